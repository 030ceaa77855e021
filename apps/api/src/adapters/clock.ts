import type { Instant } from '@ensaio/domain'

/** Who tells the time; every rule takes it from here (D5). */
export interface Clock {
  now(): Instant
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date().toISOString() }
