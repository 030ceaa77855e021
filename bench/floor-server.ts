import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The minimal server in its own process. */
export interface FloorServer {
  url: string
  pid: number | undefined
  end: () => Promise<void>
}

/** Starts the minimal server (floors/server.ts) on a database. */
export async function startFloor(databaseUrl: string): Promise<FloorServer> {
  const child = fork(fileURLToPath(new URL('floors/server.ts', import.meta.url)), {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    execArgv: [],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid,
    end: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
