import { type Instant, status } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { SessionEventKind } from '../../database/tables/session.ts'

/** Something that somebody did to an ensaio. */
export interface SessionEvent {
  sessionId: number
  actor: 'client' | 'staff' | 'holder' | 'system'
  userId: number | null
  kind: SessionEventKind
  detail: Record<string, unknown>
}

/** When somebody last said that the visit took place. For queries in which `photo_sessions` is called `s`. */
export const doneAt = sql<Instant | null>`(select max(done.created_at) from session_events done
  where done.session_id = s.id and done.kind = 'moved' and done.detail->>'to' = ${sql.lit(String(status.pending))})`

/** Notes who did what, in the transaction in which it was done. */
export async function recordEvent(tx: Tx, event: SessionEvent, now: Instant): Promise<void> {
  await tx
    .insertInto('session_events')
    .values({
      session_id: event.sessionId,
      actor: event.actor,
      user_id: event.userId,
      kind: event.kind,
      detail: JSON.stringify(event.detail),
      created_at: now,
    })
    .execute()
}
