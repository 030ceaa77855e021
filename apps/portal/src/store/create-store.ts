import type { Caller } from '@ensaio/client'
import type { Scope } from '@ensaio/domain'
import { type AccountSlice, accountSlice, userOf } from '@ensaio/frame'
import * as v from 'valibot'
import { createStore, type StateCreator, type StoreApi } from 'zustand'
import { forgetKept, keep, readKept } from './kept.ts'

/** Makes one part of what survives leaving a page; `storage` keeps drafts over a refresh, and is null where there is none. */
export type MakePart<Part> = (caller: Caller, storage: Storage | null) => StateCreator<Part, [], [], Part>

/** All that survives leaving a page of one mounted portal. */
export interface PortalStores {
  /** Who is signed in. */
  account: StoreApi<AccountSlice>
  /** What is being written, or has no answer yet: made when a page first asks for it, which brings its code along. */
  part: <Part>(make: MakePart<Part>) => StoreApi<Part>
}

const personName = 'ensaio:pessoa'

/** Makes the stores of one mounted portal, for the accounts that it admits: clients', unless told. What one person wrote is forgotten when another one signs in. */
export function createPortalStores(
  caller: Caller,
  storage: Storage | null,
  admitted: readonly Scope[] = ['client'],
): PortalStores {
  const parts = new Map<object, StoreApi<unknown>>()
  const account = createStore<AccountSlice>()(accountSlice(caller, admitted))

  account.subscribe((state) => {
    const email = userOf(state)?.email
    if (email === undefined) return
    const before = readKept(storage, personName, v.string())
    if (before === email) return
    if (before !== null) {
      parts.clear()
      forgetKept(storage)
    }
    keep(storage, personName, email)
  })

  return {
    account,
    part: <Part>(make: MakePart<Part>) => {
      const part = parts.get(make) ?? createStore<Part>()(make(caller, storage))
      parts.set(make, part)
      return part as StoreApi<Part>
    },
  }
}
