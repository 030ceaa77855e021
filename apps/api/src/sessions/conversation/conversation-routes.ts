import { answerThread, getConversation, resolveThread, startThread } from '@ensaio/domain'
import { viewerIn } from '../../accounts/viewer.ts'
import { refuse } from '../../http/refusal.ts'
import { inside, type Serve } from '../../http/serve.ts'
import { findSession } from '../repository/sessions.ts'
import { threadsOf } from './repository/threads.ts'
import { addComment, markResolved, openThread } from './write-comment.ts'

/** The conversation about an ensaio, for whoever reaches it (rule conversation). */
export function conversationRoutes(serve: Serve): void {
  serve(getConversation, async ({ viewer, db, params }) => {
    const reader = viewerIn(viewer)
    const session = await findSession(db, reader, params.id)
    return session ? threadsOf(db, reader, { sessionId: session.id }) : refuse('not_found')
  })

  serve(startThread, async (call) => {
    const { viewer, params, body, now } = call
    return openThread(inside(call), { viewer: viewerIn(viewer), sessionId: params.id, input: body }, now)
  })

  serve(answerThread, async (call) => {
    const { viewer, params, body, now } = call
    return addComment(inside(call), { viewer: viewerIn(viewer), path: params, text: body.text }, now)
  })

  serve(resolveThread, async ({ viewer, db, params, body, now }) =>
    markResolved(db, { viewer: viewerIn(viewer), path: params, isResolved: body.is_resolved }, now),
  )
}
