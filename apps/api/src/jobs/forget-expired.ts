import type { Clock } from '../adapters/clock.ts'
import type { Database } from '../database/database.ts'
import { forgetCalls } from '../http/repository/rate-limit-counts.ts'
import { gatherCalendarChanges } from '../scheduling/repository/holidays.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes expired login sessions, links a day later, idempotency keys after two days, and ended rate limits; merges calendar marks. */
export async function forgetExpired(db: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  const ago = (days: number) => new Date(Date.parse(now) - days * day).toISOString()
  await db.deleteFrom('auth_sessions').where('expires_at', '<=', now).execute()
  await db.deleteFrom('magic_links').where('expires_at', '<=', ago(1)).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', ago(2)).execute()
  await forgetCalls(db)
  await gatherCalendarChanges(db)
}
