import { getRatings, type RatingForm, rateSession } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** What was thought of an ensaio. */
export function ratingCalls(call: Call) {
  return {
    /** One by clients and one by our people, each perhaps null. */
    get: (id: number, signal?: AbortSignal) => call(getRatings, { values: { id }, signal }),
    /** Rates, or replaces one's rating. */
    rate: (id: number, form: RatingForm) => call(rateSession, { values: { id }, body: form }),
  }
}
