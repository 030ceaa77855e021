import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** All columns of all tables, read from the database; a partition is part of its table. */
export async function columnsOfTables(db: Database): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and to_regclass(quote_ident(table_name)) not in (select inhrelid from pg_inherits)
    order by 1, 2`.execute(db)
  return rows
}

/** All rows of all tables as text, with their table. */
export async function dumpRows(db: Database): Promise<{ table: string; row: string }[]> {
  const tables = [...new Set((await columnsOfTables(db)).map(({ table }) => table))]
  const all: { table: string; row: string }[] = []
  for (const table of tables) {
    const { rows } = await sql<{
      row: string
    }>`select to_jsonb(one)::text as row from ${sql.table(table)} one`.execute(db)
    all.push(...rows.map(({ row }) => ({ table, row })))
  }
  return all
}
