import { type CalendarEvent, type FeedReader, feedEntry, hasRight, type Instant } from '@ensaio/domain'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Links } from '../../config/links.ts'
import type { Database } from '../../database/database.ts'
import { visitUid } from '../../mail/repository/announced-visits.ts'
import { type FeedScope, readFeedVisits } from '../repository/calendar-feeds.ts'
import { publicSessionOf } from '../repository/public-sessions.ts'

/** What a feed holds, for whom. */
interface Feed {
  reader: FeedReader
  scope: FeedScope
  /** Names its calendar. */
  name: string
}

/**
 * The feed that its owner may read now; null when they no longer may: the right, the role or the second step is gone (rules office-roles and
 * required-second-step).
 */
export function feedOf({
  viewer,
  city,
  company,
}: {
  viewer: Viewer
  city: string | null
  company: string | null
}): Feed | null {
  const { userId, scope, companyId, lacksSecondStep } = viewer
  if (lacksSecondStep) return null
  if (city !== null) {
    return hasRight(viewer, 'photographers')
      ? { reader: 'city', scope: { city }, name: `visitas em ${city}` }
      : null
  }
  if (scope === 'provider') {
    return { reader: 'photographer', scope: { photographer: userId }, name: 'minhas visitas' }
  }
  return companyId === null || company === null
    ? null
    : { reader: 'company', scope: { company: companyId }, name: company }
}

/** The visits of a feed as its reader sees them now, by start. */
export async function readFeedEvents(
  db: Database,
  { reader, scope }: Feed,
  { links, organizer, now }: { links: Links; organizer: { name: string; email: string }; now: Instant },
): Promise<CalendarEvent[]> {
  const pageOf: Record<FeedReader, (id: number) => string> = {
    company: links.session,
    photographer: (id) => links.staffSession('provider', id),
    city: (id) => links.staffSession('admin', id),
  }
  const rows = await readFeedVisits(db, scope, now)
  return rows.flatMap((row) => {
    const visit = {
      // The whole name, also after the visit: unlike the link, a feed is read by people of the company or of ours (rule first-name-only).
      session: { ...publicSessionOf(row, null), provider_name: row.provider_name },
      uid: visitUid(row.token),
      changedAt: row.changed_at,
      url: pageOf[reader](row.id),
    }
    const entry = feedEntry(reader, visit, now)
    return entry === null ? [] : [{ ...entry, organizer }]
  })
}
