import type { Instant } from '../../calendar/local-date.ts'
import { status } from '../../session/status.ts'
import { isVisitNear, withoutPlace } from '../../session/visit-window.ts'
import type { PublicSession } from '../schema.ts'
import type { CalendarEvent } from './calendar-file.ts'
import { visitEvent } from './visit-event.ts'

/** Whose subscription it is: people of a client company, the photographer of the visits, or the office. */
export type FeedReader = 'company' | 'photographer' | 'city'

/** A visit of a feed; `changedAt` is when what is known of it changed last, `url` the page of its ensaio for the reader. */
export interface FeedVisit {
  session: PublicSession
  uid: string
  changedAt: Instant
  url: string
}

function descriptionFor(reader: FeedReader, { session, url }: FeedVisit, ofFile: string): string {
  const { service, client, provider_name } = session
  switch (reader) {
    case 'company':
      return ofFile
    case 'photographer':
      return [service.name, url].join('\n')
    case 'city':
      return [
        service.name,
        `Cliente: ${client.name}`,
        ...(provider_name === null ? [] : [`Fotógrafo: ${provider_name}`]),
        url,
      ].join('\n')
  }
}

/**
 * A visit as a feed shows it to its reader at an instant; null without a date. The entry is that of the mails' files, but for the name of the
 * photographer, which `visit` holds whole (rule first-name-only). Calendar programs keep copies that nobody can take back: no feed holds
 * contacts or keys, and photographers read street and unit only while the visit is near (rules calendar-feed and photographer-window).
 */
export function feedEntry(reader: FeedReader, visit: FeedVisit, now: Instant): CalendarEvent | null {
  const { uid, changedAt, url } = visit
  const isHidden = reader === 'photographer' && !isVisitNear(visit.session, now)
  const session = isHidden ? withoutPlace(visit.session) : visit.session
  const event = visitEvent(session, uid, changedAt)
  if (event === null) return null
  const entry = { ...event, description: descriptionFor(reader, visit, event.description), url }
  // Some programs show a cancelled entry as any other.
  return session.status === status.canceled
    ? { ...entry, status: 'CANCELLED', title: event.title.replace(/^Ensaio/, 'Ensaio cancelado') }
    : entry
}
