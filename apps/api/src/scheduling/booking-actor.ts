import { actorOf, type Viewer } from '../accounts/viewer.ts'
import type { Tx } from '../database/database.ts'
import { findSession } from '../sessions/repository/find-session.ts'

/** Who acts by a link in the story of an ensaio; somebody signed in who does not reach it holds its link as anybody does. */
export async function bookingActor(
  tx: Tx,
  viewer: Viewer | null,
  sessionId: number,
): Promise<{ actor: 'client' | 'staff' | 'holder'; userId: number | null }> {
  const isReached = viewer !== null && (await findSession(tx, viewer, sessionId)) !== null
  return isReached ? actorOf(viewer) : { actor: 'holder', userId: null }
}
