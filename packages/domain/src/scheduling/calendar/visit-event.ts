import { addressSubtitle, addressTitle } from '../../address/parts.ts'
import type { Instant } from '../../calendar/local-date.ts'
import { unitText } from '../../property/unit-text.ts'
import type { PublicSession } from '../schema.ts'
import { preparationOf } from '../visit-day/preparation.ts'
import type { CalendarEvent } from './calendar-file.ts'

/** A booked visit as a calendar event; null while it has no date. */
export function visitEntry(
  session: PublicSession,
): Pick<CalendarEvent, 'start' | 'title' | 'location' | 'description'> | null {
  if (session.scheduled_for === null) return null
  const title = addressTitle(session.address)
  const lines = [session.service.name, session.provider_name && `Fotógrafo: ${session.provider_name}`]
  return {
    start: session.scheduled_for,
    title: `Ensaio: ${title}`,
    location: [title, unitText(session.vertical_data), addressSubtitle(session.address)]
      .filter(Boolean)
      .join(', '),
    description: [...lines, '', ...preparationOf(session).map(({ text }) => text)]
      .filter((one) => one !== null)
      .join('\n'),
  }
}

/** The same with the fields of a calendar file (rule calendar-entry); `written` is the time of creation. */
export function visitEvent(session: PublicSession, uid: string, written: Instant): CalendarEvent | null {
  const entry = visitEntry(session)
  return (
    entry && {
      ...entry,
      uid,
      // Calendars keep the entry with the greatest sequence; the minute of writing grows with every reschedule.
      sequence: Math.floor(Date.parse(written) / 60_000),
      status: 'CONFIRMED',
      stamp: written,
    }
  )
}
