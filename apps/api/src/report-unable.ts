import { type Instant, unableRefusal } from '@ensaio/domain'
import { unknownLink } from './book-visit.ts'
import { mailUnable } from './mails/mail-visit.ts'
import type { Tx } from './ports/database.ts'
import { refuse } from './refusal.ts'
import { lockByToken } from './repositories/public-sessions.ts'
import { markUnable } from './repositories/schedule-session.ts'
import { recordEvent } from './repositories/session-events.ts'
import type { Viewer } from './viewer.ts'

/**
 * Tells the company and our people that nobody can receive the photographer at the booked time. The visit stays booked: who pays for
 * it decides. Told once for each booked time; telling it again changes nothing.
 */
export async function reportUnable(
  tx: Tx,
  {
    token,
    reason,
    viewer,
    publicUrl,
  }: { token: string; reason: string; viewer: Viewer | null; publicUrl: string },
  now: Instant,
): Promise<void> {
  const session = await lockByToken(tx, token)
  if (session === null) refuse('not_found', unknownLink)
  const refusal = unableRefusal(session, now)
  if (refusal !== null) refuse('scheduling_closed', refusal)
  if (session.unable_at !== null) return
  await markUnable(tx, session.id, now)
  const actor = viewer === null ? 'holder' : viewer.scope === 'client' ? 'client' : 'staff'
  const detail = { reason, start: session.scheduled_for }
  await recordEvent(
    tx,
    { sessionId: session.id, actor, userId: viewer?.userId ?? null, kind: 'unable', detail },
    now,
  )
  await mailUnable(tx, { sessionId: session.id, reason, publicUrl }, now)
}
