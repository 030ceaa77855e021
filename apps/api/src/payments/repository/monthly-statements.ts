import {
  type Cents,
  type Instant,
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
import { movedTo } from './invoice.ts'
import { couponOfOrder, type Described, describe, orderedService } from './statement.ts'

// More than anybody pays late.
const longest = 1000

/** The instants that bound a month, the end excluded. */
export interface MonthBounds {
  from: Instant
  until: Instant
}

/** A movement that no closed month bills yet. */
export type UnstatedMovement = Omit<PaymentTables['monthly_statement_lines'], 'id' | 'statement_id'>

/** Movements of a company between two instants that no closed month bills yet. */
export async function unstatedMovements(
  tx: Tx,
  companyId: number,
  { from, until }: MonthBounds,
): Promise<UnstatedMovement[]> {
  const { rows } = await sql<UnstatedMovement>`
    with ${movedTo(companyId)}
    select m.entry_id, m.session_id, m.kind, m.amount_cents, m.created_at from moved m
    where m.kind <> 'settlement' and m.created_at >= ${from} and m.created_at < ${until}
      and not exists (
        select 1 from monthly_statement_lines l
        where l.entry_id = m.entry_id
          or (m.entry_id is null and l.entry_id is null and l.session_id = m.session_id and l.kind = m.kind))
    order by m.created_at, m.session_id, m.kind`.execute(tx)
  return rows
}

/** The companies that may have something to close: billed between two instants, or with an earlier closed month that something came too late for. */
export async function companiesToClose(
  db: Database,
  month: LocalMonth,
  { from, until }: MonthBounds,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from companies c
    where c.merged_into is null
      and not exists (select 1 from monthly_statements s where s.closed_for = c.id and s.month = ${month})
      and (exists (select 1 from monthly_statements s where s.closed_for = c.id) or exists (
        select 1 from ledger_entries l
        where l.company_id = c.id and l.account = 'invoice' and l.kind <> 'settlement'
          and l.created_at >= ${from} and l.created_at < ${until}
      ) or exists (
        select 1 from photo_sessions p
        where p.company_id = c.id
          and ((p.created_at >= ${from} and p.created_at < ${until})
            or (p.canceled_at >= ${from} and p.canceled_at < ${until}))
          and not exists (select 1 from ledger_entries l where l.session_id = p.id and l.account = 'credit')))
    order by c.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Has a company closed this month? And which earlier month did it close first, if any? */
export async function closedMonths(tx: Tx, companyId: number, month: LocalMonth) {
  const { rows } = await sql<{ isClosed: boolean; first: LocalMonth | null }>`
    select coalesce(bool_or(month = ${month}), false) as "isClosed",
      min(month) filter (where month < ${month}) as first
    from monthly_statements where closed_for = ${companyId}`.execute(tx)
  return rows[0] ?? { isClosed: false, first: null }
}

/** Writes a closed month with its lines; unique indexes allow each month and each line once. */
export async function insertStatement(
  tx: Tx,
  statement: Omit<PaymentTables['monthly_statements'], 'id' | 'closed_for'>,
  lines: readonly UnstatedMovement[],
): Promise<number> {
  const { id } = await tx
    .insertInto('monthly_statements')
    .values({ ...statement, closed_for: statement.company_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('monthly_statement_lines')
    .values(lines.map((line) => ({ ...line, statement_id: id })))
    .execute()
  return id
}

/** Locks a closed month; null when the company has none of that id. Its company is locked already. */
export async function lockStatement(tx: Tx, companyId: number, id: number) {
  const found = await tx
    .selectFrom('monthly_statements')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

export async function writePaid(tx: Tx, id: number, paidOn: LocalDate | null): Promise<void> {
  await tx.updateTable('monthly_statements').set({ paid_on: paidOn }).where('id', '=', id).execute()
}

type Row = Pick<
  PaymentTables['monthly_statements'],
  'month' | 'closed_at' | 'due_on' | 'total_cents' | 'paid_on'
> & { id: number }

const columns = ['m.id', 'm.month', 'm.closed_at', 'm.due_on', 'm.total_cents', 'm.paid_on'] as const

function shown({ total_cents, ...row }: Row, today: LocalDate): MonthlyStatement {
  const { id, month, closed_at, due_on, paid_on } = row
  return {
    ...{ id, month, closed_at, due_on, paid_on },
    total: reaisOf(total_cents),
    state: monthlyStatementState(row, today),
  }
}

/** The closed months of a company, newest first. */
export async function readStatements(
  db: Database,
  companyId: number,
  today: LocalDate,
): Promise<MonthlyStatement[]> {
  const rows = await db
    .selectFrom('monthly_statements as m')
    .select(columns)
    .where('m.company_id', '=', companyId)
    .orderBy('m.month', 'desc')
    .orderBy('m.id', 'desc')
    .limit(longest)
    .execute()
  return rows.map((row) => shown(row, today))
}

/** The unpaid months of all companies, the earliest due first. */
export async function readOpenStatements(db: Database, today: LocalDate): Promise<StaffMonthlyStatement[]> {
  const rows = await db
    .selectFrom('monthly_statements as m')
    .innerJoin('companies', 'companies.id', 'm.company_id')
    .select([...columns, 'companies.id as company_id', 'companies.name'])
    .where('m.paid_on', 'is', null)
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
    .select([...columns, 'm.company_id', 'c.name', 'c.corporate_name', 'c.identification'])
    .where('m.id', '=', id)
    .$if(companyId !== 'any', (some) => some.where('m.company_id', '=', Number(companyId)))
    .executeTakeFirst()
  if (row === undefined) return null
  const lines = await db
    .selectFrom('monthly_statement_lines as l')
    .leftJoin('photo_sessions as s', 's.id', 'l.session_id')
    .leftJoin('services', 'services.id', 's.service_id')
    .leftJoin('ledger_entries as e', 'e.id', 'l.entry_id')
    .select(['l.id', 'l.created_at', 'l.kind', 'l.amount_cents', 'l.session_id', 'e.reason', 's.address'])
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
