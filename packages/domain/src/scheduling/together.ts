import { type DayPlan, standardSchedule } from '../address/city-hours.ts'
import type { Instant } from '../calendar/local-date.ts'
import { type SessionStatus, status } from '../session/status.ts'
import { isBooked } from './public-scheduling-state.ts'
import { minuteOf, type Slot, slots, visitMinutes } from './slot.ts'

/** The number of free photographers at each time of a day. */
export type FreeAt = Record<Slot, number>

const standardDay: DayPlan = { times: slots, travel_minutes: standardSchedule.travel_minutes }

/** The times that one photographer can keep in a row, from a first one on. */
function chainFrom(start: Slot, { times, travel_minutes }: DayPlan): Slot[] {
  const chain = [start]
  let free = minuteOf(start) + visitMinutes + travel_minutes
  for (const time of times) {
    if (minuteOf(time) < free) continue
    chain.push(time)
    free = minuteOf(time) + visitMinutes + travel_minutes
  }
  return chain
}

/**
 * The times of visits that are booked together, in order, when the first begins at `start`: consecutive, each after the last one and the
 * travel, until the day ends, and as few as possible at the same time, so that few photographers are needed.
 */
export function timesFrom(start: Slot, count: number, day: DayPlan = standardDay): Slot[] {
  const left = chainFrom(start, day)
  const atOnce = Math.ceil(count / left.length)
  return Array.from({ length: count }, (_, index) => left[Math.floor(index / atOnce)] ?? start)
}

/** Are enough photographers free for this many visits, when the first begins at `start`? */
export function fitsFrom(start: Slot, count: number, free: FreeAt, day: DayPlan = standardDay): boolean {
  const times = timesFrom(start, count, day)
  return times.every((slot) => times.filter((time) => time === slot).length <= (free[slot] ?? 0))
}

/** The start times of a day for this many visits together. */
export function startsFor(free: FreeAt, count: number, day: DayPlan = standardDay): Slot[] {
  return day.times.filter((start) => fitsFrom(start, count, free, day))
}

/** The ensaios of one link that are booked together: all without a date or, if none, all that have one, to be moved. */
export function unitsToBook<Unit extends { status: SessionStatus; scheduled_for: Instant | null }>(
  units: readonly Unit[],
): Unit[] {
  const waiting = units.filter((unit) => unit.status === status.notScheduled)
  return waiting.length > 0 ? waiting : units.filter(isBooked)
}

/** The number of visits that a link books together. */
export function visitCount({
  units,
}: {
  units?: readonly { status: SessionStatus; scheduled_for: Instant | null }[]
}): number {
  return units ? unitsToBook(units).length : 1
}
