import {
  type CompanyPersonChange,
  changePerson,
  correctColleagueInvitation,
  invitePerson,
  listPeople,
  type NewCompanyPerson,
  resetPersonSecondStep,
  signPersonOut,
} from '@ensaio/domain'
import type { Call } from '../call.ts'

/** The people of the signed-in person's company (rule client-roles). `add`, `change` and `resetSecondStep` return the whole list. */
export function peopleCalls(call: Call) {
  return {
    list: (signal?: AbortSignal) => call(listPeople, { signal }),
    add: (person: NewCompanyPerson) => call(invitePerson, { body: person }),
    change: (id: number, change: CompanyPersonChange) => call(changePerson, { values: { id }, body: change }),
    /** Changes the address of somebody who has set no password yet, and invites them there. */
    correctEmail: (email: string, new_email: string) =>
      call(correctColleagueInvitation, { body: { email, new_email } }),
    /** Turns off a colleague's two-step sign-in. */
    resetSecondStep: (id: number) => call(resetPersonSecondStep, { values: { id } }),
    /** Ends all login sessions of a person. */
    signOut: (id: number) => call(signPersonOut, { values: { id } }),
  }
}
