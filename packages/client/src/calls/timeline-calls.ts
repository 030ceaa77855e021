import { getTimeline } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** The history of an ensaio. */
export function timelineCalls(call: Call) {
  return {
    /** The events of an ensaio, newest first. */
    list: (id: number, signal?: AbortSignal) => call(getTimeline, { values: { id }, signal }),
  }
}
