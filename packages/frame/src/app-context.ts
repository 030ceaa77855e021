import type { Area, Caller, CallsOf } from '@ensaio/client'
import type { Instant } from '@ensaio/domain'
import { createContext, use } from 'react'

/** The tools of every page of an app. */
export interface AppTools {
  caller: Caller
  /** The current instant. */
  clock: () => Instant
}

/** Carries the tools of one mounted app. */
export const AppContext = createContext<AppTools | null>(null)

function useTools(): AppTools {
  const tools = use(AppContext)
  if (!tools) throw new Error('A page was mounted outside an app. Put <AppContext value={tools}> around it.')
  return tools
}

/**
 * The calls of some areas of the API; the same object for the same areas. A call that finds the login session ended asks the user to sign in
 * again and then repeats itself.
 */
export function useClient<Areas extends Record<string, Area>>(areas: Areas): CallsOf<Areas> {
  return useTools().caller.calls(areas)
}

/** The current instant, read again at each render. */
export function useNow(): Instant {
  return useTools().clock()
}
