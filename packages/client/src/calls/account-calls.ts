import {
  type Credentials,
  followMagicLink,
  getUser,
  login,
  logout,
  recoverAccount,
  setPassword,
  signInWithCode,
} from '@ensaio/domain'
import type { Call } from '../call.ts'

/** The signed-in user, login and passwords. */
export function accountCalls(call: Call) {
  return {
    /** The signed-in person, or null. */
    user: (signal?: AbortSignal) => call(getUser, { signal }),
    /** With a `challenge` in the answer, nobody is signed in before `enterCode`. */
    login: (credentials: Credentials) => call(login, { body: credentials }),
    /** The second step, with a code of the authenticator app or a recovery code. */
    enterCode: (challenge: string, code: string) => call(signInWithCode, { body: { challenge, code } }),
    logout: () => call(logout, {}),
    followMagicLink: (token: string) => call(followMagicLink, { query: { token } }),
    recover: (email: string) => call(recoverAccount, { body: { email } }),
    setPassword: (password: string) => call(setPassword, { body: { password } }),
  }
}
