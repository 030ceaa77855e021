import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables/tables.ts'

/** The database, on either engine. */
export type Database = Kysely<Tables>

/** An open transaction. Pass it on explicitly: a query on the outer database inside one would wait for ever. */
export type Tx = Transaction<Tables>

/** How many connections a pool has open and idle. */
export interface PoolUse {
  open: number
  idle: number
  /** How many callers wait for one. */
  waiting: number
}

/** An open database and the function that closes it. */
export interface OpenDatabase {
  db: Database
  /** Reads the use of its connections; missing where it has just one. */
  pool?: () => PoolUse
  close(): Promise<void>
}

const retryable = new Set(['40001', '40P01'])
const attempts = 4

/** Runs work in one transaction; a deadlock or serialisation failure starts it afresh. The work must not await the network. */
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
