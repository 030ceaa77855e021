import {
  assignProvider as assignEndpoint,
  listProviderChoices,
  searchQueue as searchEndpoint,
} from '@ensaio/domain'
import { assignProvider, choicesFor } from '../assign-provider.ts'
import { refuse } from '../refusal.ts'
import { searchQueue } from '../repositories/search-queue.ts'
import type { Serve } from '../serve.ts'
import { sessionSeenBy } from '../session-seen-by.ts'

/** What our people work off, and who is sent (D28). */
export function queueRoutes(serve: Serve, publicUrl: string): void {
  serve(searchEndpoint, ({ viewer, db, body, now }) =>
    searchQueue(db, viewer ?? refuse('signed_out'), body, now),
  )

  serve(listProviderChoices, ({ viewer, db, params }) =>
    choicesFor(db, viewer ?? refuse('signed_out'), params.id),
  )

  serve(assignEndpoint, async ({ viewer, db, params, body, now }) => {
    const admin = viewer ?? refuse('signed_out')
    const { id: sessionId } = params
    await assignProvider(db, { viewer: admin, sessionId, providerId: body.provider_id, publicUrl }, now)
    return sessionSeenBy(db, viewer, params.id, now)
  })
}
