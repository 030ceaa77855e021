import type { Scope } from '@ensaio/domain'

/** The path of the app for a role: the portal for clients, the back office for staff. */
export function appPath(scope: Scope): '/' | '/backoffice/' {
  return scope === 'client' ? '/' : '/backoffice/'
}
