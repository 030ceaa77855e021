import { wrongCounts } from '@ensaio/testing/scenes/counts'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '../../accounts/viewer.ts'
import { type Tx, transact } from '../../database/database.ts'
import { uniteCompanies } from './merge-companies.ts'

const noon = '2026-11-20T15:00:00.000Z'

let demo: DemoApp
beforeEach(async () => {
  demo = await openDemoApp({ now: noon })
})
afterEach(() => demo.close())

async function administrator(): Promise<Viewer> {
  const { id: userId } = await demo.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@demo.test')
    .executeTakeFirstOrThrow()
  const staff = { scope: 'admin', role: 'administrator', clientRole: null, companyId: null } as const
  return { ...staff, userId, firstLogin: false, signedInAt: noon, lacksSecondStep: false }
}

/** Makes a company whose ensaios, as many as told, have three statuses in turn. */
async function companyOf(ensaios: number): Promise<number> {
  const { id } = await demo.db
    .insertInto('companies')
    .values({ name: `Empresa de ${ensaios}`, payment_plan: 2, created_at: noon })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into photo_sessions (token, company_id, created_by, service_id, status, scheduled_for, time_zone,
      created_at, price_cents, city, address, address_text, vertical_data)
    select md5(${id} || '-' || n), ${id}::int, one.created_by, one.service_id, (array[1, 6, 7])[1 + n % 3],
      case when n % 3 > 0 then one.created_at end, one.time_zone,
      one.created_at, one.price_cents, one.city, one.address, one.address_text, one.vertical_data
    from generate_series(1, ${ensaios}::int) n cross join (select * from photo_sessions limit 1) one`.execute(
    demo.db,
  )
  return id
}

/** Counts how often this session of the database has updated a row of the counts, what is not committed yet included. */
async function updatesOfCounts(tx: Tx): Promise<number> {
  const { rows } = await sql<{ updates: number }>`select coalesce(sum(n_tup_upd), 0)::int as updates
    from pg_stat_xact_user_tables where relname = 'session_counts'`.execute(tx)
  return rows[0]?.updates ?? 0
}

/** Unites two companies, and returns how often that updated a row of the counts, the deferred triggers included. */
async function updatesToUnite(kept: number, other: number): Promise<number> {
  const viewer = await administrator()
  const decided = { other_id: other, identification_of: 'kept', payment_plan: 2 } as const
  return transact(demo.db, async (tx) => {
    const before = await updatesOfCounts(tx)
    await uniteCompanies(tx, { viewer, companyId: kept }, decided, noon)
    await sql`set constraints all immediate`.execute(tx)
    return (await updatesOfCounts(tx)) - before
  })
}

/** The counts of companies by their id. */
async function countsOf(...ids: number[]) {
  const rows = await demo.db
    .selectFrom('session_counts')
    .select(['company_id', 'by_status', sql<string>`version::text`.as('version')])
    .where('company_id', 'in', ids)
    .execute()
  return ids.map((id) => rows.find(({ company_id }) => company_id === id))
}

test('the counts are written as often for 200 ensaios as for 50 (rule merged-company)', async () => {
  const kept = await companyOf(1)
  const updates: number[] = []
  for (const ensaios of [50, 200]) updates.push(await updatesToUnite(kept, await companyOf(ensaios)))
  expect(updates[0]).toBeGreaterThan(0)
  expect(updates[1]).toBe(updates[0])
  expect(await wrongCounts(demo.db)).toEqual([])
})

test.each([
  ['after the other one', true],
  ['before the other one', false],
])('a company that was made %s gets its counts, and both lists a new version', async (_, isLater) => {
  const first = await companyOf(7)
  const second = await companyOf(5)
  const [kept, other] = isLater ? [second, first] : [first, second]
  const before = await countsOf(kept, other)
  await updatesToUnite(kept, other)
  expect(await wrongCounts(demo.db)).toEqual([])
  const after = await countsOf(kept, other)
  expect(after[0]?.by_status.reduce((sum, one) => sum + one, 0)).toBe(12)
  expect(after[1]?.by_status).toEqual(Array(8).fill(0))
  for (const [nth, row] of after.entries()) expect(row?.version).not.toBe(before[nth]?.version)
})

test('a company without ensaios has counts after it took some in, and none after it took in another without', async () => {
  const [kept, other, empty] = [await companyOf(0), await companyOf(6), await companyOf(0)]
  await updatesToUnite(kept, empty)
  expect(await countsOf(kept, empty)).toEqual([undefined, undefined])
  await updatesToUnite(kept, other)
  expect((await countsOf(kept))[0]?.by_status).toEqual([2, 0, 0, 0, 0, 2, 2, 0])
  expect(await wrongCounts(demo.db)).toEqual([])
})

test('a move without the setting of a merge, as by an older server, is counted row by row', async () => {
  const [kept, other] = [await companyOf(2), await companyOf(3)]
  const before = await countsOf(kept, other)
  await sql`update photo_sessions set company_id = ${kept} where company_id = ${other}`.execute(demo.db)
  expect(await wrongCounts(demo.db)).toEqual([])
  const after = await countsOf(kept, other)
  expect(after[0]?.by_status.reduce((sum, one) => sum + one, 0)).toBe(5)
  for (const [nth, row] of after.entries()) expect(row?.version).not.toBe(before[nth]?.version)
})
