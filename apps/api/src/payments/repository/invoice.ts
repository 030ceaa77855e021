import { status } from '@ensaio/domain'
import { sql } from 'kysely'

/**
 * The common table expressions that end in `moved`: what was ever billed to a company, or to all of them (null). An order and its cancellation
 * are told by the ensaio and have no `entry_id`; all else is an entry of the ledger. An ensaio paid with credit is not among them. Neither day
 * nor amount of a movement changes later: an order keeps the price before its changes of service.
 */
export function movedTo(companyId: number | null) {
  const own = (column: string) => (companyId === null ? sql`true` : sql`${sql.ref(column)} = ${companyId}`)
  return sql`changed as (
      select l.session_id, sum(l.amount_cents)::int as cents
      from ledger_entries l join photo_sessions p on p.id = l.session_id
      where ${own('p.company_id')} and l.account = 'invoice' and l.kind = 'service_change' group by l.session_id
    ), billed as (
      select p.id, p.company_id, p.created_at, p.canceled_at, p.status, p.price_cents,
        p.price_cents + coalesce(changed.cents, 0) as ordered_cents
      from photo_sessions p left join changed on changed.session_id = p.id
      where ${own('p.company_id')} and (p.price_cents > 0 or changed.cents is not null) and not exists (
        select 1 from ledger_entries l
        where l.session_id = p.id and l.account = 'credit' and l.kind in ('order', 'service_change'))
    ), moved as (
      select company_id, created_at, 'order' as kind, -ordered_cents as amount_cents, id as session_id,
        null as reason, null::int as entry_id
      from billed where ordered_cents > 0
      union all
      select company_id, canceled_at, 'refund', price_cents, id, null, null from billed
      where status = ${sql.lit(status.canceled)} and canceled_at is not null and price_cents > 0
      union all
      select company_id, created_at, kind, amount_cents, session_id, reason, id from ledger_entries
      where ${own('company_id')} and account = 'invoice'
    )`
}
