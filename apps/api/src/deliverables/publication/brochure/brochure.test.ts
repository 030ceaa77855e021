import { createHash } from 'node:crypto'
import type { BrochurePages, Publication, PublicationForm, PublicProperty } from '@ensaio/domain'
import { listingForm } from '@ensaio/mocks'
import { coverOf, type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { publicationForm } from '@ensaio/testing/scenes/publication-form'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { diskStorage } from '../../../adapters/storage/disk-storage.ts'
import { drawPages } from '../../../files/pdf/draw-pages.ts'
import { findPage } from '../repository/publications.ts'
import { type BrochureContent, brochurePdf } from './brochure-pdf.ts'
import { makeBrochure, type Waiting } from './make-brochure.ts'

const now = '2026-11-20T15:00:00.000Z'

let demo: DemoApp
let client: Caller
let stranger: Caller
let gallery: DemoProduct
beforeAll(async () => {
  demo = await openDemoApp({ now })
  client = await signedIn(demo.app, 'pospago@demo.test')
  stranger = demoCaller(demo.app)
  gallery = (await demoProducts(demo.db, { itemId: 9, status: 5 }))[0]
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(now)
  for (const table of ['listings', 'publications'] as const) await demo.db.deleteFrom(table).execute()
})

const publish = async (over: Partial<PublicationForm> = {}): Promise<Publication> => {
  const form = { ...publicationForm, headline: 'Cobertura com terraço', contact_name: 'Renata Lima', ...over }
  const answer = await client.post(`/sessions/${gallery.sessionId}/publication`, form)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as Publication
}
const hashOf = (picture: Uint8Array) => createHash('sha256').update(picture).digest('hex')
const path = () => `/sessions/${gallery.sessionId}/publication/brochure`
/** Asks as clients do: again while pictures are being drawn. */
async function prepared(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = await ask()
  return answer.status === 409 && answer.text.includes('Preparando') ? prepared(ask) : answer
}
const brochure = (is_neutral: boolean) => prepared(() => client.post(path(), { is_neutral }))

/** Reads a PDF with a parser of others: its pages' texts, the parts for screen readers, links and pictures. */
async function read({ status, headers, bytes, text }: Answer) {
  expect(status, text).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  return readPdf(bytes)
}

async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf)
  const pages = await Promise.all(
    text.map(async (_, nth) => {
      const page = await pdf.getPage(nth + 1)
      const [tree, annotations] = await Promise.all([page.getStructTree(), page.getAnnotations()])
      return {
        tree: JSON.stringify(tree),
        links: annotations.flatMap(({ url }) => (url ? [String(url)] : [])),
      }
    }),
  )
  return { texts: text.map((one) => one.replace(/\s+/g, ' ')), pages }
}

const picturesOn = (tree: string) => tree.split('"role":"Figure"').length - 1

test('a brochure has what its page says: cover, contact, QR code, and the photos by room (rule brochure)', async () => {
  const { code } = await publish({ address_shown: 'district' })
  const page = (await stranger.get(`/properties/${code}`)).body.data as PublicProperty
  const { texts, pages } = await read(await brochure(false))
  const [first = ''] = texts
  expect(first).toContain('Cobertura com terraço')
  expect(first).toContain(page.place[0])
  expect(first).toContain('Renata Lima')
  expect(first).toContain('Todas as fotos')
  expect(pages[0]?.links).toEqual([expect.stringMatching(new RegExp(`/imovel/${code}$`))])
  const others = pages.slice(1).map(({ tree }) => picturesOn(tree))
  expect(others.reduce((all, one) => all + one, 0)).toBe(page.photos.length - 1)
  const rooms = page.photos.slice(1).flatMap(({ room }) => (room === null ? [] : [room]))
  for (const room of rooms) expect(texts.slice(1).join(' ')).toContain(room)
})

test('the neutral brochure names nobody, and leads to the neutral page', async () => {
  const { neutral_code } = await publish()
  const branded = await read(await brochure(false))
  const { texts, pages } = await read(await brochure(true))
  const { name } = await demo.db
    .selectFrom('companies')
    .innerJoin('photo_sessions as s', 's.company_id', 'companies.id')
    .select('companies.name')
    .where('s.id', '=', gallery.sessionId)
    .executeTakeFirstOrThrow()
  expect(branded.texts.join(' ') + branded.pages[0]?.tree).toContain(name)
  const all = texts.join(' ') + pages.map(({ tree }) => tree).join(' ')
  for (const word of [name, 'Renata']) expect(all).not.toContain(word)
  expect(pages[0]?.links).toEqual([expect.stringMatching(new RegExp(`/imovel/${neutral_code}$`))])
})

test('rooms and prices of a listing are on it, while the listing is on', async () => {
  await publish()
  const listing = `/sessions/${gallery.sessionId}/listing`
  await client.post(listing, listingForm())
  const [first = ''] = (await read(await brochure(false))).texts
  expect(first).toContain('78 m², 3 quartos (2 suítes), 2 banheiros, 1 vaga')
  expect(first).toContain('Venda: R$ 850.000')
  await client.post(listing, listingForm({ is_on: false }))
  expect((await read(await brochure(false))).texts[0]).not.toContain('850.000')
})

test('visitors get it where the page offers downloads, and only while it is open', async () => {
  const { code } = await publish({ offers_downloads: true })
  const open = `/properties/${code}/brochure.pdf`
  const { brochure_url } = (await stranger.get(`/properties/${code}`)).body.data as PublicProperty
  expect(brochure_url).toBe(`/api${open}`)
  const { texts } = await read(await prepared(() => stranger.get(open)))
  expect(texts[0]).toContain('Cobertura com terraço')
  await publish({ offers_downloads: false })
  expect((await stranger.get(open)).status).toBe(404)
  await publish({ offers_downloads: true, password: 'luz-da-tarde' })
  expect((await stranger.get(open)).status).toBe(404)
  // Its company needs no password.
  expect((await brochure(false)).status).toBe(200)
  await publish({ offers_downloads: true, password: null, is_on: false })
  expect((await stranger.get(open)).status).toBe(404)
  expect([(await brochure(false)).status, (await stranger.post(path(), {})).status]).toEqual([409, 401])
})

test.each([
  ['with names', false],
  ['neutral', true],
])(
  'its pages %s are shown pixel for pixel as they are printed (rule brochure)',
  async (_which, isNeutral) => {
    await publish()
    const shown = await prepared(() => client.get(`${path()}/pages?is_neutral=${isNeutral}`))
    const { pages } = shown.body.data as BrochurePages
    const pictures = pages.map((one) => Buffer.from(one.replace('data:image/webp;base64,', ''), 'base64'))
    const { bytes } = await brochure(isNeutral)
    const printed = await drawPages(bytes, { most: 9, side: 1200 })
    expect(pictures.length).toBeGreaterThan(1)
    // Bytes themselves would take minutes to compare when they differ.
    expect(pictures.map(hashOf)).toEqual(printed.map(hashOf))
    // An empty page is smaller.
    for (const picture of pictures) expect(picture.length).toBeGreaterThan(5000)
  },
)

test('a photo that was replaced since the last brochure is printed as it is now', async () => {
  await publish()
  const cover = async () => {
    const [first = Buffer.of()] = await drawPages((await brochure(false)).bytes, { most: 1, side: 300 })
    return hashOf(first)
  }
  const before = await cover()
  expect(await cover()).toBe(before)
  const admin = await signedIn(demo.app, 'admin@demo.test')
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer()
  const form = await multipart({ file: { bytes, name: 'sala.jpg', type: 'image/jpeg' } })
  const answer = await admin.post(
    `${gallery.path}/photos/${await coverOf(demo.db, gallery)}/file`,
    form.payload,
    form.headers,
  )
  expect(answer.status, answer.text).toBe(200)
  expect(await cover()).not.toBe(before)
})

test('pictures that take too long are asked for again, and those of visitors who have left are not drawn', async () => {
  const [, other] = await demoProducts(demo.db, { itemId: 9, status: 5 })
  if (other === undefined) throw new Error('The demo has one gallery alone.')
  await demo.db.deleteFrom('photos').where('session_product_id', '=', other.productId).execute()
  const admin = await signedIn(demo.app, 'admin@demo.test')
  for (const background of ['#2a6', '#26a']) {
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const form = await multipart({ file: { bytes, name: 'sala.jpg', type: 'image/jpeg' } })
    const answer = await admin.post(`${other.path}/photos`, form.payload, form.headers)
    expect(answer.status, answer.text).toBe(200)
  }
  const saved = await client.post(`/sessions/${other.sessionId}/publication`, publicationForm)
  const { code } = saved.body.data as Publication
  const page = await findPage(demo.db, code ?? '')
  if (page === null) throw new Error('The page is off.')
  const ports = { db: demo.db, storage: diskStorage(demo.files), clock: { now: () => now } }
  const make = (waiting: Waiting) =>
    makeBrochure(ports, page, { code: code ?? '', address: 'https://x.test' }, waiting)
  const drawn = () =>
    demo.db
      .selectFrom('photo_derivatives')
      .select('id')
      .where('kind', '=', 'web')
      .where('file', 'is not', null)
      .execute()
  const before = await drawn()
  const preparing = { code: 'preparing', message: 'Preparando o folheto: 0 de 2 fotos estão prontas.' }
  await expect(make({ until: 0, isLeft: () => false })).rejects.toMatchObject(preparing)
  await expect(make({ until: Number.POSITIVE_INFINITY, isLeft: () => true })).rejects.toMatchObject(preparing)
  expect(await drawn()).toEqual(before)
  let asked = 0
  const isLeft = () => {
    asked += 1
    // Each picture is drawn smaller, and then for paper.
    return asked > 2
  }
  const rest = { ...preparing, message: 'Preparando o folheto: 1 de 2 fotos estão prontas.' }
  await expect(make({ until: Number.POSITIVE_INFINITY, isLeft })).rejects.toMatchObject(rest)
  const whole = await readPdf(await make({ until: Number.POSITIVE_INFINITY, isLeft: () => false }))
  expect(whole.pages.length).toBeGreaterThan(0)
  // Pictures that are drawn already need no time.
  expect((await make({ until: 0, isLeft: () => true })).length).toBeGreaterThan(0)
})

test('the pages of a page that is not on, or of another company, are not shown', async () => {
  await publish({ is_on: false })
  expect((await client.get(`${path()}/pages`)).status).toBe(409)
  const other = await signedIn(demo.app, 'outra@demo.test')
  expect((await other.get(`${path()}/pages`)).status).toBe(404)
})

test('a page that has closed has no brochure: its code would lead nowhere', async () => {
  await publish({ expires_on: '2026-11-20' })
  // In São Paulo it is still the last day.
  demo.setClock('2026-11-21T02:59:00.000Z')
  expect((await brochure(false)).status).toBe(200)
  demo.setClock('2026-11-21T03:00:00.000Z')
  const message = 'A página fechou. Mude o último dia antes de baixar o folheto.'
  for (const answer of [await brochure(false), await client.get(`${path()}/pages`)]) {
    expect([answer.status, answer.body?.error_message]).toEqual([409, message])
  }
})

test('another company reaches no brochure', async () => {
  await publish()
  const other = await signedIn(demo.app, 'outra@demo.test')
  expect((await other.post(path(), { is_neutral: true })).status).toBe(404)
})

test('the longest texts and most photos fill four pages, and what the fonts lack is written plainly', async () => {
  const picture = await sharp({ create: { width: 484, height: 322, channels: 3, background: '#E9E4D8' } })
    .jpeg()
    .toBuffer()
  const property: PublicProperty = {
    code: 'x'.repeat(22),
    headline: 'Cobertura duplex com terraço, churrasqueira e vista permanente 🌇 para a serra',
    kind: 'apartment',
    area: 1234.5,
    place: [
      'Avenida Presidente Juscelino Kubitschek de Oliveira, 12345',
      'Vila Nova Conceição, São Paulo – SP',
    ],
    description: 'Sala ampla com varanda gourmet, perto de tudo.\n'.repeat(80),
    company: { name: 'Construtora e Incorporadora Horizonte Azul do Planalto Central', logo_url: null },
    contact: { name: 'Mariana Lopes', phone: '+5511912345678', email: 'mariana@horizonte.test' },
    photos: [],
    tours: [],
    videos: [],
    video_files: [],
    plans: [],
    is_listed: false,
    downloads: [],
    brochure_url: null,
  }
  const content: BrochureContent = {
    property,
    address: 'https://ensaio.test/imovel/xxxxxxxxxxxxxxxxxxxxxx',
    facts: [],
    logo: null,
    cover: picture,
    photos: Array.from({ length: 40 }, () => ({
      picture,
      room: 'Sala de estar e jantar com varanda integrada',
    })),
  }
  const { texts, pages } = await readPdf(await brochurePdf(content))
  expect(texts).toHaveLength(4)
  expect(pages.slice(1).map(({ tree }) => picturesOn(tree))).toEqual([8, 8, 8])
  expect(texts[0]).toContain('vista permanente para a serra')
  expect(texts[0]).toContain('mariana@horizonte.test')
  const bare = await readPdf(await brochurePdf({ ...content, cover: null, photos: [] }))
  expect(bare.texts).toHaveLength(1)
})
