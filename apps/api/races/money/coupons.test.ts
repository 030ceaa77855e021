import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { type Buyer, buildShop, buyerAt, ledgerOf } from '@ensaio/testing/scenes/shop'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/database/database.ts'
import { openPostgres } from '../../src/database/postgres.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

interface Scene {
  db: Database
  serviceId: number
  /** Companies that share nothing but the coupon, each at a server process of its own. */
  companies: [number, number]
  buyers: [Buyer, Buyer]
}

async function withScene(act: (scene: Scene) => Promise<void>): Promise<void> {
  const url = await postgres.createDatabase()
  const env = async () => ({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  const servers: ServerProcess[] = await Promise.all([startServer(await env()), startServer(await env())])
  const database = openPostgres(url, () => undefined)
  try {
    const shops = [
      await buildShop(database.db, 1_000_000),
      await buildShop(database.db, 1_000_000, 'rival@corrida.test'),
    ] as const
    const [one, other] = servers.map((server) => server.url)
    await act({
      db: database.db,
      serviceId: shops[0].serviceId,
      companies: [shops[0].companyId, shops[1].companyId],
      buyers: [await buyerAt(one ?? '', shops[0]), await buyerAt(other ?? '', shops[1])],
    })
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await database.close()
  }
}

async function makeCoupon(db: Database, over: { most_uses?: number; once_per_company?: boolean }) {
  const coupon = { code: 'ULTIMO', percent: 10, created_at: new Date().toISOString(), ...over }
  const { id } = await db.insertInto('coupons').values(coupon).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Both companies order so many times at once. */
async function storm({ buyers, serviceId }: Scene, count: number) {
  const order = demoOrder(serviceId, { coupon: 'ultimo' })
  const answers = await Promise.all(
    Array.from({ length: count }, () => buyers.map((buyer) => buyer.post('/sessions', order))).flat(),
  )
  return answers.map(({ status }) => status).sort()
}

const counted = async (db: Database, id: number) => {
  const { uses } = await db
    .selectFrom('coupons')
    .select('uses')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await db.selectFrom('coupon_uses').select(['company_id', 'discount_cents']).execute()
  return { uses, rows }
}

test('two companies take the last use of a coupon at once: exactly one gets it (rule coupon)', async () => {
  await withScene(async (scene) => {
    const id = await makeCoupon(scene.db, { most_uses: 1 })
    expect(await storm(scene, 1)).toEqual([200, 422])
    const { uses, rows } = await counted(scene.db, id)
    expect([uses, rows.length]).toEqual([1, 1])
    const sessions = await scene.db.selectFrom('photo_sessions').select('price_cents').execute()
    expect(sessions).toEqual([{ price_cents: 35_910 }])
    const balances = await Promise.all(scene.companies.map((one) => ledgerOf(scene.db, one)))
    expect(balances.map(({ balance, sum }) => balance - sum)).toEqual([0, 0])
    expect(balances.map(({ balance }) => balance).sort((one, other) => one - other)).toEqual([
      1_000_000 - 35_910,
      1_000_000,
    ])
  })
})

test('40 orders at once for seven uses: seven get them, the others are refused and pay nothing (rule coupon)', async () => {
  await withScene(async (scene) => {
    const id = await makeCoupon(scene.db, { most_uses: 7 })
    const statuses = await storm(scene, 20)
    expect(statuses.filter((status) => status === 200)).toHaveLength(7)
    expect(statuses.filter((status) => status === 422)).toHaveLength(33)
    const { uses, rows } = await counted(scene.db, id)
    expect([uses, rows.length]).toEqual([7, 7])
    expect(await scene.db.selectFrom('photo_sessions').select('id').execute()).toHaveLength(7)
  })
})

test('once per company: of ten orders of each company at once, one each has the coupon (rule coupon)', async () => {
  await withScene(async (scene) => {
    const id = await makeCoupon(scene.db, { once_per_company: true })
    const statuses = await storm(scene, 10)
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    const { uses, rows } = await counted(scene.db, id)
    expect([uses, new Set(rows.map(({ company_id }) => company_id))]).toEqual([2, new Set(scene.companies)])
  })
})
