import type { Caller } from '@ensaio/client'
import type { Scope } from '@ensaio/domain'
import { type AccountSlice, accountSlice } from '@ensaio/frame'
import { createStore, type StateCreator, type StoreApi } from 'zustand'

/** Makes one part of what survives leaving a page; `storage` keeps drafts over a refresh, and is null where there is none. */
export type MakePart<Part> = (caller: Caller, storage: Storage | null) => StateCreator<Part, [], [], Part>

/** All that survives leaving a page of one mounted portal. */
export interface PortalStores {
  /** Who is signed in. */
  account: StoreApi<AccountSlice>
  /** What is being written, or has no answer yet: made when a page first asks for it, which brings its code along. */
  part: <Part>(make: MakePart<Part>) => StoreApi<Part>
}

/** Makes the stores of one mounted portal, for the accounts that it admits: clients', unless told. */
export function createPortalStores(
  caller: Caller,
  storage: Storage | null,
  admitted: readonly Scope[] = ['client'],
): PortalStores {
  const parts = new Map<object, StoreApi<unknown>>()

  return {
    account: createStore<AccountSlice>()(accountSlice(caller, admitted)),
    part: <Part>(make: MakePart<Part>) => {
      const part = parts.get(make) ?? createStore<Part>()(make(caller, storage))
      parts.set(make, part)
      return part as StoreApi<Part>
    },
  }
}
