import { Availability, type Instant, lastBookableDay, slotTime, status, wallClock } from '@ensaio/domain'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { WrittenAnswer } from '../http/written-answer.ts'
import type { BookingWindow } from './booking-window.ts'
import { type BookableDays, freeTimesByDay, type VisitPlace } from './repository/availability.ts'

/** A session to find free times for, and the calendar version and the point of its property that were read with it. */
export interface AskedPlace extends VisitPlace {
  status: number
  calendar_state: string
  /** Null where it is not known better than by its city. */
  point: string | null
}

/** Something found at a version of the calendar. */
interface Kept<Found> {
  state: string
  found: Found
}

/** How many free times, and how many of their answers, are kept at most: each point of a city has its own. */
const most = { max: 500 }

const toTheMinute = (instant: Instant) => instant.slice(0, 16)

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
 * Caches free times per city, point of the property, days and calendar version, and their answer as text for a minute. The version is read
 * with the session, so that no server offers a time that another has booked; times computed afterwards are as new or newer. A session with
 * a visit is computed separately, as its own time counts as free.
 */
export function keepFreeTimes(db: Database) {
  const ofCities = new LRUCache<string, Kept<Promise<Availability>>>(most)
  const answers = new LRUCache<string, Kept<WrittenAnswer>>(most)

  function ofCity(place: AskedPlace, days: BookableDays): Promise<Availability> {
    const key = [place.city, place.point, days.first, days.last].join('\n')
    const known = ofCities.get(key)
    if (known?.state === place.calendar_state) return known.found
    const kept = { state: place.calendar_state, found: freeTimesByDay(db, place, days) }
    ofCities.set(key, kept)
    kept.found.catch(() => {
      if (ofCities.peek(key) === kept) ofCities.delete(key)
    })
    return kept.found
  }

  return async (
    place: AskedPlace,
    now: Instant,
    { earliest, horizonDays }: BookingWindow,
  ): Promise<Availability | WrittenAnswer> => {
    const { city, point, time_zone, calendar_state: state } = place
    if (place.status !== status.notScheduled) {
      const times = await freeTimesByDay(db, place, firstAndLastDay(now, time_zone, horizonDays))
      return timesAfter(times, earliest, time_zone)
    }
    const key = [city, point, time_zone, horizonDays, toTheMinute(now), toTheMinute(earliest)].join('\n')
    const known = answers.get(key)
    if (known?.state === state) return known.found
    const times = await ofCity(place, firstAndLastDay(now, time_zone, horizonDays))
    const left = v.parse(Availability, timesAfter(times, earliest, time_zone))
    const found = new WrittenAnswer(JSON.stringify(left))
    answers.set(key, { state, found })
    return found
  }
}
