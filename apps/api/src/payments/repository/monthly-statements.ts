import {
  type Cents,
  type LocalDate,
  type LocalMonth,
  type MonthlyStatement,
  monthlyStatementState,
  reaisOf,
  type StaffMonthlyStatement,
  type StaffMonthlyStatementDetail,
} from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import type { PaymentTables } from '../../database/tables/payment.ts'
import { couponOfOrder, type Described, describe, orderedService } from './statement.ts'

// More than anybody pays late.
const longest = 1000

type Row = Pick<
  PaymentTables['monthly_statements'],
  'month' | 'closed_at' | 'due_on' | 'total_cents' | 'paid_on'
> & { id: number; carried_to: LocalMonth | null; closed_for: string | null }

/** The month that took off the credit of a closed one. Expects `monthly_statements` as `m`. */
export const carriedTo = sql<LocalMonth | null>`(
  select t.month from monthly_statement_lines l join monthly_statements t on t.id = l.statement_id
  where l.carried_from = m.id)`

/** The name of the company that a month was closed for, where that is another one than now (rule merged-company). */
const closedFor = sql<string | null>`(
  select c.name from companies c where c.id = m.closed_for and c.id <> m.company_id)`

const columns = [
  ...(['m.id', 'm.month', 'm.closed_at', 'm.due_on', 'm.total_cents', 'm.paid_on'] as const),
  carriedTo.as('carried_to'),
  closedFor.as('closed_for'),
] as const

function shown({ total_cents, ...row }: Row, today: LocalDate): MonthlyStatement {
  const { id, month, closed_at, due_on, paid_on, carried_to, closed_for } = row
  const total = reaisOf(total_cents)
  const state = monthlyStatementState({ due_on, paid_on, total, carried_to }, today)
  const known = { id, month, closed_at, due_on, paid_on, carried_to, total, state }
  return closed_for === null ? known : { ...known, closed_for }
}

/** The closed months of a company, newest first. */
export async function readStatements(
  db: Database,
  companyId: number,
  today: LocalDate,
): Promise<MonthlyStatement[]> {
  const rows = await db
    .selectFrom('monthly_statements as m')
    .select([...columns])
    .where('m.company_id', '=', companyId)
    .orderBy('m.month', 'desc')
    .orderBy('m.id', 'desc')
    .limit(longest)
    .execute()
  return rows.map((row) => shown(row, today))
}

/** The months of all companies that wait for payment, the earliest due first; what is owed to a company is none (rule carried-credit). */
export async function readOpenStatements(db: Database, today: LocalDate): Promise<StaffMonthlyStatement[]> {
  const rows = await db
    .selectFrom('monthly_statements as m')
    .innerJoin('companies', 'companies.id', 'm.company_id')
    .select([...columns, 'companies.id as company_id', 'companies.name'])
    .where('m.paid_on', 'is', null)
    .where('m.total_cents', '>', 0)
    .orderBy('m.due_on')
    .orderBy('companies.name')
    .orderBy('m.id')
    .limit(longest)
    .execute()
  return rows.map((row) => ({
    ...shown(row, today),
    company: { id: row.company_id, name: row.name },
  }))
}

/** A closed month with its movements, of one company or of any; null when there is none of that id. */
export async function readStatementDetail(
  db: Database,
  { companyId, id }: { companyId: number | 'any'; id: number },
  today: LocalDate,
): Promise<StaffMonthlyStatementDetail | null> {
  const row = await db
    .selectFrom('monthly_statements as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select([...columns])
    .select(['m.company_id', 'c.name', 'c.corporate_name', 'c.identification'])
    .where('m.id', '=', id)
    .$if(companyId !== 'any', (some) => some.where('m.company_id', '=', Number(companyId)))
    .executeTakeFirst()
  if (row === undefined) return null
  const lines = await db
    .selectFrom('monthly_statement_lines as l')
    .leftJoin('photo_sessions as s', 's.id', 'l.session_id')
    .leftJoin('services', 'services.id', 's.service_id')
    .leftJoin('ledger_entries as e', 'e.id', 'l.entry_id')
    .leftJoin('monthly_statements as carried', 'carried.id', 'l.carried_from')
    .select(['l.id', 'l.created_at', 'l.kind', 'l.amount_cents', 'l.session_id', 'e.reason', 's.address'])
    .select('carried.month as carried')
    .select([orderedService.as('service'), sql<Cents>`-l.amount_cents`.as('owed')])
    .select(couponOfOrder(sql`l.kind`).as('coupon'))
    .where('l.statement_id', '=', id)
    .orderBy('l.id')
    .execute()
  return {
    ...shown(row, today),
    company: {
      id: row.company_id,
      name: row.corporate_name ?? row.name,
      identification: row.identification,
    },
    lines: lines.map(({ owed, ...line }) => ({
      id: line.id,
      created_at: line.created_at,
      description: describe({ ...line, payment: null } satisfies Described),
      amount: reaisOf(owed),
      session_id: line.session_id,
    })),
  }
}

/** What a closed month asks its company to pay, and until when. */
export function readClosing(tx: Tx, id: number) {
  return tx
    .selectFrom('monthly_statements')
    .select(['company_id', 'month', 'due_on', 'total_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The people of a company who read its statement: managers and finance (rule client-roles). */
export function findStatementReaders(tx: Tx, companyId: number) {
  return tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('company_id', '=', companyId)
    .where('disabled_at', 'is', null)
    .where('client_role', 'in', ['manager', 'finance'])
    .orderBy('id')
    .execute()
}
