import type { Database } from '@ensaio/api/database/database'
import { sql } from 'kysely'

const leftOut: Record<string, string[]> = {
  users: ['seen_at'],
  auth_sessions: ['used_at'],
  second_steps: ['wrong_codes', 'wrong_since'],
}

/** The count and a checksum of the rows, by table. */
export type DemoState = Record<string, string>

/** A table, and a text that changes with each write to it, even one that was taken back. */
interface WrittenTable {
  name: string
  mark: string
}

/** All tables, each partition by itself. The marks are those of this connection's writes: others count theirs some time later. */
async function writtenTables(db: Database): Promise<WrittenTable[]> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<WrittenTable>`
    select relname as name, concat_ws(' ', relfilenode, pg_stat_get_tuples_inserted(oid),
      pg_stat_get_tuples_updated(oid), pg_stat_get_tuples_deleted(oid)) as mark
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(db)
  return rows
}

async function stateOf(db: Database, tables: readonly WrittenTable[]): Promise<DemoState> {
  if (tables.length === 0) return {}
  const each = tables.map(({ name }) => {
    const left = leftOut[name] ?? []
    const row = left.length > 0 ? sql`(to_jsonb(t) - ${left}::text[])` : sql`t`
    return sql`select ${name}::text as name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(${row}::text, 0)), 0) as held
      from ${sql.table(name)} t`
  })
  const { rows } = await sql<{ name: string; held: string }>`${sql.join(each, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]))
}

/**
 * The count and a checksum of the rows of every table, for tests: equal states mean the same rows, but for when
 * people were last seen and which codes were wrong.
 */
export async function demoState(db: Database): Promise<DemoState> {
  return stateOf(db, await writtenTables(db))
}

/** Returns a function that reads the state of a database with one connection, and of each table only what was written since. */
export function watchState(db: Database): () => Promise<DemoState> {
  const marks = new Map<string, string>()
  let state: DemoState = {}
  return async () => {
    const written = (await writtenTables(db)).filter(({ name, mark }) => marks.get(name) !== mark)
    state = { ...state, ...(await stateOf(db, written)) }
    for (const { name, mark } of written) marks.set(name, mark)
    return state
  }
}
