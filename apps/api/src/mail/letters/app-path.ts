import type { Scope } from '@ensaio/domain'

/** Where the app of an account starts, below the public address: the portal for clients, the back office for our people. */
export function appPath(scope: Scope): '/' | '/backoffice/' {
  return scope === 'client' ? '/' : '/backoffice/'
}
