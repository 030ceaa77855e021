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

/** How long a transaction may wait for its next statement, in ms. */
const longestIdle = 30_000

/**
 * The limits of each kind of work (rule statement-limits): its number of connections, and the time of a statement in ms, after which
 * Postgres ends it; 0 is without end.
 */
const works = {
  answers: { max: 10, longestStatement: 15_000 },
  jobs: { max: 5, longestStatement: 120_000 },
  upgrades: { max: 2, longestStatement: 0 },
}

/** A kind of work with connections and limits of its own. */
export type Work = keyof typeof works

/** How long a connection for such work may be silent, in ms: longer than its limits allow, so that only a dead host is; 0 is without end. */
function longestSilenceOf(work: Work): number {
  const { longestStatement } = works[work]
  return longestStatement === 0 ? 0 : Math.max(longestStatement, longestIdle) + 5000
}

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
 * A connection that is silent for longer than `silence` ms is closed; 0 never is.
 */
export function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  {
    work = 'answers',
    connectionTimeoutMillis = 10_000,
    max = works[work].max,
    silence = longestSilenceOf(work),
  }: { work?: Work; connectionTimeoutMillis?: number; max?: number; silence?: number } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    Client: PlanningClient,
    connectionString: url,
    application_name: `ensaio ${work}`,
    max,
    connectionTimeoutMillis,
    idle_in_transaction_session_timeout: longestIdle,
    statement_timeout: works[work].longestStatement,
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
