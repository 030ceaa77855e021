import type { Client } from '@ensaio/client'
import { createStore } from 'zustand'
import { type AccountSlice, accountSlice } from './account.ts'
import { type SchedulingSlice, schedulingSlice } from './scheduling.ts'

/** All that survives leaving a page: who is signed in, and the drafts of the public flow. */
export type PortalState = AccountSlice & SchedulingSlice

/** Makes the store of one mounted portal; `storage` keeps drafts over a refresh, and is null where there is none. */
export function createPortalStore(client: Client, storage: Storage | null) {
  return createStore<PortalState>()((...tools) => ({
    ...accountSlice(client)(...tools),
    ...schedulingSlice(client, storage)(...tools),
  }))
}

/** What `createPortalStore` makes. */
export type PortalStore = ReturnType<typeof createPortalStore>
