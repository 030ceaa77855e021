import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** SQL expressions for a day, an hour, a city and the sessions to book (their own bookings do not count as conflicts). */
export interface SlotPieces {
  day: RawBuilder<unknown>
  hour: RawBuilder<unknown>
  city: string
  sessionId: number | readonly number[]
}

/** Does the row of `providers` work in the city on that day? */
export function worksThatDay({ day, city }: Omit<SlotPieces, 'hour' | 'sessionId'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(providers.active and providers.city = ${city}
    and exists (select 1 from provider_working_days w
      where w.provider_id = providers.id and w.weekday = extract(dow from ${day})::smallint)
    and not exists (select 1 from provider_time_off o
      where o.provider_id = providers.id and ${day} between o.starts_on and o.ends_on))`
}

// `offset 0` keeps Postgres to the index, a time at a time: it would sooner hash every booking that ever was.
/** Is the row of `providers` free then (rule slot-is-won-once)? The calendar and the booking ask the same question. */
export function isFree(slot: SlotPieces): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${worksThatDay(slot)}
    and not exists (select 1 from bookings b
      where b.provider_id = providers.id and b.day = ${slot.day} and b.hour = ${slot.hour}
        and b.released_at is null and b.session_id <> all(${[slot.sessionId].flat()}::int[]) offset 0))`
}

/** Is nobody sent out that day: a Sunday, or a holiday everywhere or of the city (rule opening-month)? */
export function isClosedDay(day: RawBuilder<unknown>, city: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(extract(dow from ${day}) = 0
    or exists (select 1 from holidays h where h.day = ${day} and (h.city is null or h.city = ${city})))`
}
