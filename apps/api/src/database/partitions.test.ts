import { openEmptyDatabase } from '@ensaio/testing/server/copies'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeLetter } from '../mail/letters/write-letter.ts'
import { enqueueMail, takeMail } from '../mail/repository/outbox.ts'
import { type OpenDatabase, transact } from './database.ts'
import { migrate, migrations } from './migrations/migrate.ts'
import { addPartitions } from './partitions.ts'
import { openPglite } from './pglite.ts'

const now = '2026-11-20T15:00:00.000Z'
let database: OpenDatabase
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

/** The partitions of the mails, and how many each has. */
async function mailsByPart(): Promise<Record<string, number>> {
  const { rows } = await sql<{ part: string; mails: number }>`
    select i.inhrelid::regclass::text as part, (select count(*)::int from outbox o where o.tableoid = i.inhrelid) as mails
    from pg_inherits i where i.inhparent = 'outbox'::regclass order by 1`.execute(database.db)
  return Object.fromEntries(rows.map(({ part, mails }) => [part, mails]))
}

/** Goes on as if a table had given this id last. */
const lastId = (table: string, id: number) =>
  sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${id}::bigint)`.execute(database.db)

const letter = (subject: string) =>
  writeLetter({ recipient: 'ana@exemplo.test', name: 'Ana Souza', subject, about: null, parts: ['Até lá.'] })
const write = (subject: string) => transact(database.db, (tx) => enqueueMail(tx, letter(subject), now))

test('the next partition comes when the last one is half full, once (rule partitions)', async () => {
  const { db } = database
  await addPartitions(db)
  await lastId('outbox', 4_999_999)
  await addPartitions(db)
  expect(await mailsByPart()).toEqual({ outbox_from_0: 0 })
  await lastId('outbox', 5_000_000)
  await addPartitions(db)
  await addPartitions(db)
  expect(await mailsByPart()).toEqual({ outbox_from_0: 0, outbox_from_10000000: 0 })
})

test('mails of both sides of the border are sent in turn', async () => {
  const { db } = database
  await lastId('outbox', 9_999_998)
  for (const subject of ['A', 'B', 'C']) await write(subject)
  expect(await mailsByPart()).toEqual({ outbox_from_0: 1, outbox_from_10000000: 2 })
  const taken = [await takeMail(db, now, 5), await takeMail(db, now, 5), await takeMail(db, now, 5)]
  expect(taken.map((mail) => mail?.subject)).toEqual(['A', 'B', 'C'])
  expect(await takeMail(db, now, 5)).toBeNull()
})

test('a partition that was added has what the first one has', async () => {
  const { db } = database
  await lastId('session_events', 6_000_000)
  await addPartitions(db)
  const { rows } = await sql<{ part: string; has: string[] }>`
    select i.inhrelid::regclass::text as part, array(
      select substring(pg_get_indexdef(indexrelid) from 'USING .*') from pg_index where indrelid = i.inhrelid
      union all select pg_get_constraintdef(oid) from pg_constraint where conrelid = i.inhrelid
      order by 1) as has
    from pg_inherits i where i.inhparent in ('outbox'::regclass, 'session_events'::regclass)`.execute(db)
  const has = Object.fromEntries(rows.map((one) => [one.part, one.has]))
  expect(has.outbox_from_10000000).toEqual(has.outbox_from_0)
  expect(has.session_events_from_10000000).toEqual(has.session_events_from_0)
  expect(has.session_events_from_0).toContain(
    'FOREIGN KEY (session_id) REFERENCES photo_sessions(id) ON DELETE CASCADE',
  )
  expect(has.session_events_from_0).toContain('USING btree (session_id, id)')
})

test('mails and messages written before the upgrade stay, and their ids go on', async () => {
  const before = migrations.findIndex(({ name }) => name === '0507-partitions')
  const { db, close } = await openPglite()
  await migrate(db, migrations.slice(0, before))
  const mail = (text: string) =>
    sql`insert into outbox (message_id, recipient, subject, text, created_at)
      values (${text}, 'ana@exemplo.test', ${text}, '', now())`.execute(db)
  await mail('A')
  await sql`select setval('outbox_id_seq', 9500000)`.execute(db)
  await mail('B')
  expect(await migrate(db)).toContain('0507-partitions')
  await mail('C')
  const { rows } =
    await sql`select id, subject, tableoid::regclass::text as part from outbox order by id`.execute(db)
  const part = 'outbox_from_0'
  expect(rows).toEqual([
    { id: 1, subject: 'A', part },
    { id: 9_500_001, subject: 'B', part },
    { id: 9_500_002, subject: 'C', part },
  ])
  // Messages to phones take their ids from the same sequence.
  const next = await sql`select pg_get_expr(adbin, adrelid) as "of" from pg_attrdef
    where adrelid = 'phone_messages'::regclass and pg_get_expr(adbin, adrelid) like 'nextval%'`.execute(db)
  const last = await sql`select pg_get_serial_sequence('outbox', 'id') as "of"`.execute(db)
  expect([next.rows, last.rows]).toEqual([
    [{ of: "nextval('outbox_id_seq'::regclass)" }],
    [{ of: 'public.outbox_id_seq' }],
  ])
  // The first partition has room for a million more at least.
  const { rows: ends } = await sql`select pg_get_expr(relpartbound, oid) as "of" from pg_class
    where relname = 'outbox_from_0'`.execute(db)
  expect(ends).toEqual([{ of: 'FOR VALUES FROM (MINVALUE) TO (20000000)' }])
  await close()
})
