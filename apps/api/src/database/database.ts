import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables/tables.ts'

/** The database, whichever engine keeps it. */
export type Database = Kysely<Tables>

/** An open transaction. Pass it on explicitly: asking the outer database from inside one would wait for ever. */
export type Tx = Transaction<Tables>

/** What a pool of connections is at. */
export interface PoolUse {
  open: number
  idle: number
  /** Who waits for one. */
  waiting: number
}

/** A database that was opened, and how to let go of it. */
export interface OpenDatabase {
  db: Database
  /** How its connections are used; none where it has just one. */
  pool?: () => PoolUse
  close(): Promise<void>
}

const retryable = new Set(['40001', '40P01'])
const attempts = 4

/** Runs work in one transaction; a deadlock or serialisation failure starts it afresh. No network may be awaited inside. */
export async function transact<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (!retryable.has(code) || attempt === attempts) throw error
    }
  }
}
