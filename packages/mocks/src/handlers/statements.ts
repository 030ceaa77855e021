import {
  bookkeepingExportPath,
  closeCompanyMonth,
  getMonthlyStatement,
  getStaffStatement,
  listCompanyStatements,
  listMonthlyStatements,
  listOpenStatements,
  monthlyStatementCsvPath,
  monthlyStatementPdfPath,
  payMonthlyStatement,
  type StatementPayment,
  staffStatementCsvPath,
  staffStatementPdfPath,
} from '@ensaio/domain'
import {
  monthlyStatement,
  monthlyStatementDetail,
  monthlyStatements,
  openStatements,
} from '../examples/monthly-statement.ts'
import { reply } from '../reply.ts'
import { replyCsv } from './csv.ts'
import { replyPdf } from './pdf.ts'

/** Successful answers about closed months. */
export const statementHandlers = [
  // As for a prepaid company, which has none: a story of a postpaid one overrides it.
  reply(listMonthlyStatements, () => []),
  reply(getMonthlyStatement, ({ values }) => {
    const id = Number(values.id)
    return monthlyStatementDetail({ ...monthlyStatements().find((one) => one.id === id), id })
  }),
  replyCsv(monthlyStatementCsvPath, 'Fechamento_outubro_de_2026_20_11_2026_12_00.csv'),
  replyPdf(monthlyStatementPdfPath, 'Fechamento_outubro_de_2026_20_11_2026_12_00.pdf'),
  reply(getStaffStatement, ({ values }) => {
    const id = Number(values.id)
    const known = monthlyStatements().find((one) => one.id === id)
    const company = { ...monthlyStatementDetail().company, id: 1 }
    return { ...monthlyStatementDetail({ ...known, id }), company }
  }),
  replyCsv(staffStatementCsvPath, 'Fechamento_outubro_de_2026_20_11_2026_12_00.csv'),
  replyPdf(staffStatementPdfPath, 'Fechamento_outubro_de_2026_20_11_2026_12_00.pdf'),
  reply(listOpenStatements, () => openStatements()),
  reply(listCompanyStatements, () => monthlyStatements()),
  reply(closeCompanyMonth, async ({ request }) => {
    const { month } = (await request.json()) as { month: string }
    return [...monthlyStatements(), monthlyStatement({ id: 9, month })]
  }),
  reply(payMonthlyStatement, async ({ request, values }) => {
    const { paid_on } = (await request.json()) as StatementPayment
    return monthlyStatements().map((one) =>
      one.id === Number(values.statementId)
        ? monthlyStatement({ ...one, paid_on, state: paid_on === null ? 'open' : 'paid' })
        : one,
    )
  }),
  replyCsv(bookkeepingExportPath, 'Movimentos_20_11_2026_12_00.csv'),
]
