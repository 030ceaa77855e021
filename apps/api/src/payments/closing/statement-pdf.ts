import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  centsOf,
  formatCents,
  formatCnpj,
  formatDate,
  formatInstantDate,
  formatMonth,
  type LocalMonth,
  type MonthlyStatementDetail,
  monthlyStatementNote,
  monthlyStatementStates,
  monthlyStatementText,
} from '@ensaio/domain'
import PDFDocument from 'pdfkit'

/** The house's part of a closed month as PDF. */
export interface PdfHead {
  /** The name of the house. */
  house: string
  /** The logo, a png; null for the name in letters. */
  logo: Buffer | null
  /** The colour of the name, `#rrggbb`. */
  color: string
  /** The zone of the dates. */
  zone: string
}

type Pdf = InstanceType<typeof PDFDocument>

/** A document that is written, and the element that holds its parts for screen readers. */
interface Sheet {
  doc: Pdf
  root: PDFKit.PDFStructureElement
}

const ink = '#1A1F1D'
const soft = '#565B55'
const line = '#E2DCD0'
const margin = 56
const gap = 14
const dateWidth = 76
const amountWidth = 104
const padding = 6

const pathOf = (font: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${font}`))

// By path: pdfkit keeps a font that it read from a path, and reads any other again for each cell of a table.
const fonts = {
  text: pathOf('instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  strong: pathOf('instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
  display: pathOf('bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf'),
}

const titleOf = (month: LocalMonth) => `Fechamento de ${formatMonth(month)}`

const reais = (amount: number) => formatCents(centsOf(amount))

// Matches the letters that the fonts lack. Their plain form is written instead (`m2` for `m²`), or a question mark.
const unknown =
  /[^\n -~\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u00ff\u2010-\u2026]/gu

function legible(text: string): string {
  return text.replace(unknown, (letter) => {
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
    return /^[ -~]+$/.test(plain) ? plain : '?'
  })
}

function look(doc: Pdf, font: keyof typeof fonts, size: number, color = ink): Pdf {
  return doc.font(fonts[font]).fontSize(size).fillColor(color)
}

function drawLine(doc: Pdf, y: number): void {
  doc.lineWidth(0.5).strokeColor(line)
  doc
    .moveTo(margin, y)
    .lineTo(doc.page.width - margin, y)
    .stroke()
}

/** Writes a part that screen readers find as such. */
function part({ doc, root }: Sheet, tag: 'H1' | 'P' | 'Figure', write: () => unknown, alt?: string): void {
  root.add(doc.struct(tag, alt === undefined ? {} : { alt }, () => void write()))
}

function writeHead(sheet: Sheet, { month }: MonthlyStatementDetail, head: PdfHead): void {
  const { doc } = sheet
  const { house, logo, color } = head
  const name = () => look(doc, 'display', 20, color).text(legible(house), margin, margin)
  if (logo === null) part(sheet, 'P', name)
  else part(sheet, 'Figure', () => doc.image(logo, margin, margin, { fit: [160, 32] }), house)
  part(sheet, 'H1', () =>
    look(doc, 'strong', 14).text(titleOf(month), margin, margin + 5, { align: 'right' }),
  )
  drawLine(doc, margin + 46)
}

function writeFacts(sheet: Sheet, statement: MonthlyStatementDetail, zone: string): void {
  const { doc } = sheet
  const { company, total, state } = statement
  const isOwed = state === 'open' || state === 'overdue'
  const title = total < 0 ? 'Saldo a favor' : 'Total'
  part(sheet, 'P', () => look(doc, 'text', 10, soft).text(title, margin, margin + 70))
  part(sheet, 'P', () => look(doc, 'display', 30).text(reais(Math.abs(total))))
  doc.y += 12
  const cnpj = company.identification ? `\nCNPJ ${formatCnpj(company.identification)}` : ''
  const facts = [
    ['Empresa', legible(company.name) + cnpj],
    ['Fechado em', formatInstantDate(statement.closed_at, zone)],
    ...(total > 0 ? [['Vencimento', formatDate(statement.due_on)]] : []),
    ['Situação', isOwed ? monthlyStatementStates[state] : monthlyStatementText(statement)],
  ]
  for (const [name = '', value = ''] of facts) {
    const { y } = doc
    part(sheet, 'P', () => {
      look(doc, 'text', 10, soft).text(name, margin, y, { width: 90 })
      look(doc, 'strong', 10).text(value, margin + 100, y)
    })
    doc.y += 5
  }
  doc.y += gap
}

type Cells = [date: string, description: string, amount: string]

const columnsOf = ({ page }: Pdf) => [
  { x: margin, width: dateWidth },
  { x: margin + dateWidth, width: page.width - 2 * margin - dateWidth - amountWidth },
  { x: page.width - margin - amountWidth, width: amountWidth, align: 'right' as const },
]

/** Writes a row of the table at a height of the page, with a line under it. */
function writeRow(
  doc: Pdf,
  table: PDFKit.PDFStructureElement,
  row: { tag: 'TH' | 'TD'; cells: Cells; y: number; height: number },
): void {
  const { tag, cells, y, height } = row
  const columns = columnsOf(doc)
  const color = (nth: number) => (tag === 'TH' || nth === 0 ? soft : ink)
  const parts = cells.map((text, nth) =>
    doc.struct(tag, {}, () => {
      const { x = 0, ...options } = columns[nth] ?? {}
      look(doc, 'text', 10, color(nth)).text(text, x, y + padding, options)
    }),
  )
  table.add(doc.struct('TR', {}, parts))
  doc.markContent('Artifact', { type: 'Layout' })
  drawLine(doc, y + height)
  doc.endMarkedContent()
}

/** Writes the movements, under a head on each page; lets other work go on between two pages. */
async function writeLines(
  { doc, root }: Sheet,
  lines: MonthlyStatementDetail['lines'],
  zone: string,
): Promise<void> {
  const table = doc.struct('Table')
  root.add(table)
  const bottom = doc.page.height - margin - gap
  let { y } = doc
  const write = (tag: 'TH' | 'TD', cells: Cells, height: number) => {
    writeRow(doc, table, { tag, cells, y, height })
    y += height
  }
  const heightOf = (text: string) =>
    look(doc, 'text', 10).heightOfString(text, columnsOf(doc)[1] ?? {}) + 2 * padding
  const head: Cells = ['Data', 'Lançamento', 'Valor']
  write('TH', head, heightOf('Lançamento'))
  for (const { created_at, description, amount } of lines) {
    const text = legible(description)
    const height = heightOf(text)
    if (y + height > bottom) {
      await setImmediate()
      doc.addPage()
      y = margin
      write('TH', head, heightOf('Lançamento'))
    }
    write('TD', [formatInstantDate(created_at, zone), text, reais(amount)], height)
  }
  table.end()
  doc.y = y
}

function numberPages(doc: Pdf): void {
  const { count } = doc.bufferedPageRange()
  for (let nth = 0; nth < count; nth += 1) {
    doc.switchToPage(nth)
    // Text below the margin would begin a new page.
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    const y = doc.page.height - margin + gap
    look(doc, 'text', 9, soft).text(`Página ${nth + 1} de ${count}`, margin, y, { align: 'right' })
    doc.endMarkedContent()
  }
}

/**
 * A closed month as PDF on A4: the house, the company, what is owed and every movement (rule closed-month). Tagged for screen readers, in the
 * fonts of the product.
 */
export async function statementPdf(statement: MonthlyStatementDetail, head: PdfHead): Promise<Buffer> {
  const doc = new PDFDocument({
    ...{ size: 'A4', margin, lang: 'pt-BR', tagged: true, displayTitle: true, bufferPages: true },
    ...{ pdfVersion: '1.7' as const, font: fonts.text },
    info: { Title: titleOf(statement.month), Author: head.house },
  })
  const whole = buffer(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const sheet: Sheet = { doc, root }
  writeHead(sheet, statement, head)
  writeFacts(sheet, statement, head.zone)
  await writeLines(sheet, statement.lines, head.zone)
  doc.y += gap
  part(sheet, 'P', () => look(doc, 'text', 9, soft).text(monthlyStatementNote, margin))
  root.end()
  numberPages(doc)
  doc.end()
  return whole
}
