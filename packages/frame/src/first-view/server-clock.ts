import type { Instant } from '@ensaio/domain'

/** How long the clock stands after a page was opened, in ms: parts of it that start to work later begin with the instant of the rest. */
const standing = 20_000

/** A clock that continues that of the server that wrote the page, whatever the clock of the device says. */
export function serverClock(now: Instant): () => Instant {
  const opened = Date.now()
  return () => {
    const passed = Date.now() - opened
    return passed < standing ? now : new Date(Date.parse(now) + passed).toISOString()
  }
}
