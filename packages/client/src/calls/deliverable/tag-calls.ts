import { getTagCategory } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** Words to choose from. */
export function tagCalls(call: Call) {
  return {
    /** `client` and `other` for what was good or bad in their ratings, `photos` for rooms. */
    list: async (category: string, signal?: AbortSignal) =>
      (await call(getTagCategory, { values: { category }, signal })).tags,
  }
}
