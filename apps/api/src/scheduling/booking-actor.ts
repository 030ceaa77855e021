import { actorOf, type Viewer } from '../accounts/viewer.ts'
import type { Tx } from '../database/database.ts'
import { findSession } from '../sessions/repository/sessions.ts'
import type { SessionEvent } from '../sessions/repository/timeline.ts'

/** Returns the actor to record for a booking by link; a signed-in viewer who may not see the session counts as an anonymous link holder. */
export async function bookingActor(
  tx: Tx,
  viewer: Viewer | null,
  sessionId: number,
): Promise<Pick<SessionEvent, 'actor' | 'userId' | 'keyName'>> {
  const isReached = viewer !== null && (await findSession(tx, viewer, sessionId)) !== null
  return isReached ? actorOf(viewer) : { actor: 'holder', userId: null }
}
