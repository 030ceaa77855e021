import { type Call, type Connection, connect } from './call.ts'

/** Creates the calls of one area over a connection: `sessionCalls`, `photoCalls` … */
export type Area = (call: Call, connection: Connection) => object

/** The calls of several areas, by the names of their factories. */
export type CallsOf<Areas extends Record<string, Area>> = {
  [Noun in keyof Areas]: ReturnType<Areas[Noun]>
}

/** Calls the API through the given areas only, so that unused areas stay out of the bundle. */
export interface Caller {
  /** The calls of these areas; cached by the object passed. Each throws `Failure` with a message that can be shown. */
  calls: <Areas extends Record<string, Area>>(areas: Areas) => CallsOf<Areas>
  /** The same caller with other handlers for an ended login session and a missing second step (see `Connection`). */
  whenSignedOut: (onSignedOut: () => Promise<boolean>, onSecondStepNeeded?: () => void) => Caller
}

/** Creates a caller over a connection. */
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
    whenSignedOut: (onSignedOut, onSecondStepNeeded = () => undefined) =>
      createCaller({ ...connection, onSignedOut, onSecondStepNeeded }),
  }
}
