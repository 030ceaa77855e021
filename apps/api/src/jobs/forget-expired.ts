import { forgetSetUpLinks } from '../accounts/repository/administrators.ts'
import { forgetEmailChanges } from '../accounts/repository/email-changes.ts'
import { forgetLogins } from '../accounts/repository/login-sessions.ts'
import { forgetMagicLinks } from '../accounts/repository/magic-links.ts'
import { forgetChallenges } from '../accounts/repository/second-steps.ts'
import type { Clock } from '../adapters/clock.ts'
import type { Database } from '../database/database.ts'
import { forgetKeys } from '../http/repository/idempotency-keys.ts'
import { forgetCalls } from '../http/repository/rate-limit-counts.ts'
import { gatherCalendarChanges } from '../scheduling/repository/holidays.ts'
import { forgetDeliveries } from '../settings/systems/repository/deliveries.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes expired login sessions, also half-finished ones, links a day later, idempotency keys after two days, deliveries to other systems after 30, and ended rate limits; merges calendar marks. */
export async function forgetExpired(db: Database, clock: Clock): Promise<void> {
  const now = clock.now()
  const ago = (days: number) => new Date(Date.parse(now) - days * day).toISOString()
  await forgetLogins(db, now)
  await forgetChallenges(db, now)
  await forgetEmailChanges(db, now)
  await forgetMagicLinks(db, ago(1))
  await forgetSetUpLinks(db, now)
  await forgetKeys(db, ago(2))
  await forgetCalls(db)
  await forgetDeliveries(db, ago(30))
  await gatherCalendarChanges(db)
}
