import { type Instant, status } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { SessionEventKind } from '../../database/tables/session.ts'

/** An event of a session's timeline. */
export interface SessionEvent {
  sessionId: number
  actor: 'client' | 'staff' | 'holder' | 'system'
  userId: number | null
  kind: SessionEventKind
  detail: Record<string, unknown>
}

/** SQL for when the visit was last recorded as done. Expects `photo_sessions` aliased as `s`. */
export const doneAt = sql<Instant | null>`(select max(done.created_at) from session_events done
  where done.session_id = s.id and done.kind = 'moved' and done.detail->>'to' = ${sql.lit(String(status.pending))})`

/** Records an event in the transaction of the change itself. */
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
