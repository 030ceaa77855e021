import type { Instant, Session } from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import type { Database } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { readChangedSession, readSession } from './repository/read-session.ts'

/** Returns a whole session, or throws 404 when the viewer may not see it (rule accessible-to). */
export async function getAccessibleSession(
  db: Database,
  viewer: Viewer | null,
  id: number,
  now: Instant,
): Promise<Session> {
  const session = viewer && (await readSession(db, viewer, id, now))
  return session ?? refuse('not_found')
}

/** Returns a session after the viewer changed it, even if they lost access by that: a photographer who released the visit. */
export async function getChangedSession(
  db: Database,
  viewer: Viewer,
  id: number,
  now: Instant,
): Promise<Session> {
  return (await readChangedSession(db, viewer, id, now)) ?? refuse('not_found')
}
