import {
  type BodyOutput,
  type answerPreparedness as endpoint,
  type Instant,
  moverOf,
  publicSchedulingState,
  unableRefusal,
} from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { readVisits } from '../mail/letters/several-visits.ts'
import { enqueueMail } from '../mail/repository/outbox.ts'
import { anotherDayMail } from '../mail/visits/another-day.ts'
import { dispatchersOf } from '../providers/repository/providers.ts'
import { unknownLink } from '../scheduling/book-visit.ts'
import { bookingActor } from '../scheduling/booking-actor.ts'
import { type LockedVisit, lockByToken } from '../scheduling/repository/public-sessions.ts'
import { lockGroup } from '../scheduling/repository/session-groups.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { readAnswer, wasDispatchTold, writeAnswer } from './repository/preparedness.ts'

type Answer = BodyOutput<typeof endpoint>
type Coming = LockedVisit & { scheduled_for: Instant }

/** The visits behind a link that are still to come; refuses when there are none, or when one has another start than the page showed. */
function comingVisits(
  [first, ...rest]: readonly LockedVisit[],
  shown: readonly Instant[],
  now: Instant,
): Coming[] {
  if (first === undefined) refuse('not_found', unknownLink)
  const coming = [first, ...rest].filter((one): one is Coming => unableRefusal(one, now) === null)
  if (coming.length === 0) refuse('scheduling_closed', unableRefusal(first, now) ?? '')
  const starts = shown.map((start) => Date.parse(start))
  if (coming.some((one) => !starts.includes(Date.parse(one.scheduled_for)))) {
    refuse('visit_moved', 'A visita mudou de dia ou de horário. Confira e responda de novo.')
  }
  return coming
}

/**
 * Stores what whoever receives the photographer answered, for each visit behind a link that is still to come. The rows are locked: an
 * answer and a move wait for each other, and the move drops the answer (rule preparedness). The same answer again changes nothing.
 * Where the visit can no longer be moved by the link, a request for another day is mailed to those who dispatch, once per start.
 */
export async function answerPreparedness(
  tx: Tx,
  { token, input, viewer, links }: { token: string; input: Answer; viewer: Viewer | null; links: Links },
  now: Instant,
): Promise<void> {
  const single = await lockByToken(tx, token)
  const coming = comingVisits(single === null ? await lockGroup(tx, token) : [single], input.visits, now)
  const { answer } = input
  const untold: Coming[] = []
  for (const session of coming) {
    const visit = { sessionId: session.id, start: session.scheduled_for }
    const before = await readAnswer(tx, visit)
    const note = input.note || before?.note || ''
    if (before !== null && before.answer === answer && before.note === note) continue
    await writeAnswer(tx, { ...visit, answer, note }, now)
    const isLate = answer === 'another_day' && !publicSchedulingState(session, now, moverOf(viewer)).open
    const tells = isLate && !(await wasDispatchTold(tx, visit))
    const actor = await bookingActor(tx, viewer, session.id)
    const detail = { answer, note: input.note, start: visit.start, ...(tells && { told: true }) }
    await recordEvent(tx, { sessionId: session.id, ...actor, kind: 'preparedness', detail }, now)
    if (tells) untold.push(session)
  }
  const [first] = untold
  if (first === undefined) return
  const tokens = untold.map((one) => one.token)
  const { visits } = await readVisits(tx, tokens, now)
  const url = links.staffSession('admin', first.id)
  for (const person of await dispatchersOf(tx)) {
    await enqueueMail(tx, anotherDayMail({ ...person, url }, visits, input.note), now)
  }
}
