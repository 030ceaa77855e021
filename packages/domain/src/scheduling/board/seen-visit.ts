import * as v from 'valibot'
import { Instant } from '../../calendar/local-date.ts'

/**
 * Where the caller saw a visit: its start and photographer. When it has moved meanwhile, to another place than the one asked for, the
 * change is refused (409 `visit_moved`), so that nobody undoes what they have not seen (rule day-board).
 */
export const SeenVisit = v.object({ scheduled_for: v.nullable(Instant), provider_id: v.nullable(v.number()) })
export type SeenVisit = v.InferOutput<typeof SeenVisit>

/** Where a card of the board shows its visit. */
export function seenAt({ scheduled_for, provider_id }: SeenVisit): SeenVisit {
  return { scheduled_for, provider_id }
}
