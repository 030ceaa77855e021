import {
  type Availability,
  type FreeAt,
  type LocalDate,
  lastBookableDay,
  type Slot,
  slots,
  startsFor,
} from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { isClosedDay, isFree } from './free-providers.ts'

/** Ensaios of one city that are to be booked together. */
export interface PlaceTogether {
  city: string
  sessionIds: readonly number[]
}

/** Returns, per day from a day up to the horizon, the start times at which all visits fit; passed times of today are included. */
export async function startsByDay(
  db: Database,
  place: PlaceTogether,
  today: LocalDate,
): Promise<Availability> {
  const { city, sessionIds } = place
  const day = sql`days.day`
  const free = isFree({ day, hour: sql`hours.hour`, city, sessionId: sessionIds })
  const { rows } = await sql<{ day: LocalDate; hour: Slot; free: number }>`
    select days.day, hours.hour, (select count(*)::int from providers where ${free}) as free
    from (
      select generated::date as day
      from generate_series(${today}::date, ${lastBookableDay(today)}::date, interval '1 day') as generated
    ) as days
    cross join unnest(${[...slots]}::text[]) as hours(hour)
    where not ${isClosedDay(day, city)}
    order by days.day`.execute(db)
  const days = new Map<LocalDate, FreeAt>()
  for (const row of rows) days.set(row.day, { ...days.get(row.day), [row.hour]: row.free })
  const starts = [...days].map(([date, freeAt]) => [date, startsFor(freeAt, sessionIds.length)] as const)
  return Object.fromEntries(starts.filter(([, hours]) => hours.length > 0))
}
