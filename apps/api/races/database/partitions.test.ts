import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database, OpenDatabase } from '../../src/database/database.ts'
import { migrate, migrations } from '../../src/database/migrations/migrate.ts'
import { addPartitions } from '../../src/database/partitions.ts'
import { openPostgres } from '../../src/database/postgres.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

const step = migrations.findIndex(({ name }) => name === '0507-partitions')

let servers: OpenDatabase[]
let open: () => Database
let writer: Database
beforeEach(async () => {
  const url = await postgres.createBareDatabase()
  servers = []
  open = () => {
    const server = openPostgres(url, () => undefined)
    servers.push(server)
    return server.db
  }
  writer = open()
})
afterEach(async () => {
  for (const server of servers) await server.close()
})

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
  const [one, other] = [open(), open()]
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
  const names = await Promise.all([migrate(open()), migrate(open())])
  isUpgrading = false
  const wrote = await meanwhile
  expect(wrote.length).toBeGreaterThan(1)
  expect(names.flat()).toEqual(migrations.slice(step).map(({ name }) => name))
  expect(await parts()).toEqual(['outbox_from_0', 'session_events_from_0'])
  expect(await subjects()).toEqual(['before', ...wrote])
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
  expect(await migrate(open(), [...migrations, later])).toEqual([name])
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
