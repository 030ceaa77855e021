import {
  addDays,
  addMonths,
  formatCnpj,
  instantAt,
  type LocalDate,
  type MonthlyStatementDetail,
  monthOf,
} from '@ensaio/domain'
import type { Database } from '../../database/database.ts'
import type { Cell } from '../../files/csv.ts'
import { dayAndTime } from '../../files/csv-lines.ts'
import { bookedMovements } from '../repository/bookkeeping.ts'
import { movementNames } from '../repository/movement-names.ts'
import { describe } from '../repository/statement.ts'

/** Two decimals and a comma, so that a spreadsheet sums it. */
const reais = (amount: number) => amount.toFixed(2).replace('.', ',')
const centsText = (cents: number) => reais(cents / 100)

/** The header of a closed month as CSV. */
export const statementHead = ['Data', 'Hora', 'Lançamento', 'Ensaio', 'Valor (R$)']

/** The lines of a closed month, and its total. */
export async function* statementRows(
  { lines, total }: MonthlyStatementDetail,
  zone: string,
): AsyncGenerator<Cell[][]> {
  yield lines.map(({ created_at, description, session_id, amount }) => [
    ...dayAndTime(created_at, zone),
    ...[description, session_id, reais(amount)],
  ])
  yield [[null, null, 'Total', null, reais(total)]]
}

/** The header of the export for bookkeeping. */
export const bookkeepingHead = [
  ...['Data', 'Hora', 'Empresa', 'CNPJ', 'Conta', 'Movimento', 'Descrição', 'Ensaio', 'Valor (R$)'],
  'Pagamento',
]

/** Every movement of a period, a month at a time (rule bookkeeping-export). */
export async function* bookkeepingRows(
  db: Database,
  period: { from: LocalDate; until: LocalDate },
  zone: string,
): AsyncGenerator<Cell[][]> {
  const end = addDays(period.until, 1)
  let day = period.from
  while (day < end) {
    const next = `${addMonths(monthOf(day), 1)}-01`
    const last = next < end ? next : end
    const bounds = { from: instantAt(day, '00:00', zone), until: instantAt(last, '00:00', zone) }
    const rows = await bookedMovements(db, bounds)
    yield rows.map((row) => [
      ...dayAndTime(row.created_at, zone),
      ...[row.company, row.identification && formatCnpj(row.identification)],
      ...[row.account === 'credit' ? 'Créditos' : 'Fatura', movementNames[row.kind], describe(row)],
      ...[row.session_id, centsText(row.amount_cents), row.reference],
    ])
    day = last
  }
}
