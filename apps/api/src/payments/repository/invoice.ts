import { type Instant, status } from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The instants that bound a period, the end excluded. */
export interface Bounds {
  from: Instant
  until: Instant
}

/** Matches a column between two instants; no bounds match all. */
export function within(column: string, bounds: Bounds | null): RawBuilder<SqlBool> {
  if (bounds === null) return sql`true`
  return sql<SqlBool>`(${sql.ref(column)} >= ${bounds.from} and ${sql.ref(column)} < ${bounds.until})`
}

/**
 * The common table expressions that end in `told`: what ensaios themselves tell of what was billed, their order and its cancellation. An ensaio
 * paid with credit is not among them. Neither day nor amount of a movement changes later: an order keeps the price before its changes of
 * service. `where` is about `photo_sessions` as `s`; with bounds, ensaios are found by their days.
 */
export function toldByEnsaios(where: RawBuilder<SqlBool>, bounds: Bounds | null) {
  return sql`billed as ${bounds === null ? sql`` : sql`not materialized`} (
      select s.id, s.company_id, s.created_at, s.canceled_at, s.status, s.price_cents,
        s.price_cents + coalesce((
          select sum(l.amount_cents)::int from ledger_entries l
          where l.session_id = s.id and l.account = 'invoice' and l.kind = 'service_change'), 0) as ordered_cents
      from photo_sessions s
      where ${where} and not exists (
        select 1 from ledger_entries l
        where l.session_id = s.id and l.account = 'credit' and l.kind in ('order', 'service_change'))
    ), told as (
      select company_id, created_at, 'order' as kind, -ordered_cents as amount_cents, id as session_id,
        null as reason, null::int as entry_id
      from billed where ordered_cents > 0 and ${within('created_at', bounds)}
      union all
      select company_id, canceled_at, 'refund', price_cents, id, null, null from billed
      where status = ${sql.lit(status.canceled)} and price_cents > 0 and ${within('canceled_at', bounds)}
    )`
}

/**
 * The common table expressions that end in `moved`: what was ever billed to a company, or to all of them (null), or between two instants. What
 * ensaios tell has no `entry_id`; all else is an entry of the ledger.
 */
export function movedTo(companyId: number | null, bounds: Bounds | null = null) {
  const own = (column: string) =>
    companyId === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = ${companyId}`
  return sql`${toldByEnsaios(own('s.company_id'), bounds)}, moved as (
      select * from told
      union all
      select company_id, created_at, kind, amount_cents, session_id, reason, id from ledger_entries
      where ${own('company_id')} and account = 'invoice' and ${within('created_at', bounds)}
    )`
}
