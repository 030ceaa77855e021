// Preloaded by the server process, so that a test can move its clock.
import { moveClock } from './move-clock.ts'

const minute = 60_000
const rounds = new Map<NodeJS.Timeout, () => void>()

// What the server does at least once a minute is done at once when its clock moves, so that no test waits for a minute.
const { setInterval: start, clearInterval: stop } = globalThis
globalThis.setInterval = ((round: () => void, every?: number) => {
  const timer = start(round, every)
  if ((every ?? 0) <= minute) rounds.set(timer, round)
  return timer
}) as typeof setInterval
globalThis.clearInterval = (timer) => {
  rounds.delete(timer as NodeJS.Timeout)
  stop(timer)
}

process.on('message', (message: { milliseconds?: number }) => {
  if (message.milliseconds === undefined) return
  moveClock(message.milliseconds)
  for (const round of rounds.values()) round()
  process.send?.('moved')
})
process.channel?.unref()
