import {
  changeEmail,
  confirmEmail,
  confirmSecondStep,
  endLogin,
  endOtherLogins,
  endSecondStep,
  getSecurity,
  type OwnData,
  renewRecoveryCodes,
  saveOwnData,
  startSecondStep,
} from '@ensaio/domain'
import type { Call } from '../call.ts'

/** Two-step sign-in, own login sessions, and one's own name, number and address. */
export function securityCalls(call: Call) {
  return {
    get: (signal?: AbortSignal) => call(getSecurity, { signal }),
    /** Returns what an authenticator app needs. */
    start: (password: string) => call(startSecondStep, { body: { password } }),
    /** Turns two-step sign-in on, and returns the recovery codes. */
    confirm: async (code: string) => (await call(confirmSecondStep, { body: { code } })).codes,
    /** Replaces the recovery codes, and returns the new ones. */
    renewCodes: async (password: string) => (await call(renewRecoveryCodes, { body: { password } })).codes,
    turnOff: (password: string) => call(endSecondStep, { body: { password } }),
    endLogin: (id: number) => call(endLogin, { values: { id } }),
    endOtherLogins: () => call(endOtherLogins, {}),
    saveData: (data: OwnData) => call(saveOwnData, { body: data }),
    /** Mails a link to a new address. */
    changeEmail: (email: string, password: string) => call(changeEmail, { body: { email, password } }),
    /** Uses that link. */
    confirmEmail: (token: string) => call(confirmEmail, { values: { token } }),
  }
}
