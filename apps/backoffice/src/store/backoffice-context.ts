import type { Caller } from '@ensaio/client'
import { staffScopes, type User } from '@ensaio/domain'
import { type AccountSlice, type AppTools, accountSlice, type createAttempts } from '@ensaio/frame'
import { createContext, use } from 'react'
import { createStore } from 'zustand'
import { keepUser, readKeptUser } from '../offline/kept-day.ts'

/**
 * Creates the store of one mounted back office: the signed-in member of staff, whom a server that wrote the page knew, and who is kept on
 * the device (rule kept-steps). Everything else is in the address.
 */
export function createBackofficeStore(client: Caller, user: User | null | undefined, device: Storage | null) {
  const kept = { read: () => readKeptUser(device), keep: (one: User | null) => keepUser(device, one) }
  return createStore<AccountSlice>()(accountSlice(client, staffScopes, user, kept))
}

/** The tools of every app, a sender of requests that must not run twice, and where drafts are kept. */
export interface BackofficeTools extends AppTools {
  /** Sends a request with an idempotency key, which a retry repeats (rule idempotency-key). */
  attempt: ReturnType<typeof createAttempts>
  /** The storage of drafts over a refresh. */
  storage: Storage | null
  /** The storage of what stays on this device. */
  device: Storage | null
}

/** Provides the tools of one mounted back office. */
export const BackofficeContext = createContext<BackofficeTools | null>(null)

/** The tools of the surrounding back office. */
export function useTools(): BackofficeTools {
  const tools = use(BackofficeContext)
  if (!tools) throw new Error('A page was mounted outside a back office. Use <Backoffice client={…} />.')
  return tools
}
