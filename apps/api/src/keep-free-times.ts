import { type Availability, type Instant, type LocalDate, slotTime, status, wallClock } from '@ensaio/domain'
import type { Database } from './ports/database.ts'
import { freeTimesByDay, type VisitPlace } from './repositories/availability.ts'

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

function withoutStarted(times: Availability, today: LocalDate, time: string): Availability {
  const { [today]: hours = [], ...later } = times
  const left = hours.filter((hour) => slotTime(hour) > time)
  return left.length > 0 ? { [today]: left, ...later } : later
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

  return async (place: AskedPlace, now: Instant): Promise<Availability> => {
    const { date: today, time } = wallClock(now, place.time_zone)
    const isAlone = place.status !== status.notScheduled
    const times = await (isAlone ? freeTimesByDay(db, place, today) : ofCity(place, today))
    return withoutStarted(times, today, time)
  }
}
