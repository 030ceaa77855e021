import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
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
import { beginSheet, legible, look, type Pdf, paper, part, type Sheet } from '../../files/pdf/sheet.ts'

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

const margin = 56
const gap = 14
const dateWidth = 76
const amountWidth = 104
const padding = 6

const titleOf = (month: LocalMonth) => `Fechamento de ${formatMonth(month)}`

const reais = (amount: number) => formatCents(centsOf(amount))

function drawLine(doc: Pdf, y: number): void {
  doc.lineWidth(0.5).strokeColor(paper.line)
  doc
    .moveTo(margin, y)
    .lineTo(doc.page.width - margin, y)
    .stroke()
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
  part(sheet, 'P', () => look(doc, 'text', 10, paper.soft).text(title, margin, margin + 70))
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
      look(doc, 'text', 10, paper.soft).text(name, margin, y, { width: 90 })
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
  const color = (nth: number) => (tag === 'TH' || nth === 0 ? paper.soft : paper.ink)
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
    look(doc, 'text', 9, paper.soft).text(`Página ${nth + 1} de ${count}`, margin, y, { align: 'right' })
    doc.endMarkedContent()
  }
}

/**
 * A closed month as PDF on A4: the house, the company, what is owed and every movement (rule closed-month). Tagged for screen readers, in the
 * fonts of the product.
 */
export async function statementPdf(statement: MonthlyStatementDetail, head: PdfHead): Promise<Buffer> {
  const sheet = await beginSheet({ title: titleOf(statement.month), author: head.house, margin })
  const { doc, root } = sheet
  const whole = buffer(doc)
  writeHead(sheet, statement, head)
  writeFacts(sheet, statement, head.zone)
  await writeLines(sheet, statement.lines, head.zone)
  doc.y += gap
  part(sheet, 'P', () => look(doc, 'text', 9, paper.soft).text(monthlyStatementNote, margin))
  root.end()
  numberPages(doc)
  doc.end()
  return whole
}
