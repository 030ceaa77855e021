import { fork } from 'node:child_process'
import { takeTurns } from '../take-turns.ts'
import type { Order, Reply } from './answer-orders.ts'

/** The bytes of an order cannot be used: its work said so, or they ended two processes. */
export class BytesAtFault extends Error {}

/** The process ended before it answered. */
class ProcessEnded extends Error {}

/** How long an order may take, and how long a process without orders is kept, in ms. */
const limits = { patience: 120_000, idle: 10_000 }

/**
 * The environment of a process that decodes what strangers sent: no addresses and no secrets. With one arena for all its threads, glibc
 * gives more of the pictures' memory back.
 */
function environment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TMPDIR', 'NODE_ENV', 'NODE_COMPILE_CACHE']
  return {
    ...Object.fromEntries(kept.map((name) => [name, process.env[name]])),
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  }
}

type Asked = Omit<Order, 'nth'>

function startProcess(script: URL, patience: number, gone: () => void) {
  const child = fork(script, {
    env: environment(),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let count = 0
  // While it works, the server waits for it; else the server may end.
  const hold = (isHeld: boolean) => {
    for (const one of [child, child.channel]) isHeld ? one?.ref() : one?.unref()
  }
  const end = (error: Error) => {
    gone()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  child.on('message', (reply: Reply) => {
    const asker = waiting.get(reply.nth)
    if ('failed' in reply) asker?.reject(new BytesAtFault(reply.failed))
    else asker?.resolve(reply.result)
  })
  child.once('error', end)
  child.once('exit', (code, signal) =>
    end(new ProcessEnded(`The drawing process ended (${signal ?? code}).`)),
  )
  return {
    async ask(asked: Asked): Promise<unknown> {
      count += 1
      const nth = count
      let timer: ReturnType<typeof setTimeout> | undefined
      hold(true)
      try {
        return await new Promise((resolve, reject) => {
          waiting.set(nth, { resolve, reject })
          timer = setTimeout(() => {
            reject(new Error(`The drawing process took longer than ${patience} ms.`))
            child.kill('SIGKILL')
          }, patience)
          child.send(
            { nth, ...asked } satisfies Order,
            (error) => error && reject(new ProcessEnded(error.message)),
          )
        })
      } finally {
        clearTimeout(timer)
        waiting.delete(nth)
        if (waiting.size === 0) hold(false)
      }
    },
    /** Lets it go; it then ends by itself. */
    end: () => child.connected && child.disconnect(),
  }
}

/**
 * A process of its own that carries out orders, two at a time, so that memory stays flat however many wait. It is started with the first,
 * and ends when none came for a while. Bytes that end it fail alone: what was drawn beside them is drawn again, each in a process of its own.
 * Throws `BytesAtFault`, or another error when an order takes longer than `patience` ms or no process can be started.
 */
export function orderProcess(
  script: URL,
  { patience, idle }: { patience: number; idle: number } = limits,
): (asked: Asked) => Promise<unknown> {
  const [inTurn, alone] = [takeTurns(2), takeTurns(1)]
  let running: ReturnType<typeof startProcess> | null = null
  let [busy, leaving]: [number, ReturnType<typeof setTimeout> | undefined] = [0, undefined]
  const start = (): ReturnType<typeof startProcess> => {
    const started = startProcess(script, patience, () => {
      if (running === started) running = null
    })
    return started
  }
  const together = async (asked: Asked) => {
    clearTimeout(leaving)
    busy += 1
    try {
      running ??= start()
      return await running.ask(asked)
    } finally {
      busy -= 1
      if (busy === 0) {
        leaving = setTimeout(() => {
          running?.end()
          running = null
        }, idle)
        leaving.unref()
      }
    }
  }
  const byItself = async (asked: Asked) => {
    const own = start()
    try {
      return await own.ask(asked)
    } catch (error) {
      throw error instanceof ProcessEnded ? new BytesAtFault(error.message) : error
    } finally {
      own.end()
    }
  }
  return async (asked) => {
    try {
      return await inTurn(() => together(asked))
    } catch (error) {
      if (!(error instanceof ProcessEnded)) throw error
      return alone(() => byItself(asked))
    }
  }
}
