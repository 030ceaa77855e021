/** Something to be done with bytes, numbered by whoever asks. */
export interface Order {
  nth: number
  name: string
  bytes: Uint8Array
  wanted: unknown
}

/** The answer to an order of that number: its result, or why there is none. */
export type Reply = { nth: number; result: unknown } | { nth: number; failed: string }

type Work = (bytes: Uint8Array, wanted: never) => Promise<unknown>

/** Carries out the orders that this process receives, until the process that started it is gone or lets go. */
export function answerOrders(works: Readonly<Record<string, Work>>): void {
  const answer = (reply: Reply) => process.connected && process.send?.(reply)
  process.on('message', async ({ nth, name, bytes, wanted }: Order) => {
    try {
      const result = await works[name]?.(bytes, wanted as never)
      answer({ nth, result })
    } catch (error) {
      answer({ nth, failed: error instanceof Error ? error.message : String(error) })
    }
  })
  process.on('disconnect', () => process.exit())
  // A terminal tells all its processes to stop; the server ends what it has begun first.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
}
