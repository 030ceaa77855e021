import { createContext, use } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { AccountSlice } from './account.ts'

/** Carries the store of one mounted app, as far as the frame knows it. */
export const AccountContext = createContext<Pick<
  StoreApi<AccountSlice>,
  'getState' | 'getInitialState' | 'subscribe'
> | null>(null)

/** A part of who is signed in, followed. */
export function useAccount<Part>(select: (state: AccountSlice) => Part): Part {
  const store = use(AccountContext)
  if (!store)
    throw new Error('The frame was used outside an app. Put <AccountContext value={store}> around it.')
  return useStore(store, select)
}
