import { sql } from 'kysely'
import type { Database } from '../ports/database.ts'

/** What every table holds, as its count of rows and a sum over them, for tests: two equal states hold the same rows. */
export async function demoState(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  const each = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as held
        from ${sql.table(name)} t`,
  )
  const { rows } = await sql<{ name: string; held: string }>`${sql.join(each, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]))
}
