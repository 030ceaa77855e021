import { listTags, saveTags, type TagList } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The rooms of photos and the tags of ratings (rule retired-tags). A change returns all of them. */
export function roomCalls(call: Call) {
  return {
    list: (signal?: AbortSignal) => call(listTags, { signal }),
    save: (list: TagList) => call(saveTags, { body: list }),
  }
}
