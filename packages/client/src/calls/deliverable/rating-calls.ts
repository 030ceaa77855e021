import { getRatings, type RatingForm, rateSession } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** Ratings of an ensaio. */
export function ratingCalls(call: Call) {
  return {
    /** The client's and the staff's rating, each null when missing. */
    get: (id: number, signal?: AbortSignal) => call(getRatings, { values: { id }, signal }),
    /** Rates an ensaio, or replaces the caller's rating. */
    rate: (id: number, form: RatingForm) => call(rateSession, { values: { id }, body: form }),
  }
}
