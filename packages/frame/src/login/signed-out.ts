import type { Scope } from '@ensaio/domain'

/** The broadcast channel of an app; portal and back office sign out separately. */
function channelOf(admitted: readonly Scope[]): BroadcastChannel {
  return new BroadcastChannel(`ensaio:saida:${admitted.join('+')}`)
}

/** Notifies an app's other tabs that the user has signed out; the scopes it admits identify the app. */
export function tellSignedOut(admitted: readonly Scope[]): void {
  const channel = channelOf(admitted)
  channel.postMessage(null)
  channel.close()
}

/** Calls back when the user signs out in another tab of the same app; returns the function that unsubscribes. */
export function whenSignedOutElsewhere(admitted: readonly Scope[], act: () => void): () => void {
  const channel = channelOf(admitted)
  channel.onmessage = act
  return () => channel.close()
}
