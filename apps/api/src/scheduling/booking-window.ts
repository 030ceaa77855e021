import type { Instant, Settings } from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'

/** When visits booked now may take place. */
export interface BookingWindow {
  /** The instant after which a visit has to begin. */
  earliest: Instant
  /** How many days ahead visits can be booked (rule booking-horizon). */
  horizonDays: number
}

/** Returns when visits booked now may take place; the least notice is not applied to staff (rule least-notice). */
export function bookingWindow(
  { least_notice_hours, horizon_days: horizonDays }: Pick<Settings, 'least_notice_hours' | 'horizon_days'>,
  viewer: Viewer | null,
  now: Instant,
): BookingWindow {
  const notice = viewer !== null && viewer.scope !== 'client' ? 0 : least_notice_hours
  return { earliest: new Date(Date.parse(now) + notice * 3_600_000).toISOString(), horizonDays }
}
