import { type Availability, type Instant, type LocalDate, slotTime, status, wallClock } from '@ensaio/domain'
import type { Database } from '../database/database.ts'
import { freeTimesByDay, type VisitPlace } from './repository/availability.ts'

/** An ensaio whose free times are asked for, and the calendar's state as it was read with it. */
export interface AskedPlace extends VisitPlace {
  status: number
  calendar_state: string
}

interface Kept {
  state: string
  times: Promise<Availability>
}

/** Cities are few; names that nobody is sent to must not pile up. */
const mostKept = 100

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
 * Free times that are worked out once for a city and state of the calendar. The state comes out of the database with the ensaio, so
 * that no server offers what another has given away; what is worked out afterwards is as new or newer. An ensaio that has a visit may
 * keep its own time, and is asked for on its own.
 */
export function keepFreeTimes(db: Database) {
  const known = new Map<string, Kept>()

  function ofCity(place: AskedPlace, today: LocalDate): Promise<Availability> {
    const key = [place.city, today].join('\n')
    const found = known.get(key)
    if (found?.state === place.calendar_state) return found.times
    const kept = { state: place.calendar_state, times: freeTimesByDay(db, place, today) }
    if (known.size >= mostKept) known.clear()
    known.set(key, kept)
    kept.times.catch(() => {
      if (known.get(key) === kept) known.delete(key)
    })
    return kept.times
  }

  return async (place: AskedPlace, now: Instant, earliest: Instant): Promise<Availability> => {
    const today = wallClock(now, place.time_zone).date
    const isAlone = place.status !== status.notScheduled
    const times = await (isAlone ? freeTimesByDay(db, place, today) : ofCity(place, today))
    return timesAfter(times, earliest, place.time_zone)
  }
}
