import { type BodyOutput, mostComments, mostThreads, type startThread, type Thread } from '@ensaio/domain'
import { actorOf, refuseReaders, type Viewer } from '../../accounts/viewer.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { lockSession } from '../repository/sessions.ts'
import { oweNotice } from './repository/notices.ts'
import {
  countThreads,
  findDelivered,
  findThread,
  insertComment,
  insertThread,
  threadsOf,
  writeResolved,
} from './repository/threads.ts'

type Input = BodyOutput<typeof startThread>
type ThreadPath = { id: number; threadId: number }

/** Locks the ensaio for a writer of its conversation: 403 for those who only read, 404 for those who do not reach it. */
async function lockForWriting(tx: Tx, viewer: Viewer, sessionId: number): Promise<void> {
  refuseReaders(viewer, 'review')
  if ((await lockSession(tx, viewer, sessionId)) === null) refuse('not_found')
}

async function write(
  tx: Tx,
  viewer: Viewer,
  comment: { sessionId: number; threadId: number; text: string },
  now: string,
): Promise<void> {
  const { actor: side, userId } = actorOf(viewer)
  const { sessionId, threadId, text } = comment
  await insertComment(tx, { threadId, side, userId, text }, now)
  await oweNotice(tx, sessionId, side === 'client' ? 'staff' : 'client', now)
}

async function threadOf(db: Database, viewer: Viewer, path: ThreadPath): Promise<Thread> {
  const [thread] = await threadsOf(db, viewer, { sessionId: path.id, threadId: path.threadId })
  return thread ?? refuse('not_found')
}

/** Starts a thread about what the client of the ensaio sees; the other side hears of it (rule conversation). */
export async function openThread(
  tx: Tx,
  { viewer, sessionId, input }: { viewer: Viewer; sessionId: number; input: Input },
  now: string,
): Promise<Thread> {
  await lockForWriting(tx, viewer, sessionId)
  if ((await countThreads(tx, sessionId)) >= mostThreads) {
    const message = `Uma conversa tem no máximo ${mostThreads} assuntos. Responda em um dos que já existem.`
    refuse('transition_refused', message)
  }
  const { subject, text } = input
  const about = subject.about
  let threadId: number
  if (about === 'session') threadId = await insertThread(tx, { sessionId, about }, now)
  else {
    const { material_id: materialId, pin } = subject
    const found = await findDelivered(tx, { sessionId, about, materialId })
    if (found === null) {
      const gone = 'Este arquivo foi removido, ou ainda não foi entregue ao cliente.'
      refuse('transition_refused', gone)
    }
    const { productId } = found
    threadId = await insertThread(tx, { sessionId, about, productId, materialId, pin }, now)
  }
  await write(tx, viewer, { sessionId, threadId, text }, now)
  return threadOf(tx, viewer, { id: sessionId, threadId })
}

/** Adds a comment to a thread; a resolved one is open again, but for a correction. */
export async function addComment(
  tx: Tx,
  { viewer, path, text }: { viewer: Viewer; path: ThreadPath; text: string },
  now: string,
): Promise<Thread> {
  const { id: sessionId, threadId } = path
  await lockForWriting(tx, viewer, sessionId)
  const thread = (await findThread(tx, { sessionId, threadId })) ?? refuse('not_found')
  if (thread.comments >= mostComments) {
    refuse('transition_refused', `Um assunto tem no máximo ${mostComments} comentários. Comece outro.`)
  }
  await write(tx, viewer, { sessionId, threadId, text }, now)
  if (!thread.is_correction) await writeResolved(tx, threadId, null)
  return threadOf(tx, viewer, path)
}

/** Resolves a thread, or opens it again; corrections are resolved by their delivery alone. */
export async function markResolved(
  db: Database,
  { viewer, path, isResolved }: { viewer: Viewer; path: ThreadPath; isResolved: boolean },
  now: string,
): Promise<Thread> {
  return transact(db, async (tx) => {
    const { id: sessionId, threadId } = path
    await lockForWriting(tx, viewer, sessionId)
    const thread = (await findThread(tx, { sessionId, threadId })) ?? refuse('not_found')
    if (thread.is_correction) {
      refuse('transition_refused', 'Uma correção se resolve com a nova entrega do produto.')
    }
    const by = { userId: viewer.userId, at: now }
    if ((thread.resolved_at !== null) !== isResolved)
      await writeResolved(tx, threadId, isResolved ? by : null)
    return threadOf(tx, viewer, path)
  })
}
