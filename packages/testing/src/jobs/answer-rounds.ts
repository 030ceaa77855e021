import type { Instant } from '@ensaio/domain'

/** Runs a round of jobs at each instant that the parent process sends, and answers with what failed. Tells the parent once that it is ready. */
export function answerRounds(round: (now: Instant) => Promise<string[]>): void {
  process.on('message', (now: Instant) => {
    round(now).then(
      (failures) => process.send?.(failures),
      (error: unknown) => process.send?.([String(error)]),
    )
  })
  process.send?.('ready')
}
