import { type Availability, type Instant, lastBookableDay, slotTime, status, wallClock } from '@ensaio/domain'
import type { Database } from '../database/database.ts'
import type { BookingWindow } from './booking-window.ts'
import { type BookableDays, freeTimesByDay, type VisitPlace } from './repository/availability.ts'

/** A session to find free times for, and the calendar version and the point of its property that were read with it. */
export interface AskedPlace extends VisitPlace {
  status: number
  calendar_state: string
  /** Null where it is not known better than by its city. */
  point: string | null
}

interface Kept {
  state: string
  times: Promise<Availability>
}

/** Cache limit: points and names of other cities must not accumulate. */
const mostKept = 500

/** The days that can be booked now in a zone. */
export function firstAndLastDay(now: Instant, zone: string, horizonDays: number): BookableDays {
  const first = wallClock(now, zone).date
  return { first, last: lastBookableDay(first, horizonDays) }
}

/** The free times that begin after an instant. */
export function timesAfter(times: Availability, earliest: Instant, zone: string): Availability {
  const { date, time } = wallClock(earliest, zone)
  const left: Availability = {}
  for (const [day, hours] of Object.entries(times)) {
    const ahead = day === date ? hours.filter((hour) => slotTime(hour) > time) : day > date ? hours : []
    if (ahead.length > 0) left[day] = ahead
  }
  return left
}

/**
 * Caches free times per city, point of the property, days and calendar version. The version is read with the session, so that no server offers a time that another
 * has booked; times computed afterwards are as new or newer. A session with a visit is computed separately, as its own time counts as free.
 */
export function keepFreeTimes(db: Database) {
  const known = new Map<string, Kept>()

  function ofCity(place: AskedPlace, days: BookableDays): Promise<Availability> {
    const key = [place.city, place.point, days.first, days.last].join('\n')
    const found = known.get(key)
    if (found?.state === place.calendar_state) return found.times
    const kept = { state: place.calendar_state, times: freeTimesByDay(db, place, days) }
    if (known.size >= mostKept) known.clear()
    known.set(key, kept)
    kept.times.catch(() => {
      if (known.get(key) === kept) known.delete(key)
    })
    return kept.times
  }

  return async (
    place: AskedPlace,
    now: Instant,
    { earliest, horizonDays }: BookingWindow,
  ): Promise<Availability> => {
    const days = firstAndLastDay(now, place.time_zone, horizonDays)
    const isAlone = place.status !== status.notScheduled
    const times = await (isAlone ? freeTimesByDay(db, place, days) : ofCity(place, days))
    return timesAfter(times, earliest, place.time_zone)
  }
}
