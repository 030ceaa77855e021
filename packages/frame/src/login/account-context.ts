import { createContext, use } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { AccountSlice } from './account.ts'

/** Provides the account part of one mounted app's store. */
export const AccountContext = createContext<Pick<
  StoreApi<AccountSlice>,
  'getState' | 'getInitialState' | 'subscribe'
> | null>(null)

/** Subscribes to a part of the account's state. */
export function useAccount<Part>(select: (state: AccountSlice) => Part): Part {
  const store = use(AccountContext)
  if (!store)
    throw new Error('The frame was used outside an app. Put <AccountContext value={store}> around it.')
  return useStore(store, select)
}
