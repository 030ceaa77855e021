import * as v from 'valibot'
import { Company } from '../company/schema.ts'
import { Email } from '../person/text.ts'

/** What an account is for (rule accessible-to): the portal is for `client`; staff use the back office. */
export const scopes = ['client', 'provider', 'admin'] as const
export const Scope = v.picklist(scopes)
export type Scope = v.InferOutput<typeof Scope>

/** The accounts of our people. */
export const staffScopes: readonly Scope[] = ['provider', 'admin']

/** The person signed in; staff have no company. */
export const User = v.object({
  scope: Scope,
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  first_login: v.boolean(),
  client: v.nullable(Company),
})
export type User = v.InferOutput<typeof User>

/** A password (rule password-rule): six characters at least; 128 at most, so that hashing stays cheap. */
export const shortestPassword = 6
export const longestPassword = 128

/** Is this one of our people? */
export function isStaff(user: Pick<User, 'scope'>): boolean {
  return staffScopes.includes(user.scope)
}

/** What a login form holds. */
export const Credentials = v.object({
  email: Email,
  password: v.pipe(
    v.string('Informe a senha.'),
    v.nonEmpty('Informe a senha.'),
    v.maxLength(longestPassword, `Use no máximo ${longestPassword} caracteres.`),
  ),
})
export type Credentials = v.InferInput<typeof Credentials>

/** A password to be set. */
export const NewPassword = v.pipe(
  v.string('Informe a senha.'),
  v.minLength(shortestPassword, 'A senha precisa ter pelo menos seis caracteres.'),
  v.maxLength(longestPassword, `Use no máximo ${longestPassword} caracteres.`),
)

/** Where a person lands after signing in. */
export function homeOf(user: Pick<User, 'first_login'>): '/onboard' | '/sessions' {
  return user.first_login ? '/onboard' : '/sessions'
}
