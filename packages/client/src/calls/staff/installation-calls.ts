import { addFirstAdministrator, checkSetUpLink, type FirstAdministrator } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The first administrator of an installation (rule set-up-link). */
export function installationCalls(call: Call) {
  return {
    /** Resolves while the set-up link is open; otherwise a Failure with the code `not_found`. */
    check: (token: string, signal?: AbortSignal) => call(checkSetUpLink, { values: { token }, signal }),
    /** Creates the administrator and signs them in. */
    create: (token: string, person: FirstAdministrator) =>
      call(addFirstAdministrator, { values: { token }, body: person }),
  }
}
