import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database, OpenDatabase } from '@ensaio/api/database/database'
import { migrate } from '@ensaio/api/database/migrations/migrate'
import { copyOnPglite } from './copies-pglite.ts'
import { copyOnPostgres } from './copies-postgres.ts'
import { sharedPostgresUrl } from './postgres.ts'

/** A state of a database that tests open copies of; it is made once in a run. */
export interface DatabaseState {
  /** Lower-case letters, digits and `_`; the same name is the same state. */
  name: string
  /** The state that it begins with; a database without tables when omitted. */
  from?: DatabaseState
  /** Adds what the state has more; stored files go below `files`. */
  fill(db: Database, files: string): Promise<void>
}

/** A copy of a state, and the folder of its files, which all copies read: copy it, never change it. */
export interface StateCopy {
  database: OpenDatabase
  files: string
}

const variable = 'STATES'

/** Lets all processes of a run share the files of its states until its end. */
export function setup(): (() => void) | undefined {
  if (process.env[variable] !== undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'ensaio-states-'))
  process.env[variable] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The folder of all states of the run; outside a run, one that ends with the process. */
function home(): string {
  const shared = process.env[variable]
  if (shared !== undefined) return shared
  const own = mkdtempSync(join(tmpdir(), 'ensaio-states-'))
  process.once('exit', () => rmSync(own, { recursive: true, force: true }))
  process.env[variable] = own
  return own
}

/**
 * Opens a copy of a state. Where the run has started a Postgres, it is a copy there, which takes a fifth of the time; else, and under
 * `ENGINE=embedded`, one on the embedded database. Both have one connection: a query on the outer database inside a transaction fails, and does not pass by chance.
 */
export function openCopy(state: DatabaseState): Promise<StateCopy> {
  const url = process.env.ENGINE === 'embedded' ? undefined : sharedPostgresUrl()
  return url === undefined ? copyOnPglite(home(), state) : copyOnPostgres(home(), url, state)
}

/** All tables and no rows but those of the migrations. */
export const emptyState: DatabaseState = { name: 'empty_house', fill: async (db) => void (await migrate(db)) }

/** Opens a database with all tables and no rows but those of the migrations. */
export const openEmptyDatabase = async (): Promise<OpenDatabase> => (await openCopy(emptyState)).database
