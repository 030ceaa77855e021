import { getPlace, searchPlaces } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** Place search. */
export function placeCalls(call: Call) {
  return {
    /** Is the place search enabled? */
    isEnabled: async (signal?: AbortSignal) => (await call(searchPlaces, { query: {}, signal })).enabled,
    /** Searches places by text; reuse `sessionToken` until a place is chosen, since Google bills searches by it. */
    search: (input: string, sessionToken: string, signal?: AbortSignal) =>
      call(searchPlaces, { query: { input, session_token: sessionToken }, signal }),
    get: (placeRef: string, sessionToken: string, signal?: AbortSignal) =>
      call(getPlace, { values: { placeRef }, query: { session_token: sessionToken }, signal }),
  }
}
