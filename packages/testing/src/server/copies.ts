import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenDatabase } from '@ensaio/api/database/database'
import { migrate } from '@ensaio/api/database/migrations/migrate'
import { copyOnPglite } from './copies-pglite.ts'
import { copyOnPostgres, createOnPostgres } from './copies-postgres.ts'
import type { DatabaseState, StateCopy } from './database-state.ts'
import { sharedPostgresUrl } from './shared-postgres.ts'

const variable = 'STATES'

/** Lets all processes of a run share the files of its states until its end. */
export function setup(): (() => void) | undefined {
  if (process.env[variable] !== undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'ensaio-states-'))
  process.env[variable] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** The folder of all states of an engine; outside a run, one that ends with the process. */
function home(engine: Engine): string {
  const shared = process.env[variable]
  if (shared !== undefined) return join(shared, engine)
  const own = mkdtempSync(join(tmpdir(), 'ensaio-states-'))
  process.once('exit', () => rmSync(own, { recursive: true, force: true }))
  process.env[variable] = own
  return join(own, engine)
}

/** The database engine of a test. */
export type Engine = 'postgres' | 'embedded'

/** The engine of the run: where it has started a Postgres, that, as copies take a fifth of the time there. */
const engineOfRun = (): Engine =>
  process.env.ENGINE === 'embedded' || sharedPostgresUrl() === undefined ? 'embedded' : 'postgres'

/**
 * Opens a copy of a state. On both engines it has one connection: a query on the outer database inside a transaction fails, and does not
 * pass by chance.
 */
export function openCopy(state: DatabaseState, engine = engineOfRun()): Promise<StateCopy> {
  if (engine === 'embedded') return copyOnPglite(home(engine), state)
  const url = sharedPostgresUrl()
  if (url === undefined) throw new Error('This run has no Postgres: add server/postgres.ts to its setup.')
  return copyOnPostgres(home(engine), url, state)
}

/** All tables and no rows but those of the migrations. */
export const emptyState: DatabaseState = {
  name: 'empty_house',
  fill: async (db) => void (await migrate(db)),
}

/** Opens a database with all tables and no rows but those of the migrations. */
export const openEmptyDatabase = async (engine?: Engine): Promise<OpenDatabase> =>
  (await openCopy(emptyState, engine)).database

/** Creates a database with all tables on the shared Postgres at an address, and returns its name. */
export const createHouse = (url: string): Promise<string> =>
  createOnPostgres(home('postgres'), url, emptyState)
