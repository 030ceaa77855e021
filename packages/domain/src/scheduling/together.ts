import type { Instant } from '../calendar/local-date.ts'
import { type SessionStatus, status } from '../session/status.ts'
import { isBooked } from './public-scheduling-state.ts'
import { type Slot, slots } from './slot.ts'

/** How many photographers are free at each time of a day. */
export type FreeAt = Partial<Record<Slot, number>>

/**
 * The times of visits that are booked together, in their order, when the first begins at `start`: they follow each other without a gap
 * until the day ends, and at each time there are as many at once as that takes, so that as few photographers as can be are sent.
 */
export function timesFrom(start: Slot, count: number): Slot[] {
  const left = slots.slice(slots.indexOf(start))
  const atOnce = Math.ceil(count / left.length)
  return Array.from({ length: count }, (_, index) => left[Math.floor(index / atOnce)] ?? start)
}

/** Do so many visits find a photographer each, when the first begins at `start`? */
export function fitsFrom(start: Slot, count: number, free: FreeAt): boolean {
  const times = timesFrom(start, count)
  return slots.every((slot) => times.filter((time) => time === slot).length <= (free[slot] ?? 0))
}

/** The times of a day at which so many visits can begin together. */
export function startsFor(free: FreeAt, count: number): Slot[] {
  return slots.filter((start) => fitsFrom(start, count, free))
}

/** Of the ensaios of one link those that are booked together: all that wait for a date; where none does, all that have one, to be moved. */
export function unitsToBook<Unit extends { status: SessionStatus; scheduled_for: Instant | null }>(
  units: readonly Unit[],
): Unit[] {
  const waiting = units.filter((unit) => unit.status === status.notScheduled)
  return waiting.length > 0 ? waiting : units.filter(isBooked)
}

/** How many visits a link books at once. */
export function visitCount({
  units,
}: {
  units?: readonly { status: SessionStatus; scheduled_for: Instant | null }[]
}): number {
  return units ? unitsToBook(units).length : 1
}
