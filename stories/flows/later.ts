// Imported by a server before it starts, so that a test can let days go by.
import { moveClock } from './move-clock.ts'

process.on('message', (message: { milliseconds?: number }) => {
  if (message.milliseconds === undefined) return
  moveClock(message.milliseconds)
  process.send?.('moved')
})
process.channel?.unref()
