import * as v from 'valibot'
import { endpoint } from '../../wire/endpoint.ts'
import { CommentForm, Thread, ThreadForm } from './thread.ts'

const conversation = '/sessions/{id}/conversation' as const
const thread = `${conversation}/{threadId}` as const

/** The conversation about an ensaio: its threads, the oldest first (rule conversation). */
export const getConversation = endpoint({
  method: 'GET',
  path: conversation,
  summary: 'The conversation about an ensaio: its threads, the oldest first.',
  audience: 'signed-in',
  output: v.array(Thread),
})

/** Starts a thread. */
export const startThread = endpoint({
  method: 'POST',
  path: conversation,
  summary: 'Starts a thread about an ensaio, a photo or a plan.',
  audience: 'signed-in',
  idempotent: true,
  body: ThreadForm,
  output: Thread,
})

/** Adds a comment to a thread, which opens a resolved one again. */
export const answerThread = endpoint({
  method: 'POST',
  path: thread,
  summary: 'Adds a comment to a thread.',
  audience: 'signed-in',
  idempotent: true,
  body: CommentForm,
  output: Thread,
})

/** Resolves a thread, or opens it again. */
export const resolveThread = endpoint({
  method: 'POST',
  path: `${thread}/resolved`,
  summary: 'Resolves a thread, or opens it again.',
  audience: 'signed-in',
  body: v.object({ is_resolved: v.boolean() }),
  output: Thread,
})
