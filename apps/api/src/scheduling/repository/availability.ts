import {
  type Availability,
  addDays,
  type CapacityDay,
  type CitySchedule,
  capacityDays,
  dayPlan,
  type FreeAt,
  type LocalDate,
  minuteOf,
  type Slot,
  standardSchedule,
  startsFor,
  visitMinutes,
  weekdayOf,
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
  const free = canGo({ day, hour, city: place.city, sessionId: place.id })
  const { rows } = await sql<{ day: LocalDate; hours: Slot[] }>`
    select days.day, array_agg(hours.hour order by hours.hour) as hours
    from (
      select generated::date as day
      from generate_series(${days.first}::date, ${days.last}::date, interval '1 day') as generated
    ) as days
    cross join lateral ${timesOf(day, place.city)} as hours(hour)
    where not ${isHoliday(day, place.city)}
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

/** The start times of a city on a day, as a set of texts (rule city-hours). */
function timesOf(day: RawBuilder<unknown>, city: string): RawBuilder<unknown> {
  return sql`jsonb_array_elements_text(
    (select c.hours from cities c where c.name = ${city}) -> extract(dow from ${day})::integer)`
}

/** The minutes for which a visit booked now occupies its photographer: visit and travel (rule visits-never-overlap). */
export function occupiedMinutes(city: string): RawBuilder<number> {
  return sql<number>`(${visitMinutes}::integer + coalesce((select c.travel_minutes from cities c where c.name = ${city}), 0))`
}

// `offset 0` keeps Postgres to the index, a time at a time: it would sooner hash every booking that ever was.
/** Is the row of `providers` at no other visit then, with travel before and after (rule visits-never-overlap)? */
export function isUnbooked(slot: SlotPieces): RawBuilder<SqlBool> {
  return sql<SqlBool>`(not exists (select 1 from bookings b
      where b.provider_id = providers.id and b.day = ${slot.day}
        and b.during && visit_during(providers.id, ${slot.day}, ${slot.hour}, ${occupiedMinutes(slot.city)})
        and b.released_at is null and b.session_id <> all(${[slot.sessionId].flat()}::int[]) offset 0))`
}

/** Is the row of `providers` at work and unbooked then (rule slot-is-won-once)? */
export function isFree(slot: SlotPieces): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${worksThatDay(slot)} and ${isUnbooked(slot)})`
}

/**
 * Does the row of `providers` arrive in time, from each of their visits that day and at each after it? Only where the positions of both
 * properties are known better than by their city (rule travel-time).
 */
function arrives({ day, hour, sessionId }: Omit<SlotPieces, 'city'>): RawBuilder<SqlBool> {
  const ids = [sessionId].flat()
  const known = sql`precision <> 'city'`
  const ride = (from: string, to: string, leaves: RawBuilder<unknown>) =>
    sql`${leaves} + ${visitMinutes}::integer + travel_minutes(
      ${sql.ref(`${from}.latitude`)}, ${sql.ref(`${from}.longitude`)},
      ${sql.ref(`${to}.latitude`)}, ${sql.ref(`${to}.longitude`)}, ${leaves} + ${visitMinutes}::integer)`
  const start = sql`minute_of(${hour})`
  const other = sql`minute_of(b.hour)`
  // The first test is asked once for all times: without a position there is nothing to estimate.
  return sql<SqlBool>`(not exists (select from session_positions where session_id = ${ids[0] ?? 0}::int and ${known})
    or not exists (
      select from bookings b
      join session_positions theirs on theirs.session_id = b.session_id and theirs.${known}
      join session_positions sought on sought.session_id = ${ids[0] ?? 0}::int
      where b.provider_id = providers.id and b.day = ${day} and b.released_at is null
        and b.session_id <> all(${ids}::int[])
        and case when b.hour <= ${hour} then ${ride('theirs', 'sought', other)} > ${start}
          else ${ride('sought', 'theirs', start)} > ${other} end
      offset 0))`
}

/** Can the row of `providers` be sent by the agenda: free then, and in time from and to their other visits (rules free-times and travel-time)? The calendar and the booking ask the same question. */
export function canGo(slot: SlotPieces): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isFree(slot)} and ${arrives(slot)})`
}

/** Is nobody sent out that day: a holiday everywhere or of the city (rule opening-month)? */
function isHoliday(day: RawBuilder<unknown>, city: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from holidays h where h.day = ${day} and (h.city is null or h.city = ${city}))`
}

/** Does the city offer this time on that day (rule city-hours)? */
export function isOfferedTime({ day, hour, city }: Omit<SlotPieces, 'sessionId'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(not ${isHoliday(day, city)} and ${hour} in (select ${timesOf(day, city)}))`
}

/** Reads when visits start in a city; the standard schedule for one that is not in the list. */
export async function citySchedule(db: Database, city: string): Promise<CitySchedule> {
  const found = await db
    .selectFrom('cities')
    .select(['hours', 'travel_minutes'])
    .where('name', '=', city)
    .executeTakeFirst()
  return found ?? standardSchedule
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
  const free = canGo({ day, hour: sql`hours.hour`, city, sessionId: sessionIds })
  const { rows } = await sql<{ day: LocalDate; hour: Slot; free: number }>`
    select days.day, hours.hour, (select count(*)::int from providers where ${free}) as free
    from (
      select generated::date as day
      from generate_series(${first}::date, ${last}::date, interval '1 day') as generated
    ) as days
    cross join lateral ${timesOf(day, city)} as hours(hour)
    where not ${isHoliday(day, city)}
    order by days.day`.execute(db)
  const days = new Map<LocalDate, FreeAt>()
  for (const row of rows) days.set(row.day, { ...days.get(row.day), [row.hour]: row.free })
  const schedule = await citySchedule(db, city)
  const starts = [...days].map(([date, free]) => {
    return [date, startsFor(free, sessionIds.length, dayPlan(schedule, date))] as const
  })
  return Object.fromEntries(starts.filter(([, hours]) => hours.length > 0))
}

/** One row per day: the photographers at work, and the holiday if it is one. */
function daysOf(db: Database, city: string, from: LocalDate) {
  const day = sql`days.day`
  return sql<{ day: LocalDate; holiday: string | null; people: number }>`
    select days.day,
      (select h.name from holidays h where h.day = days.day and (h.city is null or h.city = ${city})
        order by h.city nulls first limit 1) as holiday,
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

/** Why there are no visits on a day of the week without times. */
export function closedWeekday(day: LocalDate): string {
  return weekdayOf(day) === 0 ? 'Domingo' : 'Sem horários'
}

/** Reads why a city has no visits on a day, null on an open day, and whether it offers a time then (rules city-hours and opening-month). */
export async function readOffer(
  db: Database,
  city: string,
  { day, hour }: { day: LocalDate; hour: Slot },
): Promise<{ closed: string | null; isOffered: boolean }> {
  const holiday = await db
    .selectFrom('holidays')
    .select('name')
    .where('day', '=', day)
    .where((eb) => eb.or([eb('city', 'is', null), eb('city', '=', city)]))
    .orderBy('city', (order) => order.asc().nullsFirst())
    .executeTakeFirst()
  const { times } = dayPlan(await citySchedule(db, city), day)
  const closed = holiday?.name ?? (times.length === 0 ? closedWeekday(day) : null)
  return { closed, isOffered: closed === null && times.includes(hour) }
}

/**
 * Reads a city's capacity and booked visits for four weeks from a day on (rule free-times). A time can be taken by the photographers at work
 * less those on visits that overlap it; visits at times that the city no longer offers are listed too (rule city-hours).
 */
export async function readCapacity(db: Database, city: string, from: LocalDate): Promise<CapacityDay[]> {
  const [{ rows: days }, booked, schedule] = await Promise.all([
    daysOf(db, city, from),
    bookedIn(db, city, from),
    citySchedule(db, city),
  ])
  return days.map(({ day, holiday, people }) => {
    const visits = booked.filter((one) => one.day === day)
    const { times: offered } = dayPlan(schedule, day)
    const closed = holiday ?? (offered.length === 0 ? closedWeekday(day) : null)
    const overlaps = (one: Slot, other: Slot) =>
      one !== other && Math.abs(minuteOf(one) - minuteOf(other)) < visitMinutes + schedule.travel_minutes
    const slotOn = (hour: Slot) => {
      const elsewhere = visits
        .filter((one) => overlaps(one.hour, hour))
        .reduce((sum, one) => sum + one.booked, 0)
      const isOpen = closed === null && offered.includes(hour)
      return {
        hour,
        capacity: isOpen ? Math.max(0, people - elsewhere) : 0,
        booked: visits.find((one) => one.hour === hour)?.booked ?? 0,
      }
    }
    const hours = [...new Set([...offered, ...visits.map(({ hour }) => hour)])].sort()
    return { day, closed, slots: hours.map(slotOn) }
  })
}
