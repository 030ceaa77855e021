import type { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import { dateText, dateType, instantText, instantType } from './instant-text.ts'
import { isPrepared } from './prepared.ts'
import type { Tables } from './tables/tables.ts'

const parsers: Record<number, (text: string) => unknown> = {
  [dateType]: dateText,
  [instantType]: instantText,
}

const names = new Map<string, string>()

/** The name under which connections keep a statement's plan. */
function nameOf(statement: string): string {
  const known = names.get(statement) ?? `ensaio-${names.size + 1}`
  names.set(statement, known)
  return known
}

/** A connection that keeps the plans of statements marked as `prepared`. */
class PlanningClient extends pg.Client {
  override query(...given: unknown[]): never {
    const [text, values] = given
    const named = typeof text === 'string' && isPrepared(text)
    const asked = named ? [{ name: nameOf(text), text, values }] : given
    return super.query(...(asked as Parameters<pg.Client['query']>)) as never
  }
}

/** How long a statement may take, and a transaction may wait for its next statement, in ms; Postgres ends longer ones. */
const [longestStatement, longestIdle] = [15_000, 30_000]

/** How long a connection may be silent, in ms: longer than both, so that only a dead host is. */
const longestSilence = longestIdle + 5000

/** Closes a connection on which no bytes were sent or received for `limit` ms (rule silent-database); 0 never does. */
function limitSilence(client: pg.PoolClient, limit: number): void {
  // The types of `pg` leave it out: the socket, or the TLS socket around it.
  const { stream } = (client as pg.PoolClient & { connection: { stream: Socket } }).connection
  const silent = Object.assign(new Error(`The database was silent for ${limit} ms.`), { code: 'ETIMEDOUT' })
  stream.setTimeout(limit, () => stream.destroy(silent))
}

/**
 * Opens a pool on Postgres. `onIdleError` receives the errors of connections that die while idle; without a listener they would end the
 * process (rule connection-loss). A caller that waits longer than `connectionTimeoutMillis` for one of the `max` connections gets an error.
 * A connection that is silent for longer than `silence` ms is closed; 0 lets statements without a time limit take as long as they need.
 */
export function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  { connectionTimeoutMillis = 10_000, max = 10, silence = longestSilence } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    Client: PlanningClient,
    connectionString: url,
    max,
    connectionTimeoutMillis,
    idle_in_transaction_session_timeout: longestIdle,
    statement_timeout: longestStatement,
    options: '-c TimeZone=UTC',
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        parsers[type] ?? pg.types.getTypeParser(type, format),
    } as pg.CustomTypesConfig,
  })
  pool.on('error', onIdleError)
  // The pool does not report a connection that dies between two statements of a transaction; the next statement's failure is enough.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    limitSilence(client, silence)
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const use = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  return { db, pool: use, close: () => db.destroy() }
}
