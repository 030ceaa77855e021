import type { Scope } from '@ensaio/domain'

/** The channel of an app: portal and back office are signed out of apart. */
function channelOf(admitted: readonly Scope[]): BroadcastChannel {
  return new BroadcastChannel(`ensaio:saida:${admitted.join('+')}`)
}

/** Tells the other tabs of an app, by the accounts that it admits, that the person has signed out. */
export function tellSignedOut(admitted: readonly Scope[]): void {
  const channel = channelOf(admitted)
  channel.postMessage(null)
  channel.close()
}

/** Calls back when the person signs out in another tab of the same app; returns the way to stop. */
export function whenSignedOutElsewhere(admitted: readonly Scope[], act: () => void): () => void {
  const channel = channelOf(admitted)
  channel.onmessage = act
  return () => channel.close()
}
