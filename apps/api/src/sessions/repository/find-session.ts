import type { Viewer } from '../../accounts/viewer.ts'
import type { Database, Tx } from '../../database/database.ts'
import { accessibleTo } from '../access.ts'
import { doneAt } from './session-events.ts'

const columns = [
  's.id',
  's.status',
  's.company_id',
  's.city',
  's.scheduled_for',
  's.price_cents',
  's.time_zone',
  's.vertical_data',
  's.responsible_information',
  's.delivered_at',
  doneAt.as('done_at'),
] as const

/** Finds a session; null when the viewer may not see that id (rule accessible-to). */
export async function findSession(db: Database, viewer: Viewer, sessionId: number) {
  const found = await db
    .selectFrom('photo_sessions as s')
    .select(columns)
    .where('s.id', '=', sessionId)
    .where(accessibleTo(viewer))
    .executeTakeFirst()
  return found ?? null
}

/** As `findSession`, and locks the row. A photographer's access is checked again, as the assignment may change while the lock is awaited. */
export async function lockSession(tx: Tx, viewer: Viewer, sessionId: number) {
  const found = await tx
    .selectFrom('photo_sessions as s')
    .select(columns)
    .where('s.id', '=', sessionId)
    .where(accessibleTo(viewer))
    .forUpdate('s')
    .executeTakeFirst()
  if (found === undefined || viewer.scope !== 'provider') return found ?? null
  return findSession(tx, viewer, sessionId)
}

/** A session whose row this transaction has locked. */
export type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>
