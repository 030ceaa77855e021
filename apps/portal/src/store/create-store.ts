import type { Client } from '@ensaio/client'
import { type AccountSlice, accountSlice } from '@ensaio/frame'
import { createStore } from 'zustand'
import { type OrderSlice, orderSlice } from './order.ts'
import { type PaymentSlice, paymentSlice } from './payment.ts'
import { type RegistrationSlice, registrationSlice } from './registration.ts'
import { type SchedulingSlice, schedulingSlice } from './scheduling.ts'

/** All that survives leaving a page: who is signed in, what is being written, and what has no answer yet. */
export type PortalState = AccountSlice & SchedulingSlice & OrderSlice & PaymentSlice & RegistrationSlice

/** Makes the store of one mounted portal; `storage` keeps drafts over a refresh, and is null where there is none. */
export function createPortalStore(client: Client, storage: Storage | null) {
  return createStore<PortalState>()((...tools) => ({
    ...accountSlice(client, ['client'])(...tools),
    ...schedulingSlice(client, storage)(...tools),
    ...orderSlice(client, storage)(...tools),
    ...paymentSlice(client, storage)(...tools),
    ...registrationSlice(...tools),
  }))
}

/** What `createPortalStore` makes. */
export type PortalStore = ReturnType<typeof createPortalStore>
