import {
  type Cents,
  type MergePreview,
  reaisOf,
  type SessionStatus,
  type StaffCompany,
  sessionStatuses,
} from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'

/** Counts what a company would bring into another one. */
export async function readMergePreview(db: Database, other: StaffCompany): Promise<MergePreview> {
  const { id } = other
  const { rows } = await sql<Omit<MergePreview, 'other' | 'balance' | 'billed'> & { billed: Cents }>`
    select
      (select count(*)::int from users where company_id = ${id}) as people,
      (select count(*)::int from photo_sessions where company_id = ${id}) as sessions,
      (select count(*)::int from ratings r join photo_sessions s on s.id = r.session_id
        where s.company_id = ${id}) as ratings,
      (select count(*)::int from payments where company_id = ${id}) as payments,
      (select coalesce(sum(amount_cents), 0)::float8 from ledger_entries
        where company_id = ${id} and account = 'invoice') as billed`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('Counting answered no row.')
  return { ...found, other, balance: other.balance, billed: reaisOf(found.billed) }
}

/**
 * Locks two companies and what is moved between them, ensaios first: a cancellation locks its ensaio before its company, and an order only
 * its company. Companies that do not exist are missing from the answer.
 */
export async function lockForMerge(tx: Tx, { keptId, otherId }: { keptId: number; otherId: number }) {
  await tx
    .selectFrom('photo_sessions')
    .select('id')
    .where('company_id', '=', otherId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const rows = await tx
    .selectFrom('companies')
    .select(['id', 'name', 'identification', 'corporate_name', 'logo_file', 'payment_plan'])
    .select(['balance_cents', 'active', 'merged_into', sql<string | null>`address::text`.as('address')])
    .where('id', 'in', [keptId, otherId])
    .orderBy('id')
    .forUpdate()
    .execute()
  return { kept: rows.find(({ id }) => id === keptId), other: rows.find(({ id }) => id === otherId) }
}

/** A company as `lockForMerge` returns it. */
export type MergedRow = NonNullable<Awaited<ReturnType<typeof lockForMerge>>['kept']>

/**
 * Returns the sums of a company's billed entries that belong to no ensaio, negative when owed: `open` is not in a closed month yet, `stated` is
 * in closed months, less the payments for them (rule closed-month).
 */
export async function billedTo(tx: Tx, companyId: number): Promise<{ open: Cents; stated: Cents }> {
  const { rows } = await sql<{ open: Cents; stated: Cents }>`
    select coalesce(sum(amount_cents) filter (where not is_stated), 0)::float8 as open,
      coalesce(sum(amount_cents) filter (where is_stated), 0)::float8 as stated
    from (
      select amount_cents, kind = 'settlement' or exists (
        select 1 from monthly_statement_lines line where line.entry_id = l.id) as is_stated
      from ledger_entries l where company_id = ${companyId} and account = 'invoice') entries`.execute(tx)
  return rows[0] ?? { open: 0, stated: 0 }
}

/** Moves the address at which portals read a company's listings, where the remaining company has none; else that one's goes on alone (rule portal-feed). */
async function moveListingFeed(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`update listing_feeds set company_id = ${to} where company_id = ${from}
    and not exists (select from listing_feeds kept where kept.company_id = ${to})`.execute(tx)
  await tx.deleteFrom('listing_feeds').where('company_id', '=', from).execute()
}

/** Moves the ensaios, and returns their number by status, beginning with status 1. The triggers leave them out of the counts: `moveCounts` follows. */
async function moveSessions(tx: Tx, { from, to }: { from: number; to: number }): Promise<number[]> {
  await sql`select set_config('ensaio.moves_company', 'on', true)`.execute(tx)
  const { rows } = await sql<{ status: SessionStatus; moved: number }>`
    with moved as (update photo_sessions set company_id = ${to} where company_id = ${from} returning status)
    select status, count(*)::int as moved from moved group by status`.execute(tx)
  return sessionStatuses.map((one) => rows.find(({ status }) => status === one)?.moved ?? 0)
}

/**
 * Moves ensaios, links of several ensaios, payments, closed months, coupons, people, pre-registrations and the address for portals; the ledger
 * keeps its rows (rule credit-ledger). Returns the number of ensaios by status for `moveCounts`.
 */
export async function moveRows(tx: Tx, { from, to }: { from: number; to: number }): Promise<number[]> {
  const sessions = await moveSessions(tx, { from, to })
  const tables = ['session_groups', 'payments', 'monthly_statements', 'users', 'registrations'] as const
  for (const table of [...tables, 'coupons', 'coupon_uses', 'api_keys', 'webhooks'] as const)
    await sql`update ${sql.table(table)} set company_id = ${to} where company_id = ${from}`.execute(tx)
  await moveListingFeed(tx, { from, to })
  return sessions
}

/**
 * Moves the numbers of moved ensaios by status from the counts of one company to those of another, and both lists to a new version, once
 * for all of them. Others commit meanwhile, so that it adds and does not count again. Comes last in its transaction, which then holds all its
 * other locks: waiting for the counts causes no deadlock.
 */
export async function moveCounts(
  tx: Tx,
  { from, to }: { from: number; to: number },
  sessions: readonly number[],
): Promise<void> {
  if (sessions.every((moved) => moved === 0)) return
  // By id, as `name_moves_lists` locks them.
  for (const id of [from, to].toSorted((one, other) => one - other)) {
    const added = sessions.map((moved) => (id === to ? moved : -moved))
    await sql`insert into session_counts as counts (company_id, by_status) values (${id}, ${added})
      on conflict (company_id) do update set by_status = array(
        select one + added from unnest(counts.by_status, excluded.by_status) with ordinality as both_counts (one, added, nth)
        order by nth)`.execute(tx)
    await sql`select move_list(${id})`.execute(tx)
  }
}

/** Marks a company as united with another one, and those united with it before; `identification` is null where the other one takes its CNPJ. */
export async function markMerged(
  tx: Tx,
  { from, to }: { from: number; to: number },
  left: { identification: string | null; logo_file: string | null },
): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ ...left, active: false, merged_into: to })
    .where('id', '=', from)
    .execute()
  await tx.updateTable('companies').set({ merged_into: to }).where('merged_into', '=', from).execute()
}

/** Writes what stays of two companies into one. */
export async function writeMerged(
  tx: Tx,
  id: number,
  {
    address,
    ...told
  }: Pick<MergedRow, 'identification' | 'corporate_name' | 'address' | 'logo_file' | 'payment_plan'>,
): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ ...told, address })
    .where('id', '=', id)
    .execute()
}

/** Frees the CNPJ of a company that was united with this one, for this one to take it; any other CNPJ stays where it is. */
export async function freeMergedCnpj(tx: Tx, keptId: number, identification: string): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ identification: null })
    .where('merged_into', '=', keptId)
    .where('identification', '=', identification)
    .execute()
}

/** The names of the company with a CNPJ, if it was united with another one, and of the one that stays; else null. */
export async function findMerged(
  db: Database,
  identification: string,
): Promise<{ name: string; stays: string } | null> {
  const found = await db
    .selectFrom('companies as c')
    .innerJoin('companies as stays', 'stays.id', 'c.merged_into')
    .select(['c.name', 'stays.name as stays'])
    .where('c.identification', '=', identification)
    .executeTakeFirst()
  return found ?? null
}
