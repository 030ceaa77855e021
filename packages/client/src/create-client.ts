import {
  type Booking,
  bookSession,
  type Credentials,
  followMagicLink,
  getAvailability,
  getPublicSession,
  getSession,
  getUser,
  listClientServices,
  login,
  logout,
  recoverAccount,
  type SessionSearch,
  searchSessions,
  setPassword,
  status,
  updateSession,
} from '@ensaio/domain'
import { type Call, type Connection, connect } from './call.ts'

function callsOf(call: Call) {
  return {
    account: {
      /** The person signed in, or null. */
      user: (signal?: AbortSignal) => call(getUser, { signal }),
      login: (credentials: Credentials) => call(login, { body: credentials }),
      logout: () => call(logout, {}),
      followMagicLink: (token: string) => call(followMagicLink, { query: { token } }),
      recover: (email: string) => call(recoverAccount, { body: { email } }),
      setPassword: (password: string) => call(setPassword, { body: { password } }),
    },

    services: {
      /** What the company may order. */
      list: (signal?: AbortSignal) => call(listClientServices, { signal }),
    },

    sessions: {
      search: (search: SessionSearch, signal?: AbortSignal) => call(searchSessions, { body: search, signal }),
      get: (id: number, signal?: AbortSignal) => call(getSession, { values: { id }, signal }),
      /** Cancels; the server works out the fee. */
      cancel: (id: number) => call(updateSession, { values: { id }, body: { status: status.canceled } }),
    },

    scheduling: {
      get: (token: string, signal?: AbortSignal) => call(getPublicSession, { values: { token }, signal }),
      /** Free times by day. */
      availability: (token: string, signal?: AbortSignal) =>
        call(getAvailability, { values: { token }, signal }),
      /** Books or moves the visit; `idempotencyKey` stays the same until a definite answer came (D7). */
      book: (token: string, booking: Booking, idempotencyKey: string) =>
        call(bookSession, { values: { token }, body: booking, idempotencyKey }),
    },
  }
}

/** The calls of the API, by noun. Every one throws `Failure` with a message that can be shown. */
export interface Client extends ReturnType<typeof callsOf> {
  /** The same client, asking this when the login session has ended (see `Connection.onSignedOut`). */
  whenSignedOut: (onSignedOut: () => Promise<boolean>) => Client
}

/** Makes a client of the API behind a connection. */
export function createClient(connection: Connection): Client {
  return {
    ...callsOf(connect(connection)),
    whenSignedOut: (onSignedOut) => createClient({ ...connection, onSignedOut }),
  }
}
