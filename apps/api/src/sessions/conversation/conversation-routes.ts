import { answerThread, getConversation, resolveThread, startThread } from '@ensaio/domain'
import { viewerIn } from '../../accounts/viewer.ts'
import type { Links } from '../../config/links.ts'
import { refuse } from '../../http/refusal.ts'
import { inside, type Serve } from '../../http/serve.ts'
import { favoriteRoutes } from '../favorites/favorite-routes.ts'
import { findSession } from '../repository/sessions.ts'
import { threadsOf } from './repository/threads.ts'
import { addComment, markResolved, openThread } from './write-comment.ts'

/** The routes of the conversation about an ensaio (rule conversation) and of favourites (rule favorites). */
export function conversationRoutes(serve: Serve, links: Links): void {
  favoriteRoutes(serve, links)

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
