import { type ArrivalForm, arrivalRefusal, type Instant, type Session, stepsAhead } from '@ensaio/domain'
import { actorOf, type Viewer } from '../accounts/viewer.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { lockSession } from '../sessions/repository/sessions.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { readArrival, writeArrival } from './repository/arrivals.ts'

/**
 * Stores that the photographer is on the way to a visit, or has arrived, on its day (rule arrival). The row is locked: a step and a move
 * wait for each other, and the move drops the steps. A step that was said before changes nothing, and keeps its time.
 */
export async function reportArrival(
  tx: Tx,
  viewer: Viewer,
  { sessionId, step, start }: ArrivalForm & { sessionId: Session['id'] },
  now: Instant,
): Promise<void> {
  const session = await lockSession(tx, viewer, sessionId)
  if (session === null) refuse('not_found')
  const refusal = arrivalRefusal(session, now)
  if (refusal !== null) refuse('transition_refused', refusal)
  if (session.scheduled_for !== null && Date.parse(session.scheduled_for) !== Date.parse(start)) {
    refuse('visit_moved', 'A visita mudou de horário. Confira e avise de novo.')
  }
  const arrival = await readArrival(tx, sessionId)
  const saidAt = step === 'arrived' ? arrival?.arrived_at : arrival?.on_the_way_at
  if (saidAt) return
  if (!stepsAhead(arrival).includes(step)) refuse('transition_refused', 'A chegada já foi avisada.')
  await writeArrival(tx, sessionId, step, now)
  await recordEvent(tx, { sessionId, ...actorOf(viewer), kind: 'arrival', detail: { step } }, now)
}
