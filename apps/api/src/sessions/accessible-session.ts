import type { Instant, Session } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Viewer } from '../accounts/viewer.ts'
import type { Database } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { readSession } from './repository/read-session.ts'

/** An ensaio whole, for whoever reaches it; 404 for everybody else (rule accessible-to). */
export async function getAccessibleSession(
  db: Database,
  viewer: Viewer | null,
  id: number,
  now: Instant,
): Promise<Session> {
  const session = viewer && (await readSession(db, viewer, id, now))
  return session ?? refuse('not_found')
}

/** An ensaio as it is after a change by somebody who reached it, and perhaps does not any more: a photographer who gave a date back. */
export async function getChangedSession(
  db: Database,
  viewer: Viewer,
  id: number,
  now: Instant,
): Promise<Session> {
  return (await readSession(db, viewer, id, now, sql`true`)) ?? refuse('not_found')
}
