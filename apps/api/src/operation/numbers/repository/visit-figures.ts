import { status } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import {
  allOf,
  inPeriod,
  isCounted,
  isVisit,
  localDay,
  type NumbersScope,
  placeAndOwner,
  weekOf,
} from './scope.ts'

/** Figures of each week that has any; `week` is null for the whole period. */
export type WeekRow<Figures> = { week: string | null } & Figures

/** Visits by the week in which they are (rule numbers-mean). */
export async function visits(db: Database, scope: NumbersScope): Promise<WeekRow<{ visits: number }>[]> {
  const start = sql`s.scheduled_for`
  const { rows } = await sql<WeekRow<{ visits: number }>>`
    select ${weekOf(localDay(start))} as week, count(*)::int as visits from photo_sessions s
    where ${isVisit} and ${inPeriod(start, scope)} and ${isCounted(scope)}
    group by grouping sets ((1), ())`.execute(db)
  return rows
}

/**
 * Lost visits by the week in which they were to be. The history tells them, as an ensaio that gets another date forgets its absence; the
 * booking in force when it was told says the day and the photographer.
 */
export async function noShows(db: Database, scope: NumbersScope) {
  const { from, until, photographer } = scope
  const { rows } = await sql<WeekRow<{ client_no_shows: number; provider_no_shows: number }>>`
    select ${weekOf(sql`day`)} as week, count(*) filter (where lost_by = ${status.clientNoShow})::int as client_no_shows,
      count(*) filter (where lost_by = ${status.providerNoShow})::int as provider_no_shows
    from (
      select (e.detail ->> 'to')::int as lost_by, coalesce(b.day, ${localDay(sql`e.created_at`)}) as day
      from session_events e join photo_sessions s on s.id = e.session_id
      left join lateral (
        select b.day, b.provider_id from bookings b
        where b.session_id = e.session_id and b.created_at <= e.created_at
          and (b.released_at is null or b.released_at >= e.created_at)
        order by b.id desc limit 1) b on true
      where e.kind = 'moved' and e.detail ->> 'to' in ('6', '7')
        and e.created_at >= ${from}::date - interval '38 hours' and ${allOf(placeAndOwner(scope))}
        and ${photographer === undefined ? sql`true` : sql`b.provider_id = ${photographer}::int`}) lost
    where day between ${from}::date and ${until}::date
    group by grouping sets ((1), ())`.execute(db)
  return rows
}

/** Promised deliveries by the week of the promised day, and how many of them came later or are overdue. */
export async function promises(db: Database, scope: NumbersScope) {
  const { from, until, now } = scope
  const came = sql`coalesce(s.delivered_at, ${now}::timestamptz)`
  const { rows } = await sql<WeekRow<{ promised: number; late: number }>>`
    select ${weekOf(sql`s.promised_on`)} as week, count(*)::int as promised,
      (count(*) filter (where ${localDay(came)} > s.promised_on))::int as late
    from photo_sessions s
    where s.status in (${sql.join([status.pending, status.delivered, status.atRevision].map((one) => sql.lit(one)))})
      and s.promised_on between ${from}::date and ${until}::date and ${isCounted(scope)}
    group by grouping sets ((1), ())`.execute(db)
  return rows
}

/** What clients rated, by the week of their rating. */
export async function ratings(db: Database, scope: NumbersScope) {
  const at = sql`r.rated_at`
  const { rows } = await sql<WeekRow<{ ratings: number; rating: number | null }>>`
    select ${weekOf(localDay(at))} as week, count(*)::int as ratings, avg(r.rate)::float8 as rating
    from ratings r join photo_sessions s on s.id = r.session_id
    where r.category = 'client' and ${inPeriod(at, scope)} and ${isCounted(scope)}
    group by grouping sets ((1), ())`.execute(db)
  return rows
}
