import { sql } from 'kysely'
import { type Database, type Tx, transact } from './database.ts'
import { migrationLock } from './migrations/migration.ts'

/** The tables in partitions, each of so many ids (rule partitions). */
const partitioned = ['outbox', 'session_events'] as const
const perPartition = 10_000_000

type Partitioned = (typeof partitioned)[number]

/** The last id that a table has given, and the id at which its last partition ends. */
interface Ends {
  last: number
  end: number
}

/** Is the last partition half full? */
const isHalfFull = ({ last, end }: Ends) => end - last <= perPartition / 2

async function readEnds(db: Database, table: Partitioned): Promise<Ends> {
  const { rows } = await sql<Ends>`
    select coalesce(pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass), 0)::float8 as last,
      (select max(substring(pg_get_expr(c.relpartbound, c.oid), 'TO \\(''?([0-9]+)')::float8)
        from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = to_regclass(${table})) as "end"`.execute(
    db,
  )
  if (!rows[0]?.end) throw new Error(`The table ${table} has no partition.`)
  return rows[0]
}

/** Adds the partition that begins at `from`. It is attached when it is complete, which blocks no writer of the table. */
async function addPartition(tx: Tx, table: Partitioned, from: number): Promise<void> {
  const part = sql.table(`${table}_from_${from}`)
  await sql`create table ${part} (like ${sql.table(table)} including all excluding identity)`.execute(tx)
  await sql`alter table ${sql.table(table)} attach partition ${part}
    for values from (${sql.lit(from)}) to (${sql.lit(from + perPartition)})`.execute(tx)
}

/**
 * Adds the next partition of each table whose last one is half full, once in any number of processes (rule partitions). It fails when it
 * gets no lock within two seconds, since writers would wait behind it: the last partition has room until the next try.
 */
export async function addPartitions(db: Database): Promise<void> {
  for (const table of partitioned) {
    if (!isHalfFull(await readEnds(db, table))) continue
    await transact(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(tx)
      await sql`set local lock_timeout = '2s'`.execute(tx)
      const ends = await readEnds(tx, table)
      if (isHalfFull(ends)) await addPartition(tx, table, ends.end)
    })
  }
}
