import type { Instant } from '@ensaio/domain'

/** The device's current time: the default clock of an app. */
export function wallClockNow(): Instant {
  return new Date().toISOString()
}
