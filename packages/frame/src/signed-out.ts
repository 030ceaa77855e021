// Both apps share one login session, and so one channel.
const name = 'ensaio:saida'

/** Tells the other tabs that the person has signed out. */
export function tellSignedOut(): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(null)
  channel.close()
}

/** Calls back when the person signs out in another tab; returns the way to stop. */
export function whenSignedOutElsewhere(act: () => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = act
  return () => channel.close()
}
