import { answerThread, getConversation, resolveThread, startThread, type ThreadForm } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The conversation about an ensaio. Reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
export function conversationCalls(call: Call) {
  return {
    /** The threads, the oldest first. */
    list: (id: number, signal?: AbortSignal) => call(getConversation, { values: { id }, signal }),
    /** Starts a thread. */
    start: (id: number, thread: ThreadForm, idempotencyKey: string) =>
      call(startThread, { values: { id }, body: thread, idempotencyKey }),
    /** Adds a comment to a thread. */
    answer: (id: number, threadId: number, text: string, idempotencyKey: string) =>
      call(answerThread, { values: { id, threadId }, body: { text }, idempotencyKey }),
    /** Resolves a thread, or opens it again. */
    resolve: (id: number, threadId: number, isResolved: boolean) =>
      call(resolveThread, { values: { id, threadId }, body: { is_resolved: isResolved } }),
  }
}
