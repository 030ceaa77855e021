import type { Instant } from '@ensaio/domain'

/** What time it is here: the clock of an app that was told no other. */
export function wallClockNow(): Instant {
  return new Date().toISOString()
}
