import { fileURLToPath } from 'node:url'
import { type CuttingProxy, startCuttingProxy } from '../faults/cutting-proxy.ts'
import { newFolder, type ServerProcess, startServer } from './server-process.ts'

/** One place of the server's code that is another: what stands in a file, and what is to stand there. */
export interface Mutant {
  file: string
  from: string
  to: string
}

/** A server behind a line that can be cut; killed, it comes back at the same address. */
export interface Ship {
  line: CuttingProxy
  /** Ends at once, and comes back; its clock may be wrong from then on, in milliseconds. */
  killAndRestart(clockShift?: number): Promise<void>
  /** Stops its process in the middle of whatever it does, or lets it go on. */
  freeze(isFrozen: boolean): void
  end(): Promise<void>
}

const preload = (name: string) => `--import=${fileURLToPath(new URL(name, import.meta.url))}`

/** Starts one of several servers on a database. */
export async function launchShip(databaseUrl: string, mutant?: Mutant): Promise<Ship> {
  const folder = await newFolder()
  const start = (clockShift: number) => {
    const preloads = [
      ...(clockShift === 0 ? [] : [preload('../faults/shift-clock.ts')]),
      ...(mutant ? [preload('../faults/mutate.ts')] : []),
    ]
    return startServer({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      NODE_OPTIONS: preloads.join(' '),
      CLOCK_SHIFT: String(clockShift),
      MUTANT: JSON.stringify(mutant ?? {}),
    })
  }
  let server: ServerProcess = await start(0)
  const line = await startCuttingProxy(server.url)
  return {
    line,
    async killAndRestart(clockShift = 0) {
      await server.end('SIGKILL')
      server = await start(clockShift)
      line.target = server.url
    },
    freeze: (isFrozen) => {
      if (server.pid !== undefined) process.kill(server.pid, isFrozen ? 'SIGSTOP' : 'SIGCONT')
    },
    async end() {
      await server.end('SIGTERM')
      await line.close()
    },
  }
}
