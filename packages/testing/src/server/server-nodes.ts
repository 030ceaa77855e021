import { fileURLToPath } from 'node:url'
import { type CuttingProxy, startCuttingProxy } from '../faults/cutting-proxy.ts'
import { newFolder, type ServerProcess, startServer } from './server-process.ts'

/** A replaced place of the server's code: the file, the text to replace, and the replacement. */
export interface Mutant {
  file: string
  from: string
  to: string
}

/** A server behind a proxy that can cut connections; after a kill it restarts at the same address. */
export interface ServerNode {
  proxy: CuttingProxy
  /** Kills and restarts the server; its clock is then shifted by `clockShift` milliseconds more. */
  killAndRestart(clockShift?: number): Promise<void>
  /** Suspends its process, or resumes it. */
  freeze(isFrozen: boolean): void
  end(): Promise<void>
}

const preload = (name: string) => `--import=${fileURLToPath(new URL(name, import.meta.url))}`

/** Starts one of several servers on one database, with a clock that is wrong by `skew` milliseconds and replaced places of its code. */
export async function startServerNode(
  databaseUrl: string,
  { skew = 0, mutants = [] }: { skew?: number; mutants?: readonly Mutant[] } = {},
): Promise<ServerNode> {
  const folder = await newFolder()
  const start = (more: number) => {
    const clockShift = skew + more
    const preloads = [
      ...(clockShift === 0 ? [] : [preload('../faults/shift-clock.ts')]),
      ...(mutants.length > 0 ? [preload('../faults/mutate.ts')] : []),
    ]
    return startServer({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      NODE_OPTIONS: preloads.join(' '),
      CLOCK_SHIFT: String(clockShift),
      MUTANT: JSON.stringify(mutants),
    })
  }
  let server: ServerProcess = await start(0)
  const proxy = await startCuttingProxy(server.url)
  return {
    proxy,
    async killAndRestart(clockShift = 0) {
      await server.end('SIGKILL')
      server = await start(clockShift)
      proxy.target = server.url
    },
    freeze: (isFrozen) => {
      if (server.pid !== undefined) process.kill(server.pid, isFrozen ? 'SIGSTOP' : 'SIGCONT')
    },
    async end() {
      await server.end('SIGTERM')
      await proxy.close()
    },
  }
}
