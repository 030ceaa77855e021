import type { Database } from '@ensaio/api/database/database'
import { sql } from 'kysely'

/** The companies whose stored counts differ from their ensaios. */
export async function wrongCounts(db: Database) {
  const { rows } = await sql<{ company_id: number; by_status: number[]; counted: number[] }>`
    select c.company_id, c.by_status, array(
      select (select count(*)::int from photo_sessions s where s.company_id = c.company_id and s.status = one)
      from generate_series(1, 8) one order by one
    ) as counted
    from session_counts c`.execute(db)
  return rows.filter(({ by_status, counted }) => by_status.join() !== counted.join())
}

/** The sum of all stored counts. */
export async function countedInAll(db: Database): Promise<number> {
  const rows = await db.selectFrom('session_counts').select('by_status').execute()
  return rows.flatMap(({ by_status }) => by_status).reduce((sum, one) => sum + one, 0)
}
