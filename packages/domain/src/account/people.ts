import * as v from 'valibot'
import { Instant } from '../calendar/local-date.ts'
import { Email, line } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IsInvited } from './invitation.ts'
import { type ClientRole, clientRoles } from './roles.ts'

const Role = v.picklist(clientRoles, 'Escolha um papel.')

/** A person of a client company. Another API omits role and access: its people are managers who may sign in (rule wire-other-api). */
export const CompanyPerson = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  role: v.optional(Role, 'manager' satisfies ClientRole),
  /** May this person sign in? */
  active: v.optional(v.boolean(), true),
  is_invited: IsInvited,
  /** The caller, who changes neither their own role nor their own access. */
  is_self: v.optional(v.boolean(), false),
  /** When the person last opened the portal, to about five minutes; null before. */
  seen_at: v.optional(v.nullable(Instant), null),
  /** Has this person turned on two-step sign-in? An older server omits it. */
  has_second_step: v.optional(v.boolean(), false),
})
export type CompanyPerson = v.InferOutput<typeof CompanyPerson>

/** The form for a new person of a company. */
export const NewCompanyPerson = v.object({ name: line('Informe o nome.'), email: Email, role: Role })
export type NewCompanyPerson = v.InferOutput<typeof NewCompanyPerson>

/** What may change of a person of a company; omitted parts stay. */
export const CompanyPersonChange = v.object({ role: v.optional(Role), active: v.optional(v.boolean()) })
export type CompanyPersonChange = v.InferOutput<typeof CompanyPersonChange>

/** The people of the caller's company, by name; those without access last. */
export const listPeople = endpoint({
  method: 'GET',
  path: '/people',
  summary: 'The people of your company, with their roles.',
  audience: 'people',
  output: v.array(CompanyPerson),
})

/** 422 when the address has an account already, or the company has 20 people. */
export const invitePerson = endpoint({
  method: 'POST',
  path: '/people',
  summary: 'Adds a person to your company and mails them a link to set a password.',
  audience: 'people',
  body: NewCompanyPerson,
  output: v.array(CompanyPerson),
})

/** 409 for oneself and for the last manager (rule last-manager). */
export const changePerson = endpoint({
  method: 'POST',
  path: '/people/{id}',
  summary: 'Changes the role of a person of your company, or whether they may sign in.',
  audience: 'people',
  body: CompanyPersonChange,
  output: v.array(CompanyPerson),
})

/** Ends every login session of a person, and every open link. */
export const signPersonOut = endpoint({
  method: 'POST',
  path: '/people/{id}/logout',
  summary: 'Signs a person of your company out everywhere.',
  audience: 'people',
  output: v.null(),
})

/** For somebody who lost their authenticator app and recovery codes; the password stays (rule second-step). 409 for oneself, and while it is off. */
export const resetPersonSecondStep = endpoint({
  method: 'POST',
  path: '/people/{id}/second-step/reset',
  summary: 'Turns off the two-step sign-in of another person of your company.',
  audience: 'people',
  output: v.array(CompanyPerson),
})
