import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { inPeriod, isCounted, localDay, type NumbersScope, weekOf } from './scope.ts'
import type { WeekRow } from './visit-figures.ts'

const median = (hours: ReturnType<typeof sql>) =>
  sql<number | null>`percentile_cont(0.5) within group (order by extract(epoch from ${hours})::float8 / 3600)`

/** Ensaios by the week in which they got their first date, and the median hours since their order. */
export async function bookingTimes(db: Database, scope: NumbersScope) {
  const at = sql`b.created_at`
  const { rows } = await sql<WeekRow<{ booked: number; booking_hours: number | null }>>`
    select ${weekOf(localDay(at))} as week, count(*)::int as booked, ${median(sql`${at} - s.created_at`)} as booking_hours
    from bookings b join photo_sessions s on s.id = b.session_id
    where ${inPeriod(at, scope)} and ${isCounted(scope)}
      and not exists (select from bookings earlier where earlier.session_id = b.session_id and earlier.id < b.id)
    group by grouping sets ((1), ())`.execute(db)
  return rows
}

/** Ensaios by the week of their delivery, and the median hours since they got their first date. */
export async function deliveryTimes(db: Database, scope: NumbersScope) {
  const at = sql`s.delivered_at`
  const { rows } = await sql<WeekRow<{ delivered: number; delivery_hours: number | null }>>`
    select ${weekOf(localDay(at))} as week, count(*)::int as delivered, ${median(sql`${at} - first.created_at`)} as delivery_hours
    from photo_sessions s cross join lateral (
      select b.created_at from bookings b where b.session_id = s.id order by b.id limit 1) first
    where ${inPeriod(at, scope)} and ${isCounted(scope)}
    group by grouping sets ((1), ())`.execute(db)
  return rows
}
