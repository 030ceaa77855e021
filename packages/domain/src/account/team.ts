import * as v from 'valibot'
import { Instant } from '../calendar/local-date.ts'
import { Email, line } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { officeRoles } from './roles.ts'

const Role = v.picklist(officeRoles, 'Escolha um papel.')

/** A person of the office. */
export const TeamMember = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  role: Role,
  /** May this person sign in? */
  active: v.boolean(),
  /** Without a password yet, so that the invitation can be sent again. */
  is_invited: v.boolean(),
  /** The caller, who changes neither their own role nor their own access. */
  is_self: v.boolean(),
  /** When the person last opened the back office, to about five minutes; null before. */
  seen_at: v.nullable(Instant),
  /** Has this person turned on two-step sign-in? An older server omits it. */
  has_second_step: v.optional(v.boolean(), false),
})
export type TeamMember = v.InferOutput<typeof TeamMember>

/** The form for a new person of the office. */
export const NewTeamMember = v.object({ name: line('Informe o nome.'), email: Email, role: Role })
export type NewTeamMember = v.InferOutput<typeof NewTeamMember>

/** What may change of a person of the office; omitted parts stay. */
export const TeamChange = v.object({ role: v.optional(Role), active: v.optional(v.boolean()) })
export type TeamChange = v.InferOutput<typeof TeamChange>

/** The people of the office, by name. */
export const listTeam = endpoint({
  method: 'GET',
  path: '/staff/team',
  summary: 'The people of the office, with their roles.',
  audience: 'team',
  output: v.array(TeamMember),
})

/** 422 when the address has an account already. */
export const inviteTeamMember = endpoint({
  method: 'POST',
  path: '/staff/team',
  summary: 'Adds a person to the office and mails them a link to set a password.',
  audience: 'team',
  body: NewTeamMember,
  output: v.array(TeamMember),
})

/** 409 for oneself and for the last administrator (rule last-administrator). */
export const changeTeamMember = endpoint({
  method: 'POST',
  path: '/staff/team/{id}',
  summary: 'Changes the role of a person of the office, or whether they may sign in.',
  audience: 'team',
  body: TeamChange,
  output: v.array(TeamMember),
})

/** 409 once the person has a password, 429 after three links in an hour. */
export const inviteTeamMemberAgain = endpoint({
  method: 'POST',
  path: '/staff/team/{id}/invitation',
  summary: 'Mails a new invitation to a person of the office who has set no password yet.',
  audience: 'team',
  output: v.null(),
})

/** Ends every login session of a person, and every open link. */
export const signTeamMemberOut = endpoint({
  method: 'POST',
  path: '/staff/team/{id}/logout',
  summary: 'Signs a person of the office out everywhere.',
  audience: 'team',
  output: v.null(),
})

/** For somebody who lost their authenticator app and recovery codes; the password stays. 409 while theirs is off. */
export const resetSecondStep = endpoint({
  method: 'POST',
  path: '/staff/team/{id}/second-step/reset',
  summary: 'Turns off the two-step sign-in of another person of the office.',
  audience: 'team',
  output: v.array(TeamMember),
})
