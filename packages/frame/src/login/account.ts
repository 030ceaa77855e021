import { accountCalls, type Caller } from '@ensaio/client'
import { type Credentials, Failure, type Scope, type User } from '@ensaio/domain'
import type { StateCreator } from 'zustand'
import { tellSignedOut, whenSignedOutElsewhere } from './signed-out.ts'

/** Who is signed in. */
export interface AccountSlice {
  /** `unknown` until the server has answered once; `failed` when it could not. */
  account:
    | { state: 'unknown' }
    | { state: 'failed'; failure: Failure }
    | { state: 'known'; user: User | null }
  /** Is the page asking to sign in again, because the login session ended under it? */
  isAskingToSignIn: boolean
  /** Asks the server who is signed in; an account of another kind is signed out at once. An account that is known stays known when the answer does not come. */
  loadUser: () => Promise<void>
  /** Signs in; an account of another kind is signed out again and told so. */
  login: (credentials: Credentials) => Promise<'signed-in' | 'wrong-account'>
  logout: () => Promise<void>
  /** Forgets the person as soon as they sign out in another tab of this app; returns the way to stop. */
  followSignOuts: () => () => void
  /** Trades the token of a magic link for a login session, and learns who that is; a token is tried once. */
  followMagicLink: (token: string) => Promise<User | null>
  /** Opens the dialog over the page; resolves true once the same person has signed in again. */
  askToSignIn: () => Promise<boolean>
  /** The same person signed in again in that dialog. */
  loginAgain: (credentials: Credentials) => Promise<'signed-in' | 'wrong-account'>
  /** Looks whether the same person has signed in again elsewhere, and goes on if so. */
  comeBack: () => Promise<boolean>
  /** Gives up the dialog: the page is left. */
  refuseToSignIn: () => void
}

const asks = { account: accountCalls }

/** The user of a known account, or null. */
export function userOf(state: AccountSlice): User | null {
  return state.account.state === 'known' ? state.account.user : null
}

/** Makes the account part of a store; accounts of other scopes are signed out at once (rule accessible-to). */
export function accountSlice(
  caller: Caller,
  admitted: readonly Scope[],
): StateCreator<AccountSlice, [], [], AccountSlice> {
  const { account } = caller.calls(asks)

  // One question at a time: five calls that find the session gone open one dialog.
  let question: { answer: (isSignedIn: boolean) => void; asked: Promise<boolean> } | null = null

  // A link works once: rendered twice, it is still followed once.
  let following: { token: string; followed: Promise<User | null> } | null = null

  return (set, get) => {
    const know = (user: User | null) => set({ account: { state: 'known', user } })

    const settle = (isSignedIn: boolean) => {
      question?.answer(isSignedIn)
      question = null
      set({ isAskingToSignIn: false })
    }

    const readUser = async () => {
      const user = await account.user()
      if (user === null || admitted.includes(user.scope)) return user
      await account.logout()
      return null
    }

    const followed = async (token: string) => {
      await account.followMagicLink(token)
      const user = await readUser()
      know(user)
      return user
    }

    const enter = async (credentials: Credentials) => {
      const { scope } = await account.login(credentials)
      if (admitted.includes(scope)) return 'signed-in'
      await account.logout()
      return 'wrong-account'
    }

    return {
      account: { state: 'unknown' },
      isAskingToSignIn: false,

      loadUser: async () => {
        // An answer from before a magic link was followed would sign the person out again.
        await following?.followed.catch(() => null)
        try {
          know(await readUser())
        } catch (reason) {
          if (userOf(get()) !== null) return
          const failure =
            reason instanceof Failure
              ? reason
              : new Failure('internal', 'Não foi possível abrir esta página.')
          set({ account: { state: 'failed', failure } })
        }
      },

      login: async (credentials) => {
        const outcome = await enter(credentials)
        if (outcome === 'signed-in') know(await readUser())
        return outcome
      },

      logout: async () => {
        await account.logout()
        know(null)
        tellSignedOut(admitted)
      },

      followSignOuts: () =>
        whenSignedOutElsewhere(admitted, () => {
          if (userOf(get()) !== null) know(null)
        }),

      followMagicLink: (token) => {
        following ??= { token, followed: followed(token) }
        return following.token === token ? following.followed : followed(token)
      },

      askToSignIn: () => {
        if (userOf(get()) === null) return Promise.resolve(false)
        if (question === null) {
          const { promise, resolve } = Promise.withResolvers<boolean>()
          question = { answer: resolve, asked: promise }
          set({ isAskingToSignIn: true })
        }
        return question.asked
      },

      loginAgain: async (credentials) => {
        const before = userOf(get())
        const outcome = await enter(credentials)
        if (outcome === 'wrong-account') return outcome
        const user = await readUser()
        know(user)
        // Somebody else's page must not go on under a new name.
        settle(user?.email === before?.email)
        return outcome
      },

      comeBack: async () => {
        const user = await readUser()
        if (user === null || user.email !== userOf(get())?.email) return false
        know(user)
        settle(true)
        return true
      },

      refuseToSignIn: () => {
        know(null)
        settle(false)
      },
    }
  }
}
