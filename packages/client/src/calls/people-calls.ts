import {
  type CompanyPersonChange,
  changePerson,
  invitePerson,
  listPeople,
  type NewCompanyPerson,
  signPersonOut,
} from '@ensaio/domain'
import type { Call } from '../call.ts'

/** The people of the signed-in person's company (rule client-roles). `add` and `change` return the whole list. */
export function peopleCalls(call: Call) {
  return {
    list: (signal?: AbortSignal) => call(listPeople, { signal }),
    add: (person: NewCompanyPerson) => call(invitePerson, { body: person }),
    change: (id: number, change: CompanyPersonChange) => call(changePerson, { values: { id }, body: change }),
    /** Ends all login sessions of a person. */
    signOut: (id: number) => call(signPersonOut, { values: { id } }),
  }
}
