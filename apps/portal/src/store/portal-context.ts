import type { Area, Caller, CallsOf } from '@ensaio/client'
import type { Instant } from '@ensaio/domain'
import type { AccountSlice } from '@ensaio/frame'
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { MakePart, PortalStores } from './create-store.ts'

/** What every page works with. */
export interface PortalTools {
  caller: Caller
  stores: PortalStores
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

/** These areas of the API, asking to sign in again when the login session has ended; the same calls for the same object. */
export function useClient<Areas extends Record<string, Area>>(areas: Areas): CallsOf<Areas> {
  return useTools().caller.calls(areas)
}

/** A part of who is signed in, followed. */
export function usePortal<Part>(select: (state: AccountSlice) => Part): Part {
  return useStore(useTools().stores.account, select)
}

/** Something of a part of the store (`orderSlice`, `schedulingSlice` …), followed. */
export function usePart<Part, Found>(make: MakePart<Part>, select: (state: Part) => Found): Found {
  return useStore(useTools().stores.part(make), select)
}

/** What time it is, as the portal was told; asked anew at each rendering. */
export function useNow(): Instant {
  return useTools().clock()
}
