import {
  type Availability,
  addDays,
  type CapacityDay,
  capacityDays,
  type FreeAt,
  type LocalDate,
  type Slot,
  slots,
  startsFor,
} from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** The ensaio that a visit is sought for. */
export interface VisitPlace {
  id: number
  city: string
  time_zone: string
}

/** The days that can be booked, both included. */
export interface BookableDays {
  first: LocalDate
  last: LocalDate
}

/** The free times of a property's city on the bookable days, by day, whatever time it is (rules opening-month and free-times). */
export async function freeTimesByDay(
  db: Database,
  place: VisitPlace,
  days: BookableDays,
): Promise<Availability> {
  const day = sql`days.day`
  const hour = sql`hours.hour`
  const free = isFree({ day, hour, city: place.city, sessionId: place.id })
  const { rows } = await sql<{ day: LocalDate; hours: Slot[] }>`
    select days.day, array_agg(hours.hour order by hours.hour) as hours
    from (
      select generated::date as day
      from generate_series(${days.first}::date, ${days.last}::date, interval '1 day') as generated
    ) as days
    cross join unnest(${[...slots]}::text[]) as hours(hour)
    where not ${isClosedDay(day, place.city)}
      and exists (select 1 from providers where ${free})
    group by days.day
    order by days.day`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.day, row.hours]))
}

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

/** Ensaios of one city that are to be booked together. */
export interface PlaceTogether {
  city: string
  sessionIds: readonly number[]
}

/** Returns, per bookable day, the start times at which all visits fit; passed times of today are included. */
export async function startsByDay(
  db: Database,
  place: PlaceTogether,
  { first, last }: BookableDays,
): Promise<Availability> {
  const { city, sessionIds } = place
  const day = sql`days.day`
  const free = isFree({ day, hour: sql`hours.hour`, city, sessionId: sessionIds })
  const { rows } = await sql<{ day: LocalDate; hour: Slot; free: number }>`
    select days.day, hours.hour, (select count(*)::int from providers where ${free}) as free
    from (
      select generated::date as day
      from generate_series(${first}::date, ${last}::date, interval '1 day') as generated
    ) as days
    cross join unnest(${[...slots]}::text[]) as hours(hour)
    where not ${isClosedDay(day, city)}
    order by days.day`.execute(db)
  const days = new Map<LocalDate, FreeAt>()
  for (const row of rows) days.set(row.day, { ...days.get(row.day), [row.hour]: row.free })
  const starts = [...days].map(([date, freeAt]) => [date, startsFor(freeAt, sessionIds.length)] as const)
  return Object.fromEntries(starts.filter(([, hours]) => hours.length > 0))
}

/** One row per day: the photographers at work, or the reason why there are none. */
function daysOf(db: Database, city: string, from: LocalDate) {
  const day = sql`days.day`
  return sql<{ day: LocalDate; closed: string | null; people: number }>`
    select days.day,
      case when extract(dow from days.day) = 0 then 'Domingo' else (
        select h.name from holidays h where h.day = days.day and (h.city is null or h.city = ${city})
        order by h.city nulls first limit 1
      ) end as closed,
      (select count(*)::int from providers where ${worksThatDay({ day, city })}) as people
    from (
      select generated::date as day
      from generate_series(${from}::date, ${addDays(from, capacityDays - 1)}::date, interval '1 day') as generated
    ) as days
    order by days.day`.execute(db)
}

/** Counts the city's booked visits; one row per day and slot that has any. */
function bookedIn(db: Database, city: string, from: LocalDate) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('photo_sessions as s', 's.id', 'b.session_id')
    .select(['b.day', 'b.hour'])
    .select(sql<number>`count(*)::int`.as('booked'))
    .where('s.city', '=', city)
    .where('b.released_at', 'is', null)
    .where('b.day', '>=', from)
    .where('b.day', '<=', addDays(from, capacityDays - 1))
    .groupBy(['b.day', 'b.hour'])
    .execute()
}

/** Reads a city's capacity and booked visits for four weeks from a day on (rule free-times). */
export async function readCapacity(db: Database, city: string, from: LocalDate): Promise<CapacityDay[]> {
  const [{ rows: days }, booked] = await Promise.all([daysOf(db, city, from), bookedIn(db, city, from)])
  const visits = new Map(booked.map((row) => [`${row.day} ${row.hour}`, row.booked]))
  const slotOn = (day: LocalDate, hour: Slot, capacity: number) => ({
    hour,
    capacity,
    booked: visits.get(`${day} ${hour}`) ?? 0,
  })
  return days.map(({ day, closed, people }) => ({
    day,
    closed,
    slots: slots.map((hour) => slotOn(day, hour, closed === null ? people : 0)),
  }))
}
