import { getPlace, searchPlaces } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** Places by words. */
export function placeCalls(call: Call) {
  return {
    /** Is there a search of places by words? */
    isEnabled: async (signal?: AbortSignal) => (await call(searchPlaces, { query: {}, signal })).enabled,
    /** Places like these words; the same `sessionToken` until one was read, then a new one: searches are billed by it. */
    search: (input: string, sessionToken: string, signal?: AbortSignal) =>
      call(searchPlaces, { query: { input, session_token: sessionToken }, signal }),
    get: (placeRef: string, sessionToken: string, signal?: AbortSignal) =>
      call(getPlace, { values: { placeRef }, query: { session_token: sessionToken }, signal }),
  }
}
