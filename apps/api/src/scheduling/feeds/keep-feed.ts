import type { Instant, NewCalendarFeed } from '@ensaio/domain'
import { secretHash } from '../../accounts/login-session.ts'
import type { Links } from '../../config/links.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { newToken } from '../../mail/letters/recovery.ts'
import { recordOfficeEvent } from '../../operation/repository/office-events.ts'
import { deleteFeed, type FeedKey, findSubject, keepFeed } from '../repository/calendar-feeds.ts'

/** Records what staff did with an address; clients have none in the audit log (rule audit-log). */
async function record(
  tx: Tx,
  key: FeedKey,
  did: { what: 'created' | 'ended'; detail: Record<string, unknown> },
  now: Instant,
): Promise<void> {
  const subjectId = await findSubject(tx, key)
  if (subjectId === null) return
  const kind = `${key.city === null ? 'photographer' : 'city'}_feed_${did.what}` as const
  await recordOfficeEvent(tx, { userId: key.userId, kind, subjectId, detail: did.detail }, now)
}

/** Creates or replaces a feed; its address is in this answer alone (rule calendar-feed). */
export async function createFeed(
  db: Database,
  key: FeedKey,
  links: Links,
  now: Instant,
): Promise<NewCalendarFeed> {
  const token = newToken()
  await transact(db, async (tx) => {
    const { isReplaced } = await keepFeed(tx, key, secretHash(token), now)
    await record(tx, key, { what: 'created', detail: { is_replaced: isReplaced } }, now)
  })
  return { created_at: now, address: links.calendarFeed(token) }
}

/** Ends a feed; does nothing when there is none. */
export async function endFeed(db: Database, key: FeedKey, now: Instant): Promise<null> {
  await transact(db, async (tx) => {
    if (await deleteFeed(tx, key)) await record(tx, key, { what: 'ended', detail: {} }, now)
  })
  return null
}
