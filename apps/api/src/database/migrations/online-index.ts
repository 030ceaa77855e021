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
function prepare(connection: Database, statements: readonly string[]): Promise<void> {
  return connection.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(tx)
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })
}

/** The partitions of a table; the table itself when it has none. */
async function partsOf(connection: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select inhrelid::regclass::text as part from pg_inherits
    where inhparent = to_regclass(${table}) order by 1`.execute(connection)
  return rows.length > 0 ? rows.map(({ part }) => part) : [table]
}

/**
 * Runs `work` on one connection without a time limit, while no other process does, for as long as it takes. Servers that start together
 * wait here for the first, and then find its steps done.
 */
export function alone<Done>(db: Database, work: (connection: Database) => Promise<Done>): Promise<Done> {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await lock(connection)
      return await work(connection)
    } finally {
      await sql`select pg_advisory_unlock(${onlineLock}::bigint)`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

/**
 * Builds indexes without blocking writes (rule online-index). An interrupted build starts afresh; a finished index stays. The index of a
 * partitioned table is built on its partitions, and the step's own statement joins them.
 */
export async function buildOnline(connection: Database, indexes: readonly OnlineIndex[]): Promise<void> {
  for (const { name, needs = [], on } of indexes) {
    if (needs.length > 0) await prepare(connection, needs)
    const [, table = '', rest = ''] = /^(\w+)(.*)$/s.exec(on) ?? []
    for (const part of await partsOf(connection, table)) {
      const index = part === table ? name : `${part}_${name}`
      await dropUnfinished(connection, index)
      await sql`create index concurrently if not exists ${sql.id(index)} on ${sql.table(part)} ${sql.raw(rest)}`.execute(
        connection,
      )
    }
  }
}

/** Runs the statements ahead of a step, each in a transaction of its own. */
export async function runAhead(connection: Database, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await prepare(connection, [statement])
}
