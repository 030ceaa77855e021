import type { Failure } from '@ensaio/domain'

/**
 * What is known of something asked over the network: still waiting, here (perhaps being refreshed), or failed. A value with a `failure`
 * is the one from before: asking again failed, and what is on screen stays.
 */
export type Remote<Value> =
  | { state: 'waiting' }
  | { state: 'ready'; value: Value; refreshing?: boolean; failure?: Failure }
  | { state: 'failed'; failure: Failure }

/** Nothing has been answered yet. */
export const waiting: Remote<never> = { state: 'waiting' }

/** The answer is here. */
export function ready<Value>(value: Value): Remote<Value> {
  return { state: 'ready', value }
}

/** The question failed, and why. */
export function failed(failure: Failure): Remote<never> {
  return { state: 'failed', failure }
}

/** Keeps the state and changes the value: for a widget that needs part of what its page asked. */
export function mapRemote<From, To>(remote: Remote<From>, change: (value: From) => To): Remote<To> {
  return remote.state === 'ready' ? { ...remote, value: change(remote.value) } : remote
}
