import { getRatings, getTagCategory, offeredTags, rateSession, status } from '@ensaio/domain'
import { actorOf, refuseReaders } from '../accounts/viewer.ts'
import { transact } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { findSession, lockSession } from '../sessions/repository/sessions.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { ratingsOf, writeRating } from './repository/ratings.ts'
import { areTagsOf, categoryOf, tagsOf } from './repository/tags.ts'

/** What people think of delivered ensaios, and the tags for that and for rooms. */
export function ratingRoutes(serve: Serve): void {
  serve(getRatings, async ({ viewer, db, params }) => {
    const session = viewer && (await findSession(db, viewer, params.id))
    return session ? ratingsOf(db, session.id) : refuse('not_found')
  })

  serve(rateSession, async ({ viewer, db, params, body, now }) => {
    if (viewer === null) refuse('signed_out')
    refuseReaders(viewer, 'review')
    return transact(db, async (tx) => {
      const session = await lockSession(tx, viewer, params.id)
      if (session === null) refuse('not_found')
      if (session.status !== status.delivered) {
        refuse('transition_refused', 'Um ensaio pode ser avaliado depois da entrega.')
      }
      if (!(await areTagsOf(tx, 'rating', body.tags))) {
        refuse('invalid', undefined, { tags: 'Escolha entre as opções oferecidas.' })
      }
      const category = viewer.scope === 'client' ? 'client' : 'other'
      const by = { sessionId: session.id, category, userId: viewer.userId } as const
      await writeRating(tx, by, body, now)
      const event = {
        sessionId: session.id,
        ...actorOf(viewer),
        kind: 'rated',
        detail: { rate: body.rate },
      } as const
      await recordEvent(tx, event, now)
      return (await ratingsOf(tx, session.id))[category] ?? refuse('not_found')
    })
  })

  serve(getTagCategory, async ({ db, params }) => {
    const category = categoryOf(params.category)
    if (category === null) refuse('not_found')
    return { tags: offeredTags(await tagsOf(db, category)) }
  })
}
