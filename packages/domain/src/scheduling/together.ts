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
