import { type Instant, type PreparednessAnswer, status } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** What was answered about a booked visit. */
export interface KeptAnswer {
  answer: PreparednessAnswer
  note: string
}

/** Reads the answer about the present start of an ensaio whose row is locked; null without one. */
export async function readAnswer(
  tx: Tx,
  { sessionId, start }: { sessionId: number; start: Instant },
): Promise<KeptAnswer | null> {
  const found = await tx
    .selectFrom('preparedness')
    .select(['answer', 'note'])
    .where('session_id', '=', sessionId)
    .where('about', '=', start)
    .executeTakeFirst()
  return found ?? null
}

/** Writes the answer about the start of an ensaio whose row is locked; it replaces the former one. */
export async function writeAnswer(
  tx: Tx,
  { sessionId, start, ...kept }: KeptAnswer & { sessionId: number; start: Instant },
  now: Instant,
): Promise<void> {
  const row = { ...kept, about: start, answered_at: now }
  await tx
    .insertInto('preparedness')
    .values({ session_id: sessionId, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute()
}

/** SQL for whether a row of `preparedness` (aliased as `ready`) is about the booked visit of an ensaio (`s`). */
export const isAboutVisit = sql<boolean>`(ready.session_id = s.id and ready.about = s.scheduled_for and s.status = ${sql.lit(status.scheduled)})`

/** Were those who dispatch told by mail that another day is needed for this start? */
export async function wasDispatchTold(
  tx: Tx,
  { sessionId, start }: { sessionId: number; start: Instant },
): Promise<boolean> {
  const found = await tx
    .selectFrom('session_events')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'preparedness')
    .where(sql<boolean>`detail ->> 'told' = 'true' and detail ->> 'start' = ${start}`)
    .executeTakeFirst()
  return found !== undefined
}
