import type { Caller } from '@ensaio/client'
import { staffScopes } from '@ensaio/domain'
import { type AccountSlice, type AppTools, accountSlice, type createAttempts } from '@ensaio/frame'
import { createContext, use } from 'react'
import { createStore } from 'zustand'

/** Creates the store of one mounted back office: the signed-in member of staff. Everything else is in the address. */
export function createBackofficeStore(client: Caller) {
  return createStore<AccountSlice>()(accountSlice(client, staffScopes))
}

/** The tools of every app, and a sender of requests that must not run twice. */
export interface BackofficeTools extends AppTools {
  /** Sends a request with an idempotency key, which a retry repeats (rule idempotency-key). */
  attempt: ReturnType<typeof createAttempts>
}

/** Provides the tools of one mounted back office. */
export const BackofficeContext = createContext<BackofficeTools | null>(null)

/** The tools of the surrounding back office. */
export function useTools(): BackofficeTools {
  const tools = use(BackofficeContext)
  if (!tools) throw new Error('A page was mounted outside a back office. Use <Backoffice client={…} />.')
  return tools
}
