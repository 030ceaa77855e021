import { type Instant, unableRefusal } from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { mailUnable } from '../mail/letters/mail-unable.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { unknownLink } from './book-visit.ts'
import { bookingActor } from './booking-actor.ts'
import { markUnable } from './repository/bookings.ts'
import { lockByToken } from './repository/public-sessions.ts'
import { lockGroup } from './repository/session-groups.ts'

/**
 * Tells the company and our people that nobody can receive the photographer at the booked time, of each visit behind a link that is
 * still to come. The visits stay booked: the company decides. Reported once per booked time; a repeated report changes nothing.
 */
export async function reportUnable(
  tx: Tx,
  { token, reason, viewer, links }: { token: string; reason: string; viewer: Viewer | null; links: Links },
  now: Instant,
): Promise<void> {
  const single = await lockByToken(tx, token)
  const sessions = single === null ? await lockGroup(tx, token) : [single]
  const [first] = sessions
  if (first === undefined) refuse('not_found', unknownLink)
  const coming = sessions.filter((session) => unableRefusal(session, now) === null)
  if (coming.length === 0) refuse('scheduling_closed', unableRefusal(first, now) ?? '')
  const untold = coming.filter((session) => session.unable_at === null)
  for (const session of untold) {
    await markUnable(tx, session.id, now)
    const detail = { reason, start: session.scheduled_for }
    const booker = await bookingActor(tx, viewer, session.id)
    await recordEvent(tx, { sessionId: session.id, ...booker, kind: 'unable', detail }, now)
  }
  if (untold.length > 0) await mailUnable(tx, { tokens: untold.map((one) => one.token), reason, links }, now)
}
