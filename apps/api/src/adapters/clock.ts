import type { Instant } from '@ensaio/domain'

/** Who tells the time; every rule takes it from here (rule local-day). */
export interface Clock {
  now(): Instant
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date().toISOString() }
