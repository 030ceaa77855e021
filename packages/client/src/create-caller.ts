import { type Call, type Connection, connect } from './call.ts'

/** The calls of one noun, made over a connection: `sessionCalls`, `photoCalls` … */
export type Area = (call: Call, connection: Connection) => object

/** What areas make, under the names that they were given. */
export type CallsOf<Areas extends Record<string, Area>> = {
  [Noun in keyof Areas]: ReturnType<Areas[Noun]>
}

/** Asks the API for as many nouns as are given to it; what nobody gives it is in no bundle. */
export interface Caller {
  /** The calls of these areas; the same for the same object. Every one throws `Failure` with a message that can be shown. */
  calls: <Areas extends Record<string, Area>>(areas: Areas) => CallsOf<Areas>
  /** The same, asking this when the login session has ended (see `Connection.onSignedOut`). */
  whenSignedOut: (onSignedOut: () => Promise<boolean>) => Caller
}

/** Makes a caller of the API behind a connection. */
export function createCaller(connection: Connection): Caller {
  const call = connect(connection)
  const made = new WeakMap<object, object>()

  function makeCalls(areas: Record<string, Area>) {
    return Object.fromEntries(Object.entries(areas).map(([noun, area]) => [noun, area(call, connection)]))
  }

  return {
    calls: <Areas extends Record<string, Area>>(areas: Areas) => {
      const calls = made.get(areas) ?? makeCalls(areas)
      made.set(areas, calls)
      return calls as CallsOf<Areas>
    },
    whenSignedOut: (onSignedOut) => createCaller({ ...connection, onSignedOut }),
  }
}
