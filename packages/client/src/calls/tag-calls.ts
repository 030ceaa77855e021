import { getTagCategory } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** Words to choose from. */
export function tagCalls(call: Call) {
  return {
    /** `photos` for rooms, `rating` for what was good or bad. */
    list: async (category: string, signal?: AbortSignal) =>
      (await call(getTagCategory, { values: { category }, signal })).tags,
  }
}
