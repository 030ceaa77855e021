import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { fileColumns } from '../../database/tables/file-columns.ts'

/** One query per column, each with an index of its own; the names of both tables are always written out. */
const lookups = Object.entries(fileColumns).flatMap(([table, columns]) =>
  columns.map(
    (column) => sql`
      select wanted.name from wanted join ${sql.table(table)} as owner on owner.${sql.ref(column)} = wanted.name`,
  ),
)

/** Which of these stored files some row names. Demo photos share theirs, so the last row counts. */
export async function usedFiles(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const { rows } = await sql<{ name: string }>`
    with wanted (name) as (select unnest(${[...names]}::text[]))
    ${sql.join(lookups, sql` union `)}`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
