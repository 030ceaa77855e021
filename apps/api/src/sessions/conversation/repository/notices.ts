import { type Actor, conversationPause, type Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../database/database.ts'
import { readsMails } from '../../../mail/repository/mail-readers.ts'

/** Notes that a side is to be told of a comment, together with all that follow within a pause (rule conversation-mail). */
export async function oweNotice(tx: Tx, sessionId: number, side: Actor, now: Instant): Promise<void> {
  const due_at = new Date(Date.parse(now) + conversationPause).toISOString()
  await tx
    .insertInto('conversation_notices')
    .values({ session_id: sessionId, side, since: now, due_at })
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'side'])
        // Of two that are written at once, the earlier one may come second.
        .doUpdateSet({ since: sql`least(conversation_notices.since, excluded.since)` }),
    )
    .execute()
}

/** The ensaios and sides to be told now. */
export async function dueNotices(db: Database, now: Instant) {
  return db
    .selectFrom('conversation_notices')
    .select(['session_id', 'side'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(200)
    .execute()
}

/** Takes a due notice, so that it is told once across processes; returns since when comments are to be told, null when it is taken. */
export async function takeNotice(
  tx: Tx,
  { session_id, side }: { session_id: number; side: Actor },
  now: Instant,
): Promise<Instant | null> {
  const taken = await tx
    .deleteFrom('conversation_notices')
    .where('session_id', '=', session_id)
    .where('side', '=', side)
    .where('due_at', '<=', now)
    .returning('since')
    .executeTakeFirst()
  return taken?.since ?? null
}

/** The people of the company to tell: whoever reads the mails of who ordered the ensaio (rule mail-readers), and whoever wrote in its conversation, with access. */
export async function clientReaders(tx: Tx, sessionId: number): Promise<{ email: string; name: string }[]> {
  return tx
    .selectFrom('photo_sessions as s')
    .innerJoin('users', 'users.id', 's.created_by')
    .innerJoin('users as told', 'told.company_id', 's.company_id')
    .select(['told.email', 'told.name'])
    .where('s.id', '=', sessionId)
    .where('told.scope', '=', 'client')
    .where('told.disabled_at', 'is', null)
    .where(
      sql<boolean>`(${readsMails} or exists (
        select from conversation_comments c join conversation_threads t on t.id = c.thread_id
        where t.session_id = s.id and c.user_id = told.id
      ))`,
    )
    .orderBy('told.id')
    .execute()
}
