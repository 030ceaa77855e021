import type { Client } from '@ensaio/client'
import type { Instant } from '@ensaio/domain'
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { PortalState, PortalStore } from './create-store.ts'

/** What every page works with. */
export interface PortalTools {
  client: Client
  store: PortalStore
  /** What time it is. */
  clock: () => Instant
}

/** Carries the tools of one mounted portal. */
export const PortalContext = createContext<PortalTools | null>(null)

function useTools(): PortalTools {
  const tools = use(PortalContext)
  if (!tools) throw new Error('A page was mounted outside a portal. Mount it through <Portal client={…} />.')
  return tools
}

/** The API, asking to sign in again when the login session has ended. */
export function useClient(): Client {
  return useTools().client
}

/** A part of the store, followed. */
export function usePortal<Part>(select: (state: PortalState) => Part): Part {
  return useStore(useTools().store, select)
}

/** What time it is, as the portal was told; asked anew at each rendering. */
export function useNow(): Instant {
  return useTools().clock()
}
