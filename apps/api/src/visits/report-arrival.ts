import {
  type ArrivalForm,
  arrivalRefusal,
  arrivalUndoMinutes,
  type Instant,
  type Session,
  saidAt as saidBefore,
  stepsAhead,
  undoableStep,
} from '@ensaio/domain'
import { actorOf, type Viewer } from '../accounts/viewer.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { lockSession } from '../sessions/repository/sessions.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { refuseMoved } from './refuse-moved.ts'
import { clearArrival, readArrival, writeArrival } from './repository/arrivals.ts'

/**
 * Stores that the photographer is on the way to a visit, or has arrived, on its day (rule arrival). The row is locked: a step and a move
 * wait for each other, and the move drops the steps. A step that was said before changes nothing, and keeps its time. One that waited for a
 * network counts from when it was said (rule kept-steps). One that was pressed by mistake is taken back; the history keeps both.
 */
export async function reportArrival(
  tx: Tx,
  viewer: Viewer,
  {
    sessionId,
    step,
    start,
    is_undone: isUndone,
    seconds_ago: ago,
  }: ArrivalForm & { sessionId: Session['id'] },
  now: Instant,
): Promise<void> {
  const session = await lockSession(tx, viewer, sessionId)
  if (session === null) refuse('not_found')
  const said = saidBefore(now, ago)
  const refusal = arrivalRefusal(session, said)
  if (refusal !== null) refuse('transition_refused', refusal)
  refuseMoved(session, start)
  const arrival = await readArrival(tx, sessionId)
  const before = step === 'arrived' ? arrival?.arrived_at : arrival?.on_the_way_at
  if (isUndone) {
    if (!before) return
    if (undoableStep(arrival, now) !== step)
      refuse('transition_refused', `Só o último aviso se desfaz, por ${arrivalUndoMinutes} minutos.`)
    await clearArrival(tx, sessionId, step)
    await recordEvent(
      tx,
      { sessionId, ...actorOf(viewer), kind: 'arrival', detail: { step, undone: true } },
      now,
    )
    return
  }
  if (before) return
  if (!stepsAhead(arrival).includes(step)) refuse('transition_refused', 'A chegada já foi avisada.')
  const way = arrival?.on_the_way_at
  // Two devices may differ: nobody arrives before they are on the way.
  const at = step === 'arrived' && way && way > said ? way : said
  await writeArrival(tx, sessionId, step, at)
  await recordEvent(tx, { sessionId, ...actorOf(viewer), kind: 'arrival', detail: { step } }, at)
}
