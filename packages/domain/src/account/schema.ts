import * as v from 'valibot'
import { Company } from '../company/schema.ts'
import { Email } from '../person/text.ts'
import { clientRoles, officeRoles } from './roles.ts'
import { Scope, staffScopes } from './scope.ts'

/** The signed-in person; staff have no company. */
export const User = v.object({
  scope: Scope,
  /** For people of the office (rule office-roles); another API omits it. */
  role: v.optional(v.picklist(officeRoles)),
  /** For clients (rule client-roles); another API omits it. */
  client_role: v.optional(v.picklist(clientRoles)),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  first_login: v.boolean(),
  client: v.nullable(Company),
  /** Must this administrator turn on two-step sign-in before anything else (rule required-second-step)? Omitted when not. */
  needs_second_step: v.optional(v.boolean()),
})
export type User = v.InferOutput<typeof User>

/** A password (rule password-rule): 6 to 128 characters; the maximum keeps hashing cheap. */
export const shortestPassword = 6
export const longestPassword = 128

/** Is this person staff? */
export function isStaff(user: Pick<User, 'scope'>): boolean {
  return staffScopes.includes(user.scope)
}

/** The values of the login form. */
export const Credentials = v.object({
  email: Email,
  password: v.pipe(
    v.string('Informe a senha.'),
    v.nonEmpty('Informe a senha.'),
    v.maxLength(longestPassword, `Use no máximo ${longestPassword} caracteres.`),
  ),
})
export type Credentials = v.InferInput<typeof Credentials>

/** A new password. */
export const NewPassword = v.pipe(
  v.string('Informe a senha.'),
  v.minLength(shortestPassword, 'A senha precisa ter pelo menos seis caracteres.'),
  v.maxLength(longestPassword, `Use no máximo ${longestPassword} caracteres.`),
)

/** The page that opens after signing in. */
export function homeOf(user: Pick<User, 'first_login'>): '/onboard' | '/sessions' {
  return user.first_login ? '/onboard' : '/sessions'
}
