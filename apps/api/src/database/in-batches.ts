import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

const atOnce = 500

/** The ids of a list in its order, in one statement; `listed` selects `id`. */
export async function idsOf(db: Database, listed: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(array_agg(id), '{}') as ids from (${listed}) listed`.execute(db)
  return rows[0]?.ids ?? []
}

/** Reads the rows of a list in batches, in the order of their ids, so that a list of any length takes little memory and no page is skipped over. */
export async function* inBatches<Row extends { id: number }>(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): AsyncGenerator<Row[]> {
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce)
    const rows = new Map((await read(part)).map((row) => [row.id, row]))
    yield part.flatMap((id) => rows.get(id) ?? [])
  }
}
