import { addDays, type Cents, instantAt } from '@ensaio/domain'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { toldByEnsaios, within } from '../../../payments/repository/invoice.ts'
import { allOf, type NumbersScope, placeAndOwner, weekOf } from './scope.ts'
import type { WeekRow } from './visit-figures.ts'

/** What ensaios brought in, in cents; `refunds` is negative. */
export interface RevenueCents {
  orders: Cents
  changes: Cents
  hosting: Cents
  fees: Cents
  refunds: Cents
  total: Cents
}

/**
 * The movements of ensaios on both accounts, by the week of their day at the house's clock: those of closed months and of the export for
 * bookkeeping, so that weeks add up to them (rule numbers-mean). A cancelled ensaio still counts for the photographer who was to go.
 */
export async function revenue(db: Database, scope: NumbersScope): Promise<WeekRow<RevenueCents>[]> {
  const { from, until, houseZone, photographer } = scope
  const start = (day: string) => instantAt(day, '00:00', houseZone)
  const bounds = { from: start(from), until: start(addDays(until, 1)) }
  const went = sql`(select b.provider_id from bookings b where b.session_id = s.id order by b.id desc limit 1)`
  const counted = allOf([
    ...placeAndOwner(scope),
    ...(photographer === undefined ? [] : [sql<SqlBool>`${went} = ${photographer}::int`]),
  ])
  const sum = (kind: string) =>
    sql`coalesce(-sum(amount_cents) filter (where kind = ${kind}), 0)::bigint::float8`
  const { rows } = await sql<WeekRow<RevenueCents>>`
    with ${toldByEnsaios(counted, bounds)}
    select ${weekOf(sql`(created_at at time zone ${houseZone}::text)::date`)} as week,
      ${sum('order')} as orders, ${sum('service_change')} as changes, ${sum('hosting')} as hosting,
      ${sum('fee')} as fees, ${sum('refund')} as refunds,
      (-sum(amount_cents))::bigint::float8 as total
    from (
      select created_at, kind, amount_cents from told
      union all
      select l.created_at, l.kind, l.amount_cents from ledger_entries l join photo_sessions s on s.id = l.session_id
      where l.kind in ('order', 'service_change', 'hosting', 'fee', 'refund') and ${within('l.created_at', bounds)} and ${counted}
    ) movements
    group by grouping sets ((1), ())`.execute(db)
  return rows
}
