import { conversationCalls } from '@ensaio/client'
import type { Actor, Session, Thread } from '@ensaio/domain'
import { type Conversation, useRemote } from '@ensaio/ui'
import { useRef, useState } from 'react'
import { useClient, useNow } from '../app-context.ts'
import { createAttempts } from '../attempt.ts'
import { useComingBack } from '../login/useComingBack.ts'

const asks = { conversation: conversationCalls }

/** The conversation about an ensaio, for its cards; asked again when the user returns to the tab, and when a product moved (rule conversation). */
export function useConversation(
  session: Session,
  { viewer, canWrite }: { viewer: Actor; canWrite: boolean },
): Conversation {
  const { conversation } = useClient(asks)
  const now = useNow()
  const { id, time_zone } = session
  const [attempt] = useState(() => createAttempts())
  const progress = session.products.map(({ status }) => status).join()
  const [threads, retry, replace] = useRemote(
    (signal) => conversation.list(id, signal),
    [conversation, id, progress],
    // Pages are keyed by ensaio: what a failed reload keeps belongs to this one, with the comment that is being written in it.
    { keepsOther: true },
  )
  useComingBack(retry)
  const latest = useRef<readonly Thread[]>([])
  if (threads.state === 'ready') latest.current = threads.value

  function put(thread: Thread) {
    // Without the threads before it, it would stand for all of them.
    if (threads.state !== 'ready') return void retry()
    const isNew = latest.current.every((one) => one.id !== thread.id)
    latest.current = isNew
      ? [...latest.current, thread]
      : latest.current.map((one) => (one.id === thread.id ? thread : one))
    replace([...latest.current])
  }

  return {
    threads,
    viewer,
    now,
    time_zone,
    onRetry: retry,
    ...(canWrite && {
      onStart: async (thread) =>
        put(await attempt('thread', thread, (key) => conversation.start(id, thread, key))),
      onAnswer: async (thread, text) =>
        put(
          await attempt(`answer-${thread.id}`, text, (key) => conversation.answer(id, thread.id, text, key)),
        ),
      onResolve: async (thread, isResolved) => put(await conversation.resolve(id, thread.id, isResolved)),
    }),
  }
}
