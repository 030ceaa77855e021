import { execFile } from 'node:child_process'
import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { startCuttingProxy } from '../faults/cutting-proxy.ts'
import { clusterUrl, crashCluster, newCluster } from './postgres.ts'
import { newName } from './shared-postgres.ts'

/** A Postgres and its replica behind one address, which leads to whichever is the primary. */
export interface PostgresPair {
  /** Creates a database without tables and returns its URL, which outlives the primary. */
  createDatabase(): Promise<string>
  /** The replica no longer hears what the primary writes. */
  detachReplica(): Promise<void>
  /**
   * The primary dies, and the replica takes its place. Connections to the dead one break; where it dies `silently`, as a host without power
   * does, they stand and nobody answers on them.
   */
  failOver(how: 'noisily' | 'silently'): Promise<void>
  stop(): Promise<void>
}

const run = promisify(execFile)

/** Runs a statement on a connection of its own. */
async function ask<Row extends object>(port: number, statement: string): Promise<Row[]> {
  const client = new Client(clusterUrl(port, 'postgres'))
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Waits until a statement answers with a row; the caller's test has the time limit. */
async function until(port: number, statement: string): Promise<void> {
  while ((await ask(port, statement).catch(() => [])).length === 0) await setTimeout(50)
}

/**
 * Starts a primary and a streaming replica of it. Where it `waits`, an acknowledged transaction is on both, as
 * `synchronous_standby_names` promises; else the replica follows as fast as it can.
 */
export async function startPostgresPair({ waits }: { waits: boolean }): Promise<PostgresPair> {
  const [first, second] = [await newCluster(), await newCluster()]
  await first.server.initialise()
  await run('cp', ['-a', first.databaseDir, second.databaseDir])
  await first.server.start()
  const source = `host=127.0.0.1 port=${first.port} user=postgres password=password`
  await appendFile(join(second.databaseDir, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  await writeFile(join(second.databaseDir, 'standby.signal'), '')
  // Ends once it has become a primary.
  const promoted = second.server.start()
  promoted.catch(() => undefined)
  await until(first.port, `select from pg_stat_replication where state = 'streaming'`)
  if (waits) {
    await ask(first.port, `alter system set synchronous_standby_names = '*'`)
    await ask(first.port, 'select pg_reload_conf()')
    await until(first.port, `select from pg_stat_replication where sync_state = 'sync'`)
  }
  const proxy = await startCuttingProxy(`http://127.0.0.1:${first.port}`)
  let isFirstDead = false
  return {
    async createDatabase() {
      const name = newName()
      await ask(first.port, `create database ${name}`)
      return clusterUrl(Number(new URL(proxy.url).port), name)
    },
    async detachReplica() {
      await ask(second.port, `alter system set primary_conninfo = ''`)
      await ask(second.port, 'select pg_reload_conf()')
      await until(first.port, 'select from pg_stat_replication having count(*) = 0')
    },
    async failOver(how) {
      if (how === 'silently') proxy.silence()
      await crashCluster(first)
      isFirstDead = true
      await ask(second.port, 'select pg_promote()')
      await promoted
      proxy.target = `http://127.0.0.1:${second.port}`
    },
    async stop() {
      await proxy.close()
      await second.server.stop()
      if (!isFirstDead) await first.server.stop()
    },
  }
}
