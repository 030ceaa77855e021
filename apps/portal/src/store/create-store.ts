import type { Caller } from '@ensaio/client'
import type { Scope, User } from '@ensaio/domain'
import {
  type AccountSlice,
  accountSlice,
  deleteStored,
  personName,
  readStored,
  userOf,
  writeStored,
} from '@ensaio/frame'
import * as v from 'valibot'
import { createStore, type StateCreator, type StoreApi } from 'zustand'

/** Creates one slice of the store. `storage` keeps drafts over a refresh; null when unavailable. */
export type MakePart<Part> = (caller: Caller, storage: Storage | null) => StateCreator<Part, [], [], Part>

/** The state of one mounted portal that survives leaving a page. */
export interface PortalStores {
  /** The signed-in user. */
  account: StoreApi<AccountSlice>
  /** The slices of drafts and open requests, created at their first use, so that each page loads only its own code. */
  part: <Part>(make: MakePart<Part>) => StoreApi<Part>
}

/** Creates the stores of one mounted portal; `admitted` defaults to clients. A person's drafts are deleted when another one signs in. */
export function createPortalStores(
  caller: Caller,
  storage: Storage | null,
  {
    admitted = ['client'],
    user,
  }: {
    admitted?: readonly Scope[] | undefined
    /** Who is signed in, where a server that wrote the page knew. */
    user?: User | null | undefined
  } = {},
): PortalStores {
  const parts = new Map<object, StoreApi<unknown>>()
  const account = createStore<AccountSlice>()(accountSlice(caller, admitted, user))

  const keepPerson = (state: AccountSlice) => {
    const email = userOf(state)?.email
    if (email === undefined) return
    const before = readStored(storage, personName, v.string())
    if (before === email) return
    if (before !== null) {
      parts.clear()
      deleteStored(storage)
    }
    writeStored(storage, personName, email)
  }
  keepPerson(account.getState())
  account.subscribe(keepPerson)

  return {
    account,
    part: <Part>(make: MakePart<Part>) => {
      const part = parts.get(make) ?? createStore<Part>()(make(caller, storage))
      parts.set(make, part)
      return part as StoreApi<Part>
    },
  }
}
