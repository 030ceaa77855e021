import { type Availability, type LocalDate, lastBookableDay, type Slot, slots } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { isClosedDay, isFree } from './free-providers.ts'

/** The ensaio that a visit is sought for. */
export interface VisitPlace {
  id: number
  city: string
  time_zone: string
}

/** The free times of a property's city from a day up to the horizon, by day, whatever time it is (rules opening-month and free-times). */
export async function freeTimesByDay(
  db: Database,
  place: VisitPlace,
  today: LocalDate,
): Promise<Availability> {
  const day = sql`days.day`
  const hour = sql`hours.hour`
  const free = isFree({ day, hour, city: place.city, sessionId: place.id })
  const { rows } = await sql<{ day: LocalDate; hours: Slot[] }>`
    select days.day, array_agg(hours.hour order by hours.hour) as hours
    from (
      select generated::date as day
      from generate_series(${today}::date, ${lastBookableDay(today)}::date, interval '1 day') as generated
    ) as days
    cross join unnest(${[...slots]}::text[]) as hours(hour)
    where not ${isClosedDay(day, place.city)}
      and exists (select 1 from providers where ${free})
    group by days.day
    order by days.day`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.day, row.hours]))
}
