// Preloaded by the server process, so that a test can move its clock.
import { moveClock } from './move-clock.ts'

process.on('message', (message: { milliseconds?: number }) => {
  if (message.milliseconds === undefined) return
  moveClock(message.milliseconds)
  process.send?.('moved')
})
process.channel?.unref()
