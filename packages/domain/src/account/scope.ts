import * as v from 'valibot'

/** The kind of an account (rule staff-apart): `client` uses the portal, the others the back office. */
export const scopes = ['client', 'provider', 'admin'] as const
export const Scope = v.picklist(scopes)
export type Scope = v.InferOutput<typeof Scope>

/** The scopes of staff. */
export const staffScopes: readonly Scope[] = ['provider', 'admin']
