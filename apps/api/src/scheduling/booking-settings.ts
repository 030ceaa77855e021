import type { Instant } from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'

/** Settings of booking: the least notice in hours (rule least-notice). */
interface BookingSettings {
  /** How many hours lie at least between a booking and its visit; our people are bound by none. */
  leastNoticeHours: number
}

/** Reads the settings as they are now. */
export type ReadBookingSettings = () => Promise<BookingSettings>

/** The instant after which a visit has to begin to be booked now. */
export async function earliestStart(
  read: ReadBookingSettings,
  viewer: Viewer | null,
  now: Instant,
): Promise<Instant> {
  if (viewer !== null && viewer.scope !== 'client') return now
  const { leastNoticeHours } = await read()
  return new Date(Date.parse(now) + leastNoticeHours * 3_600_000).toISOString()
}
