import { type Registration, registerCompany } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** The pre-registration of a company. */
export function registrationCalls(call: Call) {
  return {
    /** Pre-registers a company; `lead` when the sales team talks first. */
    register: (registration: Registration) => call(registerCompany, { body: registration }),
  }
}
