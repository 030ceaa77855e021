import {
  type BodyOutput,
  type arrangeVisit as endpoint,
  type Instant,
  type LocalDate,
  lastBookableDay,
  type ProviderChoice,
  type Slot,
  slotStart,
  status,
  type VisitPlan,
  visitWarnings,
  wallClock,
} from '@ensaio/domain'
import { actorOf, type Viewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import type { Database, Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { expectedAt, mailPhotographers } from '../mail/letters/mail-photographers.ts'
import { mailVisit } from '../mail/letters/mail-visit.ts'
import { readAnnounced } from '../mail/repository/announced-visits.ts'
import { providerChoices } from '../providers/repository/providers.ts'
import { findSession } from '../sessions/repository/sessions.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { askBeyondAgenda, recordBeyondAgenda } from './beyond-agenda.ts'
import { refuseBusy, refuseUnlessSeen } from './board/lost-move.ts'
import { refuseUnlessOpen } from './book-visit.ts'
import { readOffer } from './repository/availability.ts'
import { releaseBooking, takeProvider, writeVisit } from './repository/bookings.ts'
import { type LockedVisit, lockToArrange } from './repository/public-sessions.ts'

/** The wall time of a planned visit, and the days ahead that can be booked. */
interface PlannedTime {
  date: LocalDate
  hour: Slot
  horizonDays: number
}

type Place = Pick<LockedVisit, 'id' | 'city' | 'time_zone'>

async function planFor(db: Database, place: Place, time: PlannedTime, now: Instant): Promise<VisitPlan> {
  const { id: sessionId, city, time_zone } = place
  const { date: day, hour, horizonDays } = time
  const { closed, isOffered } = await readOffer(db, city, { day, hour })
  const isBeyond = day > lastBookableDay(wallClock(now, time_zone).date, horizonDays)
  return {
    city,
    start: slotStart(day, hour, time_zone),
    closed,
    is_offered: isOffered,
    horizon_days: isBeyond ? horizonDays : null,
    providers: await providerChoices(db, { sessionId, city, day, hour }),
  }
}

/** Refuses a time that is over. */
function refuseUnlessAhead(start: Instant, now: Instant): void {
  if (Date.parse(start) > Date.parse(now)) return
  const message = 'Este horário já passou.'
  refuse('invalid', message, { hour: message })
}

/** Reads whether the agenda provides for the visit of an ensaio at a time, and the photographers who could go (rule beyond-agenda). */
export async function planVisit(
  db: Database,
  { viewer, sessionId, ...time }: PlannedTime & { viewer: Viewer; sessionId: number },
  now: Instant,
): Promise<VisitPlan> {
  const session = (await findSession(db, viewer, sessionId)) ?? refuse('not_found')
  const plan = await planFor(db, session, time, now)
  refuseUnlessAhead(plan.start, now)
  return plan
}

/** Releases the visit's booking and books the chosen photographer; returns who was sent before. */
async function replaceBooking(
  tx: Tx,
  session: LockedVisit,
  { date: day, hour, chosen }: { date: LocalDate; hour: Slot; chosen: ProviderChoice },
  now: Instant,
) {
  const before = expectedAt(session, await releaseBooking(tx, session.id, now))
  const wanted = { sessionId: session.id, city: session.city, day, hour, providerId: chosen.id }
  if (!(await takeProvider(tx, { ...wanted, beyondAgenda: true }, now)))
    await refuseBusy(tx, wanted, chosen.name)
  return before
}

/** Who receives the photographer: as it is known, else the person named responsible when it was ordered. */
function receiverOf(session: NonNullable<Awaited<ReturnType<typeof lockToArrange>>>) {
  const { scheduling_responsible_info: known, responsible_information: ordered } = session
  return known ?? (ordered && { name: ordered.name, phone: ordered.phone, email: ordered.email })
}

/**
 * Books or moves a visit to a time and photographer that staff choose, all or nothing. What the agenda does not provide for has to be
 * confirmed and is noted in the audit log; a photographer at another visit is refused always (rules beyond-agenda and slot-is-won-once).
 * The same request again succeeds.
 */
export async function arrangeVisit(
  tx: Tx,
  {
    viewer,
    sessionId,
    input,
    links,
    horizonDays,
  }: {
    viewer: Viewer
    sessionId: number
    input: BodyOutput<typeof endpoint>
    links: Links
    horizonDays: number
  },
  now: Instant,
): Promise<void> {
  const session = (await lockToArrange(tx, sessionId)) ?? refuse('not_found')
  const { date, hour } = input
  const { start, ...plan } = await planFor(tx, session, { date, hour, horizonDays }, now)
  const chosen = plan.providers.find(({ id }) => id === input.provider_id)
  if (chosen === undefined) {
    refuse('invalid', undefined, { provider_id: 'Escolha um fotógrafo que atende nesta cidade.' })
  }
  const isSameTime = session.status === status.scheduled && session.scheduled_for === start
  if (isSameTime && chosen.is_assigned) return
  refuseUnlessOpen(session, viewer, now)
  await refuseUnlessSeen(tx, session, input.seen)
  refuseUnlessAhead(start, now)
  const warnings = visitWarnings({ start, ...plan }, hour, chosen)
  askBeyondAgenda(warnings, input.beyond_agenda)
  const before = await replaceBooking(tx, session, { date, hour, chosen }, now)
  const information = { responsible: receiverOf(session), keys: session.vertical_data.keys, notes: '' }
  await writeVisit(tx, session, start, information)
  const wasBooked = session.status === status.scheduled
  const kind = isSameTime ? 'reassigned' : wasBooked ? 'rescheduled' : 'scheduled'
  const detail = isSameTime
    ? { from: before?.providerId ?? null, provider_id: chosen.id }
    : { from: session.scheduled_for, to: start }
  await recordEvent(tx, { sessionId, ...actorOf(viewer), kind, detail }, now)
  await recordBeyondAgenda(tx, { viewer, sessionId, warnings }, now)
  const about = { sessionId, links, announced: await readAnnounced(tx, sessionId, now) }
  await mailVisit(tx, { ...about, kind }, now)
  await mailPhotographers(tx, { ...about, before, after: { providerId: chosen.id, start } }, now)
}
