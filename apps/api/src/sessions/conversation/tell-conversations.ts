import { type Actor, type Instant, otherSide } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { conversationMail } from '../../mail/delivery/conversation.ts'
import { readAudience } from '../../mail/repository/announced-visits.ts'
import { enqueueOptional } from '../../mail/repository/outbox.ts'
import { teamOf } from '../../providers/repository/providers.ts'
import { clientReaders, dueNotices, takeNotice } from './repository/notices.ts'
import { authorName, commentsSince } from './repository/threads.ts'

async function tellSide(
  tx: Tx,
  notice: { session_id: number; side: Actor },
  links: Links,
  now: Instant,
): Promise<number> {
  const { session_id: sessionId, side } = notice
  const since = await takeNotice(tx, notice, now)
  const [about] = since === null ? [] : await readAudience(tx, [sessionId])
  if (since === null || about === undefined) return 0
  const isClient = side === 'client'
  const rows = await commentsSince(tx, { sessionId, side: otherSide(side), since })
  const reader = { scope: isClient ? 'client' : 'admin' } as const
  const comments = rows.map((row) => ({ ...row, author: authorName(row, reader) }))
  const readers = isClient ? await clientReaders(tx, sessionId) : await teamOf(tx, sessionId)
  const url = isClient ? links.session(sessionId) : links.staffSession('admin', sessionId)
  let written = 0
  for (const person of comments.length > 0 ? readers : []) {
    const letter = conversationMail({ ...person, url }, about, comments)
    if (await enqueueOptional(tx, letter, { topic: 'conversation', links, reminderIds: [] }, now))
      written += 1
  }
  return written
}

/** Mails both sides of conversations what the other one wrote, each comment once across processes; returns how many mails (rule conversation-mail). */
export async function tellConversations(
  { db, links }: { db: Database; links: Links },
  now: Instant,
  onFailure: (error: unknown) => void,
): Promise<number> {
  let written = 0
  for (const notice of await dueNotices(db, now)) {
    try {
      written += await transact(db, (tx) => tellSide(tx, notice, links, now))
    } catch (error) {
      onFailure(error)
    }
  }
  return written
}
