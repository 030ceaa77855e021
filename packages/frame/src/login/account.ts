import { accountCalls, type Caller } from '@ensaio/client'
import { type Credentials, Failure, type Scope, type User } from '@ensaio/domain'
import type { StateCreator } from 'zustand'
import { tellSignedOut, whenSignedOutElsewhere } from './signed-out.ts'

type LoginOutcome = 'signed-in' | 'wrong-account' | 'code-needed'

/** Who is signed in. */
export interface AccountSlice {
  /** `unknown` until the server has answered once; `failed` when it could not. */
  account:
    | { state: 'unknown' }
    | { state: 'failed'; failure: Failure }
    | { state: 'known'; user: User | null }
  /** Is the dialog to sign in again open, because the login session ended? */
  isAskingToSignIn: boolean
  /** Asks the server who is signed in; signs out an account of another kind. Keeps a known account when the request fails. */
  loadUser: () => Promise<void>
  /** Signs in, or asks for a code; signs an account of another kind out again, with an explanation. */
  login: (credentials: Credentials) => Promise<LoginOutcome>
  /** Ends a login that asks for a code (rule second-step); returns how many recovery codes are left, null for a code of the app. */
  enterCode: (code: string) => Promise<number | null>
  /** Does the login page begin with the code, because a magic link was followed? */
  isCodeNeeded: boolean
  logout: () => Promise<void>
  /** Forgets the user when they sign out in another tab of this app; returns the function that unsubscribes. */
  followSignOuts: () => () => void
  /**
   * Exchanges a magic link's token for a login session and stores its user, or asks for a code. Calls with the same token share one
   * attempt; only an attempt that failed without a refusal of the link (`isSpentLink`) can be repeated.
   */
  followMagicLink: (token: string) => Promise<User | 'code-needed' | null>
  /** Opens the dialog over the page; resolves true once the same person has signed in again. */
  askToSignIn: () => Promise<boolean>
  /** The same person signed in again in that dialog. */
  loginAgain: (credentials: Credentials) => Promise<LoginOutcome>
  /** Checks whether the same person has signed in again in another tab, and continues if so. */
  comeBack: () => Promise<boolean>
  /** Closes the dialog and leaves the page. */
  refuseToSignIn: () => void
}

const asks = { account: accountCalls }

/** Did no server answer, so that the same can be asked again later? */
export function isUnheard(reason: unknown): boolean {
  return reason instanceof Failure && (reason.status === 0 || reason.code === 'unavailable')
}

/** Did the server refuse a magic link itself, as unknown, used or expired? */
export function isSpentLink(reason: unknown): boolean {
  return reason instanceof Failure && (reason.code === 'not_found' || reason.code === 'invalid')
}

/** The user of a known account, or null. */
export function userOf(state: AccountSlice): User | null {
  return state.account.state === 'known' ? state.account.user : null
}

/** Keeps who is signed in on a device, for pages that open without a network. */
export interface KeptUser {
  read: () => User | null
  keep: (user: User | null) => void
}

/** Creates the account part of a store; signs out accounts of other scopes (rule staff-apart). */
export function accountSlice(
  caller: Caller,
  admitted: readonly Scope[],
  /** Who is signed in, where a server that wrote the page knew. */
  user?: User | null,
  kept?: KeptUser,
): StateCreator<AccountSlice, [], [], AccountSlice> {
  const { account } = caller.calls(asks)

  // One dialog at a time: five calls that find the login session ended share it.
  let question: { answer: (isSignedIn: boolean) => void; asked: Promise<boolean> } | null = null

  // A link works once, also when this renders twice.
  let following: { token: string; followed: Promise<User | 'code-needed' | null> } | null = null

  // The token that opened this login session: a repeated attempt then asks only who signed in.
  let openedBy: string | null = null

  // A login whose password or link was right, and whose code is missing.
  let half: { challenge: string; finish: () => Promise<void> } | null = null

  return (set, get) => {
    const know = (user: User | null) => {
      kept?.keep(user)
      set({ account: { state: 'known', user } })
    }

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
      if (openedBy !== token) {
        const { challenge } = await account.followMagicLink(token)
        if (challenge !== undefined) {
          half = { challenge, finish: async () => know(await readUser()) }
          set({ isCodeNeeded: true })
          return 'code-needed' as const
        }
        openedBy = token
      }
      const user = await readUser()
      know(user)
      return user
    }

    const enter = async (credentials: Credentials, finish: () => Promise<void>): Promise<LoginOutcome> => {
      const { scope, challenge } = await account.login(credentials)
      if (!admitted.includes(scope)) {
        await account.logout()
        return 'wrong-account'
      }
      if (challenge !== undefined) {
        half = { challenge, finish }
        return 'code-needed'
      }
      await finish()
      return 'signed-in'
    }

    return {
      account: user === undefined ? { state: 'unknown' } : { state: 'known', user },
      isAskingToSignIn: false,
      isCodeNeeded: false,

      loadUser: async () => {
        // An answer asked for before the magic link was followed would sign the person out again.
        const asked = following
        await asked?.followed.catch(() => null)
        try {
          const user = await readUser()
          if (following !== asked && following !== null) return get().loadUser()
          know(user)
        } catch (reason) {
          if (userOf(get()) !== null) return
          const before = isUnheard(reason) ? kept?.read() : null
          if (before) return set({ account: { state: 'known', user: before } })
          const failure =
            reason instanceof Failure
              ? reason
              : new Failure('internal', 'Não foi possível abrir esta página.')
          set({ account: { state: 'failed', failure } })
        }
      },

      login: (credentials) => enter(credentials, async () => know(await readUser())),

      enterCode: async (code) => {
        if (half === null) throw new Failure('not_found', 'Entre novamente com o e-mail e a senha.')
        const { challenge, finish } = half
        const { codes_left } = await account.enterCode(challenge, code)
        half = null
        await finish()
        set({ isCodeNeeded: false })
        return codes_left
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
        if (following !== null) return following.token === token ? following.followed : followed(token)
        const attempt = { token, followed: followed(token) }
        following = attempt
        attempt.followed.catch((reason) => {
          if (!isSpentLink(reason)) following = null
        })
        return attempt.followed
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

      loginAgain: (credentials) => {
        const before = userOf(get())
        return enter(credentials, async () => {
          const user = await readUser()
          know(user)
          // One person's page must not continue with another person's account.
          settle(user?.email === before?.email)
        })
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
