import { Failure } from '@ensaio/domain'

/**
 * The state of a request: waiting, ready (perhaps being refreshed), or failed. A ready value with a `failure` is the previous one: the
 * refresh failed, and the value stays on screen.
 */
export type Remote<Value> =
  | { state: 'waiting' }
  | { state: 'ready'; value: Value; refreshing?: boolean; failure?: Failure }
  | { state: 'failed'; failure: Failure }

/** The state before the first answer. */
export const waiting: Remote<never> = { state: 'waiting' }

/** The state with an answer. */
export function ready<Value>(value: Value): Remote<Value> {
  return { state: 'ready', value }
}

/** The state after a failure without an earlier value. */
export function failed(failure: Failure): Remote<never> {
  return { state: 'failed', failure }
}

/** Maps the value and keeps the state, for a widget that needs part of its page's data. */
export function mapRemote<From, To>(remote: Remote<From>, change: (value: From) => To): Remote<To> {
  return remote.state === 'ready' ? { ...remote, value: change(remote.value) } : remote
}

/** Returns a failure with a message for users for anything a request may throw. */
export function asFailure(reason: unknown): Failure {
  if (reason instanceof Failure) return reason
  return new Failure('internal', 'Não foi possível carregar. Tente de novo em instantes.')
}
