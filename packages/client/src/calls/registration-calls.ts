import { type Registration, registerCompany } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** The pre-registration of a company. */
export function registrationCalls(call: Call) {
  return {
    /** Pre-registers a company; `lead` means that the sales team takes over. */
    register: (registration: Registration) => call(registerCompany, { body: registration }),
  }
}
