import * as v from 'valibot'
import { Email } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'

/** Is an invited person without a password yet, and so can be invited again? Another API omits it. */
export const IsInvited = v.optional(v.boolean(), false)

const Invited = v.object({ email: Email })

/** 409 once the person has a password, 429 after three links in an hour. */
export const inviteColleagueAgain = endpoint({
  method: 'POST',
  path: '/users/invitation',
  summary: 'Mails a new invitation to a person of the company who has set no password yet.',
  audience: 'people',
  body: Invited,
  output: v.null(),
})

/** For clients and photographers; the link opens their own app. */
export const inviteAgain = endpoint({
  method: 'POST',
  path: '/staff/invitations',
  summary: 'Mails a new invitation to a client or photographer who has set no password yet.',
  audience: 'clients',
  body: Invited,
  output: v.null(),
})
