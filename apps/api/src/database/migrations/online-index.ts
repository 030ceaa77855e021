import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { migrationLock, type OnlineIndex } from './migration.ts'

// Any number that no other program of this database uses.
const onlineLock = 4_101_927

/** The time between two attempts to get the lock, in milliseconds. */
const pause = 200

/** Tries the lock until it is free: a connection that waited for it inside a statement would keep the index from being finished. */
async function lock(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql<{
      held: boolean
    }>`select pg_try_advisory_lock(${onlineLock}::bigint) as held`.execute(db)
    if (rows[0]?.held) return
    await setTimeout(pause)
  }
}

/** Drops an index that an interrupted build left unfinished. */
async function dropUnfinished(db: Database, name: string): Promise<void> {
  const { rows } = await sql`select from pg_index
    where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db)
  if (rows.length > 0) await sql`drop index concurrently ${sql.id(name)}`.execute(db)
}

/** Runs what an index needs; another server may be at a step that declares the same function. */
function prepare(db: Database, statements: readonly string[]): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(tx)
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })
}

/**
 * Builds indexes without blocking writes, one process at a time, for as long as it takes (rule online-index). An interrupted build starts
 * afresh; a finished index stays.
 */
export async function buildOnline(db: Database, indexes: readonly OnlineIndex[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await lock(connection)
      for (const { name, needs = [], on } of indexes) {
        if (needs.length > 0) await prepare(connection, needs)
        await dropUnfinished(connection, name)
        await sql`create index concurrently if not exists ${sql.id(name)} on ${sql.raw(on)}`.execute(
          connection,
        )
      }
    } finally {
      await sql`select pg_advisory_unlock(${onlineLock}::bigint)`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}
