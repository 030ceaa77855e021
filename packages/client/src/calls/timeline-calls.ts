import { getTimeline } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** What happened to an ensaio. */
export function timelineCalls(call: Call) {
  return {
    /** What happened to an ensaio, newest first. */
    list: (id: number, signal?: AbortSignal) => call(getTimeline, { values: { id }, signal }),
  }
}
