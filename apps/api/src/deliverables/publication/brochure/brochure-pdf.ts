import { buffer } from 'node:stream/consumers'
import { formatPhone, type PublicProperty, propertyKindLabels } from '@ensaio/domain'
import { encode } from 'uqr'
import { beginSheet, legible, look, paper, part, type Sheet } from '../../../files/pdf/sheet.ts'

/** A published page as a brochure prints it: its texts, pictures, and rooms and prices of its listing. */
export interface BrochureContent {
  property: PublicProperty
  /** The whole address of the page, which the QR code leads to. */
  address: string
  /** Rooms and prices of its listing; none without one. */
  facts: readonly string[]
  /** The company's logo, a png or jpg; null for its name in letters. */
  logo: Buffer | null
  /** Pictures as jpg: the cover, then the others with what they show. */
  cover: Buffer | null
  photos: readonly { picture: Buffer; room: string | null }[]
}

const margin = 48

/** The size of a photo after the cover on paper, in points; pictures are drawn with twice as many pixels. */
export const tileSize = { width: 242, height: 161 } as const

/** The size of the cover: without a description it takes that place, too. */
export function coverSize({ description }: Pick<PublicProperty, 'description'>) {
  return { width: 596, height: description === '' ? 500 : 380 }
}

/** A text in the letters of the fonts, without pictures. */
const plain = (text: string, font?: 'display') =>
  legible(text.replace(/\p{Extended_Pictographic}\uFE0F?\s?/gu, ''), font)

/** Eight photos on each of three pages after the first. */
export const mostPhotos = 24
const tilesOnPage = 8

const gap = 15
const caption = 22
const footHeight = 104

/** Draws a QR code as one path of squares. */
function drawQr({ doc }: Sheet, text: string, { x, y, side }: { x: number; y: number; side: number }): void {
  const { data, size } = encode(text, { border: 0, ecc: 'M' })
  const cell = side / size
  data.forEach((row, down) => {
    row.forEach((isDark, across) => {
      // A hair wider than a cell: no line shows between two of them.
      if (isDark) doc.rect(x + across * cell, y + down * cell, cell + 0.1, cell + 0.1)
    })
  })
  doc.fill(paper.ink)
}

/** Writes who to talk to, and where all photos are, at the end of the first page. */
function writeFoot(sheet: Sheet, { property, address, logo }: BrochureContent): void {
  const { doc } = sheet
  const { company, contact } = property
  const top = doc.page.height - margin - footHeight
  doc.markContent('Artifact', { type: 'Layout' })
  doc.lineWidth(0.5).strokeColor(paper.line)
  doc
    .moveTo(margin, top)
    .lineTo(doc.page.width - margin, top)
    .stroke()
  doc.endMarkedContent()
  const side = 72
  const left = doc.page.width - margin - side
  const words = { width: left - margin - 24 }
  part(
    sheet,
    'Figure',
    () => {
      drawQr(sheet, address, { x: left, y: top + 16, side })
      doc.link(left, top + 16, side, side, address)
    },
    'Código QR da página do imóvel',
  )
  part(sheet, 'P', () =>
    look(doc, 'text', 8, paper.soft).text('Todas as fotos', left - 10, top + 16 + side + 4, {
      width: side + 20,
      align: 'center',
    }),
  )
  let y = top + 16
  if (company && logo !== null) {
    part(sheet, 'Figure', () => doc.image(logo, margin, y, { fit: [150, 34] }), 'Logo')
    y += 40
  }
  if (company) {
    part(sheet, 'P', () =>
      look(doc, 'display', logo === null ? 15 : 11).text(plain(company.name, 'display'), margin, y, words),
    )
    y = doc.y + 4
  }
  if (contact === null) return
  const ways = [contact.phone && formatPhone(contact.phone), contact.email].filter(Boolean).join('  ·  ')
  for (const [font, text] of [
    ['strong', contact.name],
    ['text', ways],
  ] as const) {
    if (!text) continue
    part(sheet, 'P', () => look(doc, font, 10).text(plain(text), margin, y, words))
    y = doc.y + 2
  }
}

function writeFirstPage(sheet: Sheet, content: BrochureContent): void {
  const { doc } = sheet
  const { property, cover, facts } = content
  const { headline, kind, area, place, description } = property
  if (cover !== null) {
    part(
      sheet,
      'Figure',
      () => doc.image(cover, 0, 0, coverSize(property)),
      property.photos[0]?.alt ?? headline,
    )
  }
  const width = doc.page.width - 2 * margin
  const bottom = doc.page.height - margin - footHeight - 12
  doc.y = (cover === null ? 0 : coverSize(property).height) + 36
  part(sheet, 'H1', () =>
    // A headline has 80 characters at most: two lines in either size.
    look(doc, 'display', headline.length > 40 ? 20 : 26).text(plain(headline, 'display'), margin, doc.y, {
      width,
    }),
  )
  doc.y += 6
  for (const line of place) {
    part(sheet, 'P', () => look(doc, 'text', 11, paper.soft).text(plain(line), margin, doc.y, { width }))
  }
  const own = [kind && propertyKindLabels[kind], area !== null && `${area.toLocaleString('pt-BR')} m²`]
  const known = facts.length > 0 ? facts : [own.filter(Boolean).join(', ')]
  doc.y += 8
  for (const fact of known.filter(Boolean)) {
    part(sheet, 'P', () => look(doc, 'display', 12).text(plain(fact, 'display'), margin, doc.y, { width }))
  }
  doc.y += 10
  if (description !== '' && bottom - doc.y > 24) {
    part(sheet, 'P', () =>
      look(doc, 'text', 10.5).text(plain(description), margin, doc.y, {
        ...{ width, height: bottom - doc.y, ellipsis: true, lineGap: 2.5 },
      }),
    )
  }
  writeFoot(sheet, content)
}

function writePhotos(sheet: Sheet, photos: BrochureContent['photos']): void {
  const { doc } = sheet
  for (const [nth, { picture, room }] of photos.entries()) {
    const place = nth % tilesOnPage
    if (place === 0) doc.addPage()
    const x = margin + (place % 2) * (tileSize.width + gap)
    const y = margin + Math.floor(place / 2) * (tileSize.height + caption)
    part(sheet, 'Figure', () => doc.image(picture, x, y, tileSize), room ?? `Foto ${nth + 2}`)
    if (room !== null) {
      part(sheet, 'P', () =>
        look(doc, 'text', 8.5, paper.soft).text(plain(room), x, y + tileSize.height + 4, {
          ...{ width: tileSize.width, height: 11, ellipsis: true },
        }),
      )
    }
  }
}

/** A property on one to four pages of A4: the cover, what is said of it, who to talk to, and up to 24 more photos (rule brochure). */
export async function brochurePdf(content: BrochureContent): Promise<Buffer> {
  const { headline, company } = content.property
  const sheet = await beginSheet({ title: headline, author: company?.name ?? '', margin })
  const whole = buffer(sheet.doc)
  // Everything has its place: text that reached a margin would begin a page of its own.
  sheet.doc.page.margins.bottom = 0
  writeFirstPage(sheet, content)
  writePhotos(sheet, content.photos.slice(0, mostPhotos))
  sheet.root.end()
  sheet.doc.end()
  return whole
}
