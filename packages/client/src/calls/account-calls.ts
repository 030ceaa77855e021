import {
  type Credentials,
  followMagicLink,
  getUser,
  login,
  logout,
  recoverAccount,
  setPassword,
} from '@ensaio/domain'
import type { Call } from '../call.ts'

/** The signed-in user, login and passwords. */
export function accountCalls(call: Call) {
  return {
    /** The signed-in person, or null. */
    user: (signal?: AbortSignal) => call(getUser, { signal }),
    login: (credentials: Credentials) => call(login, { body: credentials }),
    logout: () => call(logout, {}),
    followMagicLink: (token: string) => call(followMagicLink, { query: { token } }),
    recover: (email: string) => call(recoverAccount, { body: { email } }),
    setPassword: (password: string) => call(setPassword, { body: { password } }),
  }
}
