import { getTagCategory } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** Tags. */
export function tagCalls(call: Call) {
  return {
    /** `client` and `other` for praise and criticism in ratings, `photos` for rooms. */
    list: async (category: string, signal?: AbortSignal) =>
      (await call(getTagCategory, { values: { category }, signal })).tags,
  }
}
