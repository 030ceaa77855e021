import type { Clock } from '../ports/clock.ts'
import type { Database } from '../ports/database.ts'
import { gatherCalendarChanges } from '../repositories/calendar-changes.ts'
import { forgetCalls } from '../repositories/limits.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes what has served its time: login sessions, magic links a day after, idempotency keys after two days (D7), counted calls, and marks of the calendar. */
export async function forgetExpired(db: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  const ago = (days: number) => new Date(Date.parse(now) - days * day).toISOString()
  await db.deleteFrom('auth_sessions').where('expires_at', '<=', now).execute()
  await db.deleteFrom('magic_links').where('expires_at', '<=', ago(1)).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', ago(2)).execute()
  await forgetCalls(db)
  await gatherCalendarChanges(db)
}
