import {
  type Availability,
  type Instant,
  lastBookableDay,
  type Slot,
  slotStart,
  slots,
  wallClock,
} from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../ports/database.ts'
import { isClosedDay, isFree } from './free-providers.ts'

/** The ensaio that a visit is sought for. */
export interface VisitPlace {
  id: number
  city: string
  time_zone: string
}

/** The slots of today that have not started yet, at the property. */
function slotsLeftToday(zone: string, now: Instant): Slot[] {
  const { date } = wallClock(now, zone)
  return slots.filter((slot) => Date.parse(slotStart(date, slot, zone)) > Date.parse(now))
}

/** The free times of a property's city up to the horizon, by day (D11, D12). */
export async function freeTimesByDay(db: Database, place: VisitPlace, now: Instant): Promise<Availability> {
  const today = wallClock(now, place.time_zone).date
  const day = sql`days.day`
  const hour = sql`hours.hour`
  const free = isFree({ day, hour, city: place.city, sessionId: place.id })
  const { rows } = await sql<{ day: string; hours: Slot[] }>`
    select days.day, array_agg(hours.hour order by hours.hour) as hours
    from (
      select generated::date as day
      from generate_series(${today}::date, ${lastBookableDay(today)}::date, interval '1 day') as generated
    ) as days
    cross join unnest(${[...slots]}::text[]) as hours(hour)
    where not ${isClosedDay(day, place.city)}
      and (days.day > ${today}::date or hours.hour = any(${slotsLeftToday(place.time_zone, now)}::text[]))
      and exists (select 1 from providers where ${free})
    group by days.day
    order by days.day`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.day, row.hours]))
}
