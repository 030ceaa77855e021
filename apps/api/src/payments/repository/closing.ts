import type { Cents, Instant, LocalDate, LocalMonth } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import type { PaymentTables } from '../../database/tables/payment.ts'
import { movedTo } from './invoice.ts'
import { carriedTo } from './monthly-statements.ts'

/** The instants that bound a month, the end excluded. */
export interface MonthBounds {
  from: Instant
  until: Instant
}

/** A line of a month that is being closed. */
export type StatementLine = Omit<
  PaymentTables['monthly_statement_lines'],
  'id' | 'statement_id' | 'carried_from'
> & {
  carried_from?: number
}

/** The credits of earlier months that no month took off yet and nobody settled, each as a line, the oldest first (rule carried-credit). */
export function pendingCredits(tx: Tx, companyId: number, before: LocalMonth): Promise<StatementLine[]> {
  return tx
    .selectFrom('monthly_statements as m')
    .select([
      sql.lit(null).as('entry_id'),
      sql.lit(null).as('session_id'),
      sql.lit('carried' as const).as('kind'),
    ])
    .select([
      sql<Cents>`-m.total_cents`.as('amount_cents'),
      'm.closed_at as created_at',
      'm.id as carried_from',
    ])
    .where('m.company_id', '=', companyId)
    .where('m.month', '<', before)
    .where('m.total_cents', '<', 0)
    .where('m.paid_on', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('monthly_statement_lines as l').select('l.id').whereRef('l.carried_from', '=', 'm.id'),
        ),
      ),
    )
    .orderBy('m.month')
    .orderBy('m.id')
    .execute()
}

/** Movements of a company between two instants that no closed month bills yet. */
export async function unstatedMovements(
  tx: Tx,
  companyId: number,
  { from, until }: MonthBounds,
): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine>`
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
          and not exists (select 1 from ledger_entries l where l.session_id = p.id and l.account = 'credit' and l.kind <> 'hosting')))
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
  lines: readonly StatementLine[],
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
    .selectFrom('monthly_statements as m')
    .selectAll()
    .select(carriedTo.as('carried_to'))
    .where('m.id', '=', id)
    .where('m.company_id', '=', companyId)
    .forUpdate('m')
    .executeTakeFirst()
  return found ?? null
}

export async function writePaid(tx: Tx, id: number, paidOn: LocalDate | null): Promise<void> {
  await tx.updateTable('monthly_statements').set({ paid_on: paidOn }).where('id', '=', id).execute()
}
