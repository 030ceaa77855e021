import { type Instant, type NumbersFilter, status } from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { noonOf } from '../../../database/days.ts'

/** What is counted: the filter in force, for the whole house or for one company. */
export type NumbersScope = NumbersFilter & {
  now: Instant
  /** The zone of the house, in which money has its day. */
  houseZone: string
}

/** Visits that took place or will: booked, done, delivered, in revision. */
export const isVisit = sql<SqlBool>`s.status in (${sql.join(
  [status.scheduled, status.pending, status.delivered, status.atRevision].map((one) => sql.lit(one)),
)})`

/** The Monday of an instant's week on a clock, and the day itself. */
export function localDay(instant: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(${instant} at time zone s.time_zone)::date`
}

/** Matches instants of the period on the property's clock. The outer bounds use no zone, so that an index applies. */
export function inPeriod(instant: RawBuilder<unknown>, { from, until }: NumbersScope): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${instant} >= ${noonOf(from)} - interval '38 hours'
    and ${instant} <= ${noonOf(until)} + interval '38 hours'
    and ${localDay(instant)} between ${from}::date and ${until}::date)`
}

/** The filters over ensaios but the photographer. Expects `photo_sessions` as `s`. */
export function placeAndOwner({ city, service, company }: NumbersScope): RawBuilder<SqlBool>[] {
  return [
    ...(city === undefined ? [] : [sql<SqlBool>`s.city = ${city}`]),
    ...(service === undefined ? [] : [sql<SqlBool>`s.service_id = ${service}::int`]),
    ...(company === undefined ? [] : [sql<SqlBool>`s.company_id = ${company}::int`]),
  ]
}

/** The filters over ensaios, the photographer who goes or went included. */
export function isCounted(scope: NumbersScope): RawBuilder<SqlBool> {
  const { photographer } = scope
  return allOf([
    ...placeAndOwner(scope),
    ...(photographer === undefined
      ? []
      : [
          sql<SqlBool>`exists (select from bookings sent where sent.session_id = s.id
            and sent.provider_id = ${photographer}::int and sent.released_at is null)`,
        ]),
  ])
}

/** All of these conditions; none is true. */
export function allOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

/** The Monday of a day's week. */
export function weekOf(day: RawBuilder<unknown>): RawBuilder<string> {
  return sql`date_trunc('week', ${day}::timestamp)::date`
}
