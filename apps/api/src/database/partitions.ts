import { sql } from 'kysely'
import { type Database, type Tx, transact } from './database.ts'
import { migrationLock } from './migrations/migration.ts'

/** The tables in partitions, each of so many ids (rule partitions). */
const partitioned = ['outbox', 'session_events'] as const
const perPartition = 10_000_000

/** How many ids are left in the last partition when the next one comes. */
const ahead = perPartition / 2

type Partitioned = (typeof partitioned)[number]

/** The last id of a table, and the id at which its last partition ends. */
async function readEnds(db: Database, table: Partitioned): Promise<{ last: number; end: number }> {
  const { rows } = await sql<{ last: number; end: number }>`
    select coalesce(pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass), 0)::float8 as last,
      (select max(substring(pg_get_expr(c.relpartbound, c.oid), 'TO \\(''?([0-9]+)')::float8)
        from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = to_regclass(${table})) as "end"`.execute(
    db,
  )
  if (rows[0] === undefined) throw new Error(`${table} has no partition`)
  return rows[0]
}

/** Adds the partition that begins at `from`. Writers of the table go on: it is complete before it belongs to the table. */
async function addPartition(tx: Tx, table: Partitioned, from: number): Promise<void> {
  const part = sql.table(`${table}_from_${from}`)
  await sql`create table ${part} (like ${sql.table(table)} including all excluding identity)`.execute(tx)
  await sql`alter table ${sql.table(table)} attach partition ${part}
    for values from (${sql.lit(from)}) to (${sql.lit(from + perPartition)})`.execute(tx)
}

/**
 * Adds the next partition of each table whose last one is half full, once in any number of processes (rule partitions). A change that
 * lasts keeps it from its locks for two seconds at most, then it fails: millions of ids are left for the next try.
 */
export async function addPartitions(db: Database): Promise<void> {
  for (const table of partitioned) {
    const isNear = ({ last, end }: { last: number; end: number }) => end - last <= ahead
    if (!isNear(await readEnds(db, table))) continue
    await transact(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(tx)
      await sql`set local lock_timeout = '2s'`.execute(tx)
      const ends = await readEnds(tx, table)
      if (isNear(ends)) await addPartition(tx, table, ends.end)
    })
  }
}
