import type { Session } from '@ensaio/domain'
import type { Database } from './ports/database.ts'
import { refuse } from './refusal.ts'
import { readSession } from './repositories/read-session.ts'
import type { Viewer } from './viewer.ts'

/** An ensaio whole, for whoever reaches it; 404 for everybody else (D1). */
export async function sessionSeenBy(db: Database, viewer: Viewer | null, id: number): Promise<Session> {
  const session = viewer && (await readSession(db, viewer, id))
  return session ?? refuse('not_found')
}
