import type { Database } from '@ensaio/api/database/database'
import { sql } from 'kysely'

/**
 * Waits until every one of some pieces of work waits for a lock of this database, or has ended. Needs a connection outside the transaction
 * that holds the lock, as Postgres shows the waits of one moment alone inside it.
 */
export async function untilLocked(db: Database, works: readonly Promise<unknown>[]): Promise<void> {
  let running = works.length
  const end = () => {
    running -= 1
  }
  for (const work of works) void work.then(end, end)
  for (let waiting = -1; waiting < running; ) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    waiting = rows[0]?.count ?? 0
  }
}
