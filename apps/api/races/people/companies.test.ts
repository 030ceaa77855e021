import { Booking, Order, status } from '@ensaio/domain'
import { buildCity } from '@ensaio/testing/scenes/city'
import { wrongCounts } from '@ensaio/testing/scenes/counts'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { demoBooking } from '@ensaio/testing/scenes/demo-visits'
import { buildShop } from '@ensaio/testing/scenes/shop'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertAdministrator } from '../../src/accounts/repository/administrators.ts'
import type { ClientViewer, Viewer } from '../../src/accounts/viewer.ts'
import { uniteCompanies } from '../../src/companies/merge/merge-companies.ts'
import { changePersonOf } from '../../src/companies/people/change-people.ts'
import { linksOf } from '../../src/config/links.ts'
import { type OpenDatabase, transact } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { placeOrder } from '../../src/orders/place-order.ts'
import { bookVisit } from '../../src/scheduling/book-visit.ts'
import { createKey } from '../../src/settings/systems/keep-keys.ts'

const now = '2026-11-20T15:00:00.000Z'
const links = linksOf('http://localhost:3000')

// Callers share few connections and wait longer on a busy machine than a server allows.
const patienceMs = 120_000

let postgres: RealPostgres
// Two pools, like two servers.
let servers: [OpenDatabase, OpenDatabase]
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  const url = await postgres.createDatabase()
  servers = [
    openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs }),
    openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs }),
  ]
  await migrate(servers[0].db)
  return async () => {
    await Promise.all(servers.map((server) => server.close()))
  }
})

const dbAt = (nth: number) => (nth % 2 === 0 ? servers[0] : servers[1]).db

async function administrator(): Promise<Viewer> {
  const person = { name: 'Helena', email: 'helena@casa.test', passwordHash: null }
  const userId = await transact(servers[0].db, (tx) => insertAdministrator(tx, person, now))
  const staff = { scope: 'admin', role: 'administrator', clientRole: null, companyId: null } as const
  return { ...staff, userId, firstLogin: false, signedInAt: now, lacksSecondStep: false }
}

/** Makes a company with managers who have passwords, and returns it with their viewers. */
async function companyWith(name: string, balance_cents = 0, emails: readonly string[] = []) {
  const { db } = servers[0]
  const { id: companyId } = await db
    .insertInto('companies')
    .values({ name, payment_plan: balance_cents > 0 ? 1 : 2, balance_cents, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (balance_cents > 0) {
    const entry = { company_id: companyId, account: 'credit', kind: 'adjustment' } as const
    await db
      .insertInto('ledger_entries')
      .values({ ...entry, amount_cents: balance_cents, created_at: now })
      .execute()
  }
  const viewers: ClientViewer[] = []
  for (const email of emails) {
    const account = { scope: 'client', client_role: 'manager', company_id: companyId } as const
    const { id } = await db
      .insertInto('users')
      .values({ ...account, name: 'Ana Sá', email, password_hash: 'x', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const own = { role: null, clientRole: 'manager', scope: 'client' } as const
    viewers.push({
      ...own,
      ...{ userId: id, companyId, firstLogin: false, signedInAt: now, lacksSecondStep: false },
    })
  }
  return { companyId, viewers }
}

test('of two managers who take each other’s role away at once, one stays (rule last-manager)', async () => {
  for (let round = 0; round < 5; round += 1) {
    const emails = [`ana${round}@duas.test`, `eva${round}@duas.test`]
    const { companyId, viewers } = await companyWith(`Duas ${round}`, 0, emails)
    const [ana, eva] = viewers as [ClientViewer, ClientViewer]
    const outcomes = await Promise.allSettled(
      [[ana, eva] as const, [eva, ana] as const].map(([by, of], nth) =>
        transact(dbAt(nth), (tx) =>
          changePersonOf(tx, { viewer: by, companyId, id: of.userId }, { role: 'reader' }, now),
        ),
      ),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const left = await servers[0].db
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', companyId)
      .where('client_role', '=', 'manager')
      .execute()
    expect(left).toHaveLength(1)
  }
})

/** The rows of a company: its ensaios, their counters, its people, and its balance beside the sum of its entries. */
async function standing(companyId: number) {
  const { rows } = await sql<Record<'sessions' | 'counted' | 'people' | 'balance' | 'entries', number>>`
    select (select count(*)::int from photo_sessions where company_id = c.id) as sessions,
      coalesce((select sum(n)::int from session_counts, unnest(by_status) n where company_id = c.id), 0) as counted,
      (select count(*)::int from users where company_id = c.id) as people,
      balance_cents as balance,
      coalesce((select sum(amount_cents)::int from ledger_entries
        where company_id = c.id and account = 'credit'), 0) as entries
    from companies c where id = ${companyId}`.execute(servers[0].db)
  return rows[0]
}

const merge = (nth: number, viewer: Viewer, kept: number, other: number) =>
  transact(dbAt(nth), (tx) =>
    uniteCompanies(
      tx,
      { viewer, companyId: kept },
      { other_id: other, identification_of: 'kept', payment_plan: 1 },
      now,
    ),
  )

test('orders in the middle of a merge are neither lost nor split, and are paid once (rule merged-company)', async () => {
  const { db } = servers[0]
  const admin = await administrator()
  const shop = await buildShop(db, 400_000)
  const kept = await companyWith('Fica', 100_000, ['fica@casa.test'])
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', shop.email)
    .executeTakeFirstOrThrow()
  const author = { actor: 'client', userId: id } as const
  const by = { companyId: shop.companyId, userId: id, author }
  const input = v.parse(Order, demoOrder(shop.serviceId))
  const order = (nth: number) => transact(dbAt(nth), (tx) => placeOrder(tx, { by, input, links }, now))
  await order(0)
  // Orders keep the company that they started with: those that wait for the merge follow it.
  const [merged, ...orders] = await Promise.allSettled([
    merge(1, admin, kept.companyId, shop.companyId),
    ...Array.from({ length: 6 }, (_, nth) => order(nth)),
  ])
  expect([merged, ...orders].filter((one) => one.status === 'rejected')).toEqual([])
  const price = 39_900
  expect(await standing(shop.companyId)).toMatchObject({
    sessions: 0,
    counted: 0,
    people: 0,
    balance: 0,
    entries: 0,
  })
  const balance = 500_000 - 7 * price
  expect(await standing(kept.companyId)).toEqual({
    sessions: 7,
    counted: 7,
    people: 2,
    balance,
    entries: balance,
  })
  expect(await wrongCounts(db)).toEqual([])
})

test('a visit that is booked in the middle of a merge stands, and its ensaio moves with it (rule merged-company)', async () => {
  const { db } = servers[0]
  const admin = await administrator()
  const kept = await companyWith('Fica', 0, ['fica@casa.test'])
  const count = 6
  const tokens = await buildCity(db, { photographers: 2, sessions: count })
  const { company_id: other } = await db
    .selectFrom('photo_sessions')
    .select('company_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const slots = (['08h30', '10h30', '13h30'] as const).flatMap((hour) => [hour, hour])
  const book = (token: string, nth: number) => {
    const input = v.parse(Booking, demoBooking('2026-11-30', slots[nth] ?? '08h30'))
    const booking = { token, input, viewer: null, links }
    return transact(dbAt(nth), (tx) => bookVisit(tx, booking, { now, earliest: now, horizonDays: 90 }))
  }
  const outcomes = await Promise.allSettled([
    ...tokens.slice(0, count / 2).map(book),
    merge(1, admin, kept.companyId, other),
    ...tokens.slice(count / 2).map((token, nth) => book(token, nth + count / 2)),
  ])
  expect(outcomes.filter((one) => one.status === 'rejected')).toEqual([])
  expect(await standing(other)).toMatchObject({ sessions: 0, counted: 0, people: 0 })
  expect(await standing(kept.companyId)).toMatchObject({ sessions: count, counted: count })
  const { rows } = await sql`select s.status, count(*)::int as visits from photo_sessions s
    join bookings b on b.session_id = s.id and b.released_at is null
    where s.company_id = ${kept.companyId} group by s.status`.execute(db)
  expect(rows).toEqual([{ status: status.scheduled, visits: count }])
  expect(await wrongCounts(db)).toEqual([])
})

test('of two merges that cross, one happens; the same merge twice happens once (rule merged-company)', async () => {
  const admin = await administrator()
  const one = await companyWith('Uma', 10_000, ['uma@casa.test'])
  const two = await companyWith('Duas', 20_000, ['duas@casa.test'])
  const crossed = await Promise.allSettled([
    merge(0, admin, one.companyId, two.companyId),
    merge(1, admin, two.companyId, one.companyId),
  ])
  expect(crossed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [kept, gone] = crossed[0]?.status === 'fulfilled' ? [one, two] : [two, one]
  expect(await standing(kept.companyId)).toMatchObject({ people: 2, balance: 30_000, entries: 30_000 })

  await Promise.all([0, 1].map((nth) => merge(nth, admin, kept.companyId, gone.companyId)))
  expect(await standing(kept.companyId)).toMatchObject({ people: 2, balance: 30_000, entries: 30_000 })
  const events = await servers[0].db
    .selectFrom('office_events')
    .select('id')
    .where('kind', '=', 'companies_merged')
    .execute()
  expect(events).toHaveLength(1)
})

test('keys that are created in the middle of a merge are of the company that stays (rule merged-company)', async () => {
  const admin = await administrator()
  const kept = await companyWith('Fica', 0, ['fica@casa.test'])
  const gone = await companyWith('Vai', 0, ['vai@casa.test'])
  const change = { owner: gone.companyId, userId: gone.viewers[0]?.userId ?? 0 }
  const create = (nth: number) =>
    createKey(dbAt(nth), change, { name: `ERP ${nth}`, scopes: ['sessions_read'], days: null }, now)
  const outcomes = await Promise.allSettled([
    create(0),
    merge(1, admin, kept.companyId, gone.companyId),
    ...[1, 2, 3, 4].map(create),
  ])
  expect(outcomes.filter((one) => one.status === 'rejected')).toEqual([])
  const keys = await servers[0].db.selectFrom('api_keys').select('company_id').execute()
  expect(keys).toEqual(Array(5).fill({ company_id: kept.companyId }))
})
