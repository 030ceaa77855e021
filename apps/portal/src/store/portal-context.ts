import type { AccountSlice, AppTools } from '@ensaio/frame'
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { MakePart, PortalStores } from './create-store.ts'

/** The tools of every app, and the stores of the portal. */
export interface PortalTools extends AppTools {
  stores: PortalStores
}

/** Provides the tools of one mounted portal. */
export const PortalContext = createContext<PortalTools | null>(null)

function useTools(): PortalTools {
  const tools = use(PortalContext)
  if (!tools) throw new Error('A page was mounted outside a portal. Mount it through <Portal client={…} />.')
  return tools
}

/** Subscribes to a part of the account's state. */
export function usePortal<Part>(select: (state: AccountSlice) => Part): Part {
  return useStore(useTools().stores.account, select)
}

/** Subscribes to a value in a slice of the store (`orderSlice`, `schedulingSlice` …). */
export function usePart<Part, Found>(make: MakePart<Part>, select: (state: Part) => Found): Found {
  return useStore(useTools().stores.part(make), select)
}
