import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFileName } from '../../adapters/storage/storage.ts'
import { fileColumns } from '../../database/tables/file-columns.ts'
import { usedFiles } from './used-files.ts'

let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp()
  await sql`insert into house_brand (value, changed_by, changed_at)
    select '{}', min(id), now() from users`.execute(demo.db)
  await sql`insert into photo_derivatives (photo_id, kind, due_at)
    select min(id), 'portal', now() from photos`.execute(demo.db)
  await sql`insert into blueprint_pages (blueprint_id, nth, file)
    select min(id), 1, 'sizes/page.webp' from blueprints`.execute(demo.db)
})
afterAll(() => demo.close())

const declared = Object.entries(fileColumns).flatMap(([table, columns]) =>
  columns.map((column) => `${table}.${column}`),
)

/** Their names speak of a file; they hold what it is called outside. */
const otherWords = ['blueprints.file_name', 'blueprints.file_extension']

async function textColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying')`.execute(demo.db)
  return rows
}

test('every column called after a file is declared as one', async () => {
  const named = (await textColumns())
    .filter(({ column }) => /file|picture|image|logo|cover|thumbnail|preview/.test(column))
    .map(({ table, column }) => `${table}.${column}`)
  expect(named.toSorted()).toEqual([...declared, ...otherWords].toSorted())
})

test('no other column of the demo holds the name of a stored file', async () => {
  const holding: string[] = []
  for (const { table, column } of await textColumns()) {
    const { rows } = await sql<{ text: string | null }>`
      select distinct ${sql.ref(column)} as text from ${sql.table(table)}`.execute(demo.db)
    if (rows.some(({ text }) => text !== null && isFileName(text))) holding.push(`${table}.${column}`)
  }
  // The mark of the storage is in no folder that is swept.
  expect([...declared, 'installation.storage_mark']).toEqual(expect.arrayContaining(holding))
})

test('a file is used by whichever column names it, and by nothing else', async () => {
  for (const [table, columns] of Object.entries(fileColumns))
    for (const column of columns) {
      const name = `photos/${table}-${column.replaceAll('_', '-')}.jpg`
      expect(await usedFiles(demo.db, [name, 'photos/no.jpg'])).toEqual(new Set())
      // A made picture has a size, too.
      const size = table === 'photo_derivatives' ? sql`, width = 1, height = 1, bytes = 1` : sql``
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${name}${size}
        where ctid = (select min(ctid) from ${sql.table(table)})`.execute(demo.db)
      expect(await usedFiles(demo.db, [name, 'photos/no.jpg']), `${table}.${column}`).toEqual(new Set([name]))
    }
})

/** A table of a single row needs no index. */
const inOneRow = ['house_brand.logo_file']

test('each of these columns has an index: an upload asks them all', async () => {
  const { rows } = await sql<{ indexed: string }>`
    select tablename || '.' || substring(indexdef from '\\(([a-z_]+)\\)$') as indexed
    from pg_indexes where schemaname = 'public'`.execute(demo.db)
  const indexed = [...rows.map((row) => row.indexed), ...inOneRow]
  expect(indexed).toEqual(expect.arrayContaining(declared))
})
