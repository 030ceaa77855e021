import type { Instant, Settings } from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import type { Database } from '../database/database.ts'

/** Reads the settings that bound a booking, as the given transaction or database sees them. */
export type ReadBookingSettings = (
  db: Database,
) => Promise<Pick<Settings, 'least_notice_hours' | 'horizon_days'>>

/** When visits booked now may take place. */
export interface BookingWindow {
  /** The instant after which a visit has to begin. */
  earliest: Instant
  /** How many days ahead visits can be booked (rule booking-horizon). */
  horizonDays: number
}

/** Returns when visits booked now may take place; the least notice is not applied to staff (rule least-notice). */
export async function bookingWindow(
  db: Database,
  { read, viewer }: { read: ReadBookingSettings; viewer: Viewer | null },
  now: Instant,
): Promise<BookingWindow> {
  const { least_notice_hours, horizon_days: horizonDays } = await read(db)
  const notice = viewer !== null && viewer.scope !== 'client' ? 0 : least_notice_hours
  return { earliest: new Date(Date.parse(now) + notice * 3_600_000).toISOString(), horizonDays }
}
