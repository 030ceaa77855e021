import * as v from 'valibot'
import { CompanyPersonChange, NewCompanyPerson } from '../account/people.ts'
import { endpoint } from '../wire/endpoint.ts'
import { StaffCompanyDetail } from './endpoints.ts'

/** 422 when the address has an account already, or the company has 20 people. */
export const inviteCompanyPerson = endpoint({
  method: 'POST',
  path: '/staff/companies/{id}/people',
  summary: 'Adds a person to a client company and mails them a link to set a password.',
  audience: 'sales',
  body: NewCompanyPerson,
  output: StaffCompanyDetail,
})

/** 409 for the last manager (rule last-manager). */
export const changeCompanyPerson = endpoint({
  method: 'POST',
  path: '/staff/companies/{id}/people/{personId}',
  summary: 'Changes the role of a person of a client company, or whether they may sign in.',
  audience: 'sales',
  body: CompanyPersonChange,
  output: StaffCompanyDetail,
})

/** Ends every login session of a person, and every open link. */
export const signCompanyPersonOut = endpoint({
  method: 'POST',
  path: '/staff/companies/{id}/people/{personId}/logout',
  summary: 'Signs a person of a client company out everywhere.',
  audience: 'sales',
  output: v.null(),
})

/** For somebody who lost their authenticator app and recovery codes; the password stays (rule second-step). 409 while it is off. */
export const resetCompanyPersonSecondStep = endpoint({
  method: 'POST',
  path: '/staff/companies/{id}/people/{personId}/second-step/reset',
  summary: 'Turns off the two-step sign-in of a person of a client company.',
  audience: 'sales',
  output: StaffCompanyDetail,
})
