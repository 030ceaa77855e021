import type { Area, Caller, CallsOf } from '@ensaio/client'
import { type Instant, staffScopes } from '@ensaio/domain'
import { type AccountSlice, accountSlice, type createAttempts } from '@ensaio/frame'
import { createContext, use } from 'react'
import { createStore } from 'zustand'

/** Makes the store of one mounted back office: who of our people is signed in. Everything else lives in the address. */
export function createBackofficeStore(client: Caller) {
  return createStore<AccountSlice>()(accountSlice(client, staffScopes))
}

/** What every page works with. */
export interface BackofficeTools {
  caller: Caller
  /** Sends what must not happen twice (D7). */
  attempt: ReturnType<typeof createAttempts>
  /** What time it is. */
  clock: () => Instant
}

/** Carries the tools of one mounted back office. */
export const BackofficeContext = createContext<BackofficeTools | null>(null)

/** The tools of the back office around. */
export function useTools(): BackofficeTools {
  const tools = use(BackofficeContext)
  if (!tools) throw new Error('A page was mounted outside a back office. Use <Backoffice client={…} />.')
  return tools
}

/** These areas of the API, asking to sign in again when the login session has ended; the same calls for the same object. */
export function useClient<Areas extends Record<string, Area>>(areas: Areas): CallsOf<Areas> {
  return useTools().caller.calls(areas)
}

/** What time it is, as the back office was told; asked anew at each rendering. */
export function useNow(): Instant {
  return useTools().clock()
}
