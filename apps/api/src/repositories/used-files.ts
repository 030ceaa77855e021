import { sql } from 'kysely'
import type { Database } from '../ports/database.ts'

/** Which of these stored files some row points to. Demo photos share theirs, so the last row counts. */
export async function usedFiles(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${[...names]}::text[]) as wanted (name)
    where exists (select 1 from photos where name in (file, thumbnail_file, preview_file))
      or exists (select 1 from blueprints where file = name)
      or exists (select 1 from companies where logo_file = name)`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
