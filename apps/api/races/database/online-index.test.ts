import { type BareDatabase, createBareDatabase } from '@ensaio/testing/server/bare-database'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../src/database/database.ts'
import { migrate, migrations } from '../../src/database/migrations/migrate.ts'

const first = migrations.findIndex(({ name }) => name === '0078-list')
const indexes = ['photo_sessions_listed', 'photo_sessions_status_listed', 'photo_sessions_texts']

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

let bare: BareDatabase
let writer: Database
beforeEach(async () => {
  bare = await createBareDatabase(postgres)
  writer = bare.open()
  await migrate(writer, migrations.slice(0, first))
  await sql`with company as (
      insert into companies (name, payment_plan, created_at) values ('Prisma', 2, now()) returning id
    ), person as (
      insert into users (scope, company_id, name, email, created_at)
      select 'client', id, 'Ana', 'ana@prisma.test', now() from company
    ) insert into services (name, vertical_id) values ('Fotos', 1)`.execute(writer)
})
afterEach(() => bare.close())

const order = (db: Database) =>
  sql`insert into photo_sessions
    (token, company_id, created_by, service_id, status, time_zone, created_at, price_cents, city, address, address_text, vertical_data)
    select gen_random_uuid()::text, c.id, u.id, s.id, 1, 'America/Sao_Paulo', now(), 0, 'São Paulo', '{}', 'rua das flores', '{}'
    from companies c, users u, services s`.execute(db)

/** The indexes of the list, and whether each is finished. */
async function built(): Promise<Record<string, boolean>> {
  const { rows } = await sql<{ name: string; done: boolean }>`
    select indexrelid::regclass::text as name, indisvalid as done from pg_index
    where indrelid = 'photo_sessions'::regclass`.execute(writer)
  return Object.fromEntries(
    rows.flatMap(({ name, done }) => (indexes.includes(name) ? [[name, done] as const] : [])),
  )
}

const allBuilt = Object.fromEntries(indexes.map((name) => [name, true]))

test('ensaios are ordered while their indexes are built (rule online-index)', async () => {
  let upgrade = Promise.resolve<string[]>([])
  await writer.transaction().execute(async (tx) => {
    await order(tx)
    upgrade = migrate(bare.open())
    // The build waits for the transaction, and nobody else waits for the build.
    await vi.waitFor(async () => expect(Object.values(await built())).toContain(false), 20_000)
    await order(bare.open())
  })
  expect((await upgrade)[0]).toBe('0078-list')
  expect(await built()).toEqual(allBuilt)
  const { rows } = await sql<{ count: number }>`select count(*)::int from photo_sessions`.execute(writer)
  expect(rows).toEqual([{ count: 2 }])
})

test('two servers that start at once build them once', async () => {
  const names = await Promise.all([migrate(bare.open()), migrate(bare.open())])
  expect(names.flat().toSorted()).toEqual(migrations.slice(first).map(({ name }) => name))
  expect(await built()).toEqual(allBuilt)
})

test('an index that a killed server left unfinished is built again', async () => {
  let upgrade = Promise.resolve<unknown>(null)
  await writer.transaction().execute(async (tx) => {
    await order(tx)
    upgrade = migrate(bare.open()).catch((error: unknown) => error)
    await vi.waitFor(async () => expect(Object.values(await built())).toContain(false), 20_000)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'create index concurrently%'`.execute(writer)
  })
  expect(await upgrade).toBeInstanceOf(Error)
  expect(Object.values(await built())).toContain(false)
  await migrate(bare.open())
  expect(await built()).toEqual(allBuilt)
})
