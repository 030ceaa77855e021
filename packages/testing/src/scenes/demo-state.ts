import type { Database } from '@ensaio/api/database/database'
import { sql } from 'kysely'

const leftOut: Record<string, string[]> = {
  users: ['seen_at'],
  auth_sessions: ['used_at'],
  second_steps: ['wrong_codes', 'wrong_since'],
}

/**
 * The count and a checksum of the rows of every table, for tests: equal states mean the same rows, but for when
 * people were last seen and which codes were wrong. `kept` limits it to unlogged tables.
 */
export async function demoState(
  db: Database,
  kept: 'all' | 'unlogged' = 'all',
): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and (${kept}::text = 'all' or relpersistence = 'u')`.execute(db)
  const each = tables.map(({ name }) => {
    const left = leftOut[name] ?? []
    const row = left.length > 0 ? sql`(to_jsonb(t) - ${left}::text[])` : sql`t`
    return sql`select ${name}::text as name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(${row}::text, 0)), 0) as held
      from ${sql.table(name)} t`
  })
  const { rows } = await sql<{
    name: string
    held: string
  }>`${sql.join(each, sql` union all `)} order by name`.execute(db)
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]))
}
