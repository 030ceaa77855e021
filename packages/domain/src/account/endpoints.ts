import * as v from 'valibot'
import { Email } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Credentials, NewPassword, User } from './schema.ts'
import { Entrance } from './second-step.ts'

/** The signed-in person, or null (rule signed-out-user). */
export const getUser = endpoint({
  method: 'GET',
  path: '/auth/user',
  summary: 'The signed-in person, or null.',
  audience: 'public',
  output: v.nullable(User),
})

/** Opens a login session, or a challenge for whom turned on two-step sign-in (rule second-step); the answer contains the page to open next. */
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs in with e-mail and password.',
  audience: 'public',
  encoding: 'form',
  body: Credentials,
  output: Entrance,
})

/** Ends the login session. */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the login session.',
  audience: 'public',
  output: v.null(),
})

/** Ends the login session by a plain link of the same origin. */
export const logoutByLink = endpoint({
  method: 'GET',
  path: '/auth/logout',
  summary: 'Ends the login session by a link of the same origin.',
  audience: 'public',
  writes: true,
  output: v.null(),
})

/** Exchanges a single-use magic link for a login session, or a challenge for whom turned on two-step sign-in (rule second-step). */
export const followMagicLink = endpoint({
  method: 'GET',
  path: '/auth/magic/',
  summary: 'Signs in with a single-use magic link.',
  audience: 'public',
  writes: true,
  query: v.object({
    token: v.pipe(v.string('Informe o código do link.'), v.nonEmpty('Informe o código do link.')),
  }),
  output: Entrance,
})

/** Requests a magic link by mail; known and unknown addresses get the same answer (rule recovery-answer). */
export const recoverAccount = endpoint({
  method: 'POST',
  path: '/auth/recover',
  summary: 'Mails a magic link, if the address is known.',
  audience: 'public',
  body: v.object({ email: Email }),
  output: v.null(),
})

/** Sets the signed-in person's password and ends their other login sessions (rule login-session). */
export const setPassword = endpoint({
  method: 'POST',
  path: '/newpassword',
  summary: 'Sets a new password and ends the other login sessions.',
  audience: 'signed-in',
  body: v.object({ password: NewPassword }),
  output: v.null(),
})
