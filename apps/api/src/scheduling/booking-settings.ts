import type { Instant } from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'

/** Settings of booking: the least notice in hours (rule least-notice). */
interface BookingSettings {
  /** Least hours between a booking and its visit; not applied to staff. */
  leastNoticeHours: number
}

/** Reads the settings as they are now. */
export type ReadBookingSettings = () => Promise<BookingSettings>

/** Returns the instant after which a visit booked now must start. */
export async function earliestStart(
  read: ReadBookingSettings,
  viewer: Viewer | null,
  now: Instant,
): Promise<Instant> {
  if (viewer !== null && viewer.scope !== 'client') return now
  const { leastNoticeHours } = await read()
  return new Date(Date.parse(now) + leastNoticeHours * 3_600_000).toISOString()
}
