import * as v from 'valibot'
import { Email } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CurrentPassword } from './second-step.ts'

/** A person's new address, with their password. */
export const EmailChange = v.object({ email: Email, password: CurrentPassword })
export type EmailChange = v.InferInput<typeof EmailChange>

/** Nothing changes before the link is used (rule email-change). 422 for the address of any account. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/account/email',
  summary: 'Mails a link of 24 hours to a new address of the caller; the address changes once it is used.',
  audience: 'signed-in',
  body: EmailChange,
  output: v.null(),
})

/** 404 for a link that was used or has expired, 422 when the address has an account by now (rule email-change). */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/account/email/{token}',
  summary: 'Changes the address of the person to whom this link was mailed.',
  audience: 'public',
  output: v.object({ email: v.string() }),
})

const Correction = v.object({ email: Email, new_email: Email })

/** 404 for people of other companies, 409 once the person has a password, 422 for the address of any account. */
export const correctColleagueInvitation = endpoint({
  method: 'POST',
  path: '/users/invitation/correction',
  summary:
    'Changes the address of a person of your company who has set no password yet, and invites them again.',
  audience: 'people',
  body: Correction,
  output: v.null(),
})

/** 409 once the person has a password, 422 for the address of any account. */
export const correctInvitation = endpoint({
  method: 'POST',
  path: '/staff/invitations/correction',
  summary:
    'Changes the address of a client or photographer who has set no password yet, and invites them again.',
  audience: 'clients',
  body: Correction,
  output: v.null(),
})

/** 409 once the person has a password, 422 for the address of any account. */
export const correctTeamInvitation = endpoint({
  method: 'POST',
  path: '/staff/team/{id}/email',
  summary:
    'Changes the address of a person of the office who has set no password yet, and invites them again.',
  audience: 'team',
  body: v.object({ email: Email }),
  output: v.null(),
})
