import {
  dayOffWarning,
  type Instant,
  type ProviderChoice,
  type SeenVisit,
  slotOf,
  status,
} from '@ensaio/domain'
import { actorOf, type houseActor, type Viewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import { type Database, type Tx, transact } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { expectedAt, mailPhotographers } from '../mail/letters/mail-photographers.ts'
import { mailVisit } from '../mail/letters/mail-visit.ts'
import { readAnnounced } from '../mail/repository/announced-visits.ts'
import { askBeyondAgenda, recordBeyondAgenda } from '../scheduling/beyond-agenda.ts'
import { refuseBusy, refuseUnlessSeen } from '../scheduling/board/lost-move.ts'
import { releaseBooking, takeProvider, type WantedSlot } from '../scheduling/repository/bookings.ts'
import { findSession, type LockedSession, lockSession } from '../sessions/repository/sessions.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { providerChoices } from './repository/providers.ts'

/** The slot of a scheduled visit; refuses for an ensaio without one. */
export function visitOf(session: LockedSession): WantedSlot {
  const { status: is, scheduled_for: start } = session
  const slot = is === status.scheduled && start !== null ? slotOf(start, session.time_zone) : null
  if (slot === null) refuse('transition_refused', 'Só um ensaio agendado tem um fotógrafo a escolher.')
  return { sessionId: session.id, city: session.city, day: slot.date, hour: slot.hour }
}

/** The photographers who could be assigned to a scheduled ensaio. */
export async function choicesFor(db: Database, viewer: Viewer, sessionId: number): Promise<ProviderChoice[]> {
  const session = (await findSession(db, viewer, sessionId)) ?? refuse('not_found')
  return providerChoices(db, visitOf(session))
}

/**
 * Assigns another photographer of the same city, all or nothing: when that one is at another visit, the assigned one stays (rule
 * slot-is-won-once). A day off has to be confirmed (rule beyond-agenda). Assigning the same one is no change, so a repeated request succeeds.
 */
export async function assignProvider(
  db: Database,
  assignment: {
    viewer: Viewer
    sessionId: number
    providerId: number
    beyondAgenda: boolean | undefined
    /** Where the caller saw the visit, if they say so. */
    seen?: SeenVisit | undefined
    links: Links
  },
  now: Instant,
): Promise<void> {
  const { viewer, sessionId, providerId, seen, links } = assignment
  await transact(db, async (tx) => {
    const session = (await lockSession(tx, viewer, sessionId)) ?? refuse('not_found')
    const visit = visitOf(session)
    const choices = await providerChoices(tx, visit)
    const chosen = choices.find(({ id }) => id === providerId)
    if (chosen === undefined) {
      refuse('invalid', undefined, { provider_id: 'Escolha um fotógrafo que atende nesta cidade.' })
    }
    if (chosen.is_assigned) return
    await refuseUnlessSeen(tx, session, seen)
    const warnings = chosen.works || chosen.is_busy ? [] : [dayOffWarning(chosen)]
    askBeyondAgenda(warnings, assignment.beyondAgenda)
    const before = expectedAt(session, await releaseBooking(tx, sessionId, now))
    const wanted = { ...visit, providerId, beyondAgenda: true }
    if (!(await takeProvider(tx, wanted, now))) await refuseBusy(tx, wanted, chosen.name)
    await recordBeyondAgenda(tx, { viewer, sessionId, warnings }, now)
    await tellReassigned(tx, { author: actorOf(viewer), session, before, providerId, links }, now)
  })
}

/** Records that somebody else goes, and mails it to those who receive and to both photographers. */
export async function tellReassigned(
  tx: Tx,
  {
    author,
    session,
    before,
    providerId,
    links,
  }: {
    author: ReturnType<typeof actorOf> | typeof houseActor
    session: LockedSession
    before: ReturnType<typeof expectedAt>
    providerId: number
    links: Links
  },
  now: Instant,
): Promise<void> {
  const { id: sessionId } = session
  const detail = { from: before?.providerId ?? null, provider_id: providerId }
  await recordEvent(tx, { sessionId, ...author, kind: 'reassigned', detail }, now)
  const about = { sessionId, links, announced: await readAnnounced(tx, sessionId, now) }
  await mailVisit(tx, { ...about, kind: 'reassigned' }, now)
  await mailPhotographers(tx, { ...about, before, after: expectedAt(session, providerId) }, now)
}
