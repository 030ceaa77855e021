import { addDays, type CapacityDay, capacityDays, type LocalDate, type Slot, slots } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { worksThatDay } from './free-providers.ts'

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
