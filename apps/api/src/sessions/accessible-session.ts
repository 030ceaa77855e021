import type { Instant, Session } from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import { recordContactsRead } from '../audit/repository/contacts-read.ts'
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
  if (!session) refuse('not_found')
  await recordContactsRead(db, viewer, session, now)
  return session
}

/** Returns a session after the viewer changed it, even if they lost access by that: a photographer who released the visit. */
export async function getChangedSession(
  db: Database,
  viewer: Viewer,
  id: number,
  now: Instant,
): Promise<Session> {
  const session = (await readChangedSession(db, viewer, id, now)) ?? refuse('not_found')
  await recordContactsRead(db, viewer, session, now)
  return session
}
