import * as v from 'valibot'
import { Email, line } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { NewPassword } from './schema.ts'
import { Scope } from './scope.ts'

/** The first administrator of an installation, as typed. */
export const FirstAdministrator = v.object({
  name: line('Informe o seu nome.'),
  email: Email,
  password: NewPassword,
})
export type FirstAdministrator = v.InferInput<typeof FirstAdministrator>

/** Is this set-up link still open (rule set-up-link)? 404 once it has expired or an administrator exists. */
export const checkSetUpLink = endpoint({
  method: 'GET',
  path: '/installation/{token}',
  summary: 'Confirms that a set-up link is still open.',
  audience: 'public',
  output: v.null(),
})

/** Creates the first administrator and signs them in; closes every set-up link (rule set-up-link). */
export const addFirstAdministrator = endpoint({
  method: 'POST',
  path: '/installation/{token}',
  summary: 'Creates the first administrator, by a set-up link.',
  audience: 'public',
  body: FirstAdministrator,
  output: v.object({ scope: Scope, first_login: v.boolean() }),
})
