import { searchQueue as searchEndpoint } from '@ensaio/domain'
import { refuse } from '../refusal.ts'
import { searchQueue } from '../repositories/search-queue.ts'
import type { Serve } from '../serve.ts'

/** What our people work off, and who is sent (D28). */
export function queueRoutes(serve: Serve): void {
  serve(searchEndpoint, ({ viewer, db, body, now }) =>
    searchQueue(db, viewer ?? refuse('signed_out'), body, now),
  )
}
