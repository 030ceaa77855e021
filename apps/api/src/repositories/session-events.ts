import type { Instant } from '@ensaio/domain'
import type { Tx } from '../ports/database.ts'
import type { SessionEventKind } from '../tables/session.ts'

/** Something that somebody did to an ensaio. */
export interface SessionEvent {
  sessionId: number
  actor: 'client' | 'staff' | 'holder' | 'system'
  userId: number | null
  kind: SessionEventKind
  detail: Record<string, unknown>
}

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
