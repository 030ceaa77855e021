import type { Instant } from '@ensaio/domain'

/** The source of the current time for all rules (rule local-day). */
export interface Clock {
  now(): Instant
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date().toISOString() }
