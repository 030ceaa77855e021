import { findAnything } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The one search of the back office (rule one-search). */
export function findingCalls(call: Call) {
  return {
    /** What a text of two characters or more finds, as far as the caller may read it. */
    find: (text: string, signal?: AbortSignal) => call(findAnything, { query: { text }, signal }),
  }
}
