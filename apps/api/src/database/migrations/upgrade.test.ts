import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { openPglite } from '../pglite.ts'
import { migrate, migrations } from './migrate.ts'

let parent: string
let fresh: string[]
beforeAll(async () => {
  const { db, close } = await openPglite()
  await migrate(db)
  fresh = await schemaOf(db)
  await close()
  parent = await mkdtemp(join(tmpdir(), 'ensaio-upgrade-'))
})
afterAll(() => rm(parent, { recursive: true }))

/** Columns, indexes, constraints, triggers and functions of a database, as text. */
async function schemaOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
      as line from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select proname || ' ' || prosrc from pg_proc where pronamespace = 'public'::regnamespace and prolang <> 13
    order by 1`.execute(db)
  return rows.map(({ line }) => line)
}

test.each([
  ['the first release', 1],
  ['half of the releases', Math.ceil(migrations.length / 2)],
  ['the release before', migrations.length - 1],
])('a data folder of %s opens, keeps its rows and gets the schema of a new one', async (_, count) => {
  const folder = join(parent, String(count))
  const before = await openPglite(folder)
  await migrate(before.db, migrations.slice(0, count))
  await sql`insert into companies (name, payment_plan, created_at) values ('Prisma Imóveis', 2, now())`.execute(
    before.db,
  )
  await before.close()

  const after = await openPglite(folder)
  expect(await migrate(after.db)).toEqual(migrations.slice(count).map(({ name }) => name))
  const companies = await after.db.selectFrom('companies').select(['name', 'payment_plan']).execute()
  expect(companies).toEqual([{ name: 'Prisma Imóveis', payment_plan: 2 }])
  const upgraded = await schemaOf(after.db)
  await after.close()

  expect(upgraded).toEqual(fresh)
  expect(upgraded.length).toBeGreaterThan(100)
})
