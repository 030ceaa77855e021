import { type BareDatabase, createBareDatabase } from '@ensaio/testing/server/bare-database'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../src/database/database.ts'
import { migrate, migrations } from '../../src/database/migrations/migrate.ts'
import { addPartitions } from '../../src/database/partitions.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

const step = migrations.findIndex(({ name }) => name === '0507-partitions')

let bare: BareDatabase
let writer: Database
beforeEach(async () => {
  bare = await createBareDatabase(postgres)
  writer = bare.open()
})
afterEach(() => bare.close())

const write = (db: Database, subject: string) =>
  sql`insert into outbox (message_id, recipient, subject, text, created_at)
    values (gen_random_uuid(), 'ana@exemplo.test', ${subject}, '', now())`.execute(db)

async function subjects(): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`select subject from outbox order by id`.execute(writer)
  return rows.map(({ subject }) => subject)
}

async function parts(): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`select inhrelid::regclass::text as part from pg_inherits
    where inhparent in ('outbox'::regclass, 'session_events'::regclass) order by 1`.execute(writer)
  return rows.map(({ part }) => part)
}

test('two servers add a partition once, while a mail is being written (rule partitions)', async () => {
  await migrate(writer)
  for (const table of ['outbox', 'session_events'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 9999998)`.execute(writer)
  const [one, other] = [bare.open(), bare.open()]
  await writer.transaction().execute(async (tx) => {
    await write(tx, 'before the border')
    await Promise.all([addPartitions(one), addPartitions(other)])
    await write(tx, 'behind it')
    await write(one, 'meanwhile')
  })
  expect(await parts()).toEqual([
    'outbox_from_0',
    'outbox_from_10000000',
    'session_events_from_0',
    'session_events_from_10000000',
  ])
  expect(await subjects()).toEqual(['before the border', 'behind it', 'meanwhile'])
})

test('the rows of a table are read for its partition while others write, and servers that start together do it once', async () => {
  await migrate(writer, migrations.slice(0, step))
  await write(writer, 'before')
  let isUpgrading = true
  const meanwhile = (async () => {
    const wrote: string[] = []
    for (let count = 1; isUpgrading; count += 1) {
      wrote.push(`meanwhile ${count}`)
      await write(writer, `meanwhile ${count}`)
    }
    return wrote
  })()
  const names = await Promise.all([migrate(bare.open()), migrate(bare.open())])
  isUpgrading = false
  const wrote = await meanwhile
  expect(wrote.length).toBeGreaterThan(1)
  expect(names.flat()).toEqual(migrations.slice(step).map(({ name }) => name))
  expect(await parts()).toEqual(['outbox_from_0', 'session_events_from_0'])
  expect(await subjects()).toEqual(['before', ...wrote])
})

test('a server that starts during an upgrade waits for it, and finds its steps done', async () => {
  await migrate(writer, migrations.slice(0, step))
  const queries = async (text: string) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like ${text}`.execute(writer)
    return rows[0]?.count
  }
  const upgrades: Promise<string[]>[] = []
  await bare
    .open()
    .transaction()
    .execute(async (tx) => {
      // The first server waits for this transaction in the middle of its work ahead.
      await sql`lock table session_events in row exclusive mode`.execute(tx)
      upgrades.push(migrate(bare.open()))
      await vi.waitFor(async () => expect(await queries('%session_events_first%')).toBe(1), 20_000)
      upgrades.push(migrate(bare.open()))
      await vi.waitFor(async () => expect(await queries('%pg_try_advisory_lock%')).toBe(1), 20_000)
    })
  expect(await Promise.all(upgrades)).toEqual([migrations.slice(step).map(({ name }) => name), []])
  const { rows } = await sql`select from pg_constraint where conname like '%\\_first'`.execute(writer)
  expect(rows).toEqual([])
})

test('an index of a later step is built on each partition, while others write', async () => {
  await migrate(writer)
  await sql`select setval(pg_get_serial_sequence('outbox', 'id'), 9999998)`.execute(writer)
  await addPartitions(writer)
  for (const subject of ['A', 'B', 'C']) await write(writer, subject)
  const late = { name: 'outbox_subjects', on: 'outbox (subject)' }
  const name = '9999-late'
  const later = {
    name,
    statements: [`create index if not exists ${late.name} on ${late.on}`],
    online: [late],
  }
  expect(await migrate(bare.open(), [...migrations, later])).toEqual([name])
  const { rows } = await sql`
    select c.relname as name, i.indisvalid as done, exists (select from pg_inherits h where h.inhrelid = c.oid) as joined
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where pg_get_indexdef(c.oid) like '%(subject)' order by 1`.execute(writer)
  expect(rows).toEqual([
    { name: 'outbox_from_0_outbox_subjects', done: true, joined: true },
    { name: 'outbox_from_10000000_outbox_subjects', done: true, joined: true },
    { name: 'outbox_subjects', done: true, joined: false },
  ])
})
