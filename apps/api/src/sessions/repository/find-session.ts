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

/** An ensaio that somebody reaches; null when there is none of that id for them (rule accessible-to). */
export async function findSession(db: Database, viewer: Viewer, sessionId: number) {
  const found = await db
    .selectFrom('photo_sessions as s')
    .select(columns)
    .where('s.id', '=', sessionId)
    .where(accessibleTo(viewer))
    .executeTakeFirst()
  return found ?? null
}

/** The same, its row held until the transaction ends. Who is sent there may have changed while we waited: a photographer is asked for again. */
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

/** An ensaio whose row this transaction holds. */
export type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>
