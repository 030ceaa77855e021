import type { PlacedOrder } from '@ensaio/domain'
import { wrongCounts } from '@ensaio/testing/scenes/counts'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { type Buyer, buildShop, buyerAt, ledgerOf, type Shop } from '@ensaio/testing/scenes/shop'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/database/database.ts'
import { openPostgres } from '../../src/database/postgres.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

interface Scene {
  shop: Shop
  database: OpenDatabase
  /** The same person on two server processes. */
  buyers: [Buyer, Buyer]
}

async function withScene(credit: number, act: (scene: Scene) => Promise<void>): Promise<void> {
  const url = await postgres.createDatabase()
  const env = async () => ({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  const servers: ServerProcess[] = await Promise.all([startServer(await env()), startServer(await env())])
  const database = openPostgres(url, () => undefined)
  try {
    const shop = await buildShop(database.db, credit)
    const [one, other] = servers.map((server) => server.url)
    const buyers: [Buyer, Buyer] = [await buyerAt(one ?? '', shop), await buyerAt(other ?? '', shop)]
    await act({ shop, database, buyers })
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await database.close()
  }
}

/** Orders `count` times at once, alternating between the servers, all with the same key if any. */
function storm({ shop, buyers }: Scene, count: number, key?: string) {
  const order = demoOrder(shop.serviceId)
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      buyers[index % 2 === 0 ? 0 : 1].post('/sessions', order, key),
    ),
  )
}

const withStatus = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

test('R$ 1.000,00 and 100 orders of R$ 399,00 at once: 2 succeed, 98 get 402, R$ 202,00 are left', async () => {
  await withScene(100_000, async (scene) => {
    const answers = await storm(scene, 100)
    expect([withStatus(answers, 200), withStatus(answers, 402)]).toEqual([2, 98])
    const { db } = scene.database
    expect(await ledgerOf(db, scene.shop.companyId)).toEqual({
      balance: 20_200,
      sum: 20_200,
      orders: 2,
      payments: 0,
    })
    expect(await db.selectFrom('photo_sessions').select('id').execute()).toHaveLength(2)
    expect(await db.selectFrom('session_products').select('id').execute()).toHaveLength(6)
    // Each order mails the orderer and the responsible person.
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(4)
  })
})

test('one order with one key sent 50 times is one ensaio, and every answer has its token', async () => {
  await withScene(100_000, async (scene) => {
    const answers = await storm(scene, 50, 'order-1')
    expect(withStatus(answers, 200)).toBe(50)
    expect(new Set(answers.map(({ data }) => (data as PlacedOrder).token)).size).toBe(1)
    expect(await ledgerOf(scene.database.db, scene.shop.companyId)).toMatchObject({
      balance: 60_100,
      orders: 1,
    })
  })
})

test('orders and cancellations at once keep the ledger balanced, and the list’s counters right', async () => {
  // Enough for all twelve, because the refunds may come after the last order.
  await withScene(12 * 39_900, async (scene) => {
    const placed = (await storm(scene, 6)).map(({ data }) => (data as PlacedOrder).sessions[0]?.id)
    const [one, other] = scene.buyers
    await Promise.all([
      storm(scene, 6),
      ...placed.flatMap((id) => [
        one.post(`/sessions/${id}`, { status: 3 }),
        other.post(`/sessions/${id}`, { status: 3 }),
      ]),
    ])
    expect(await ledgerOf(scene.database.db, scene.shop.companyId)).toEqual({
      balance: 6 * 39_900,
      sum: 6 * 39_900,
      orders: 12,
      payments: 0,
    })
    expect(await wrongCounts(scene.database.db)).toEqual([])
    const { data } = await one.post('/sessions/search', {})
    expect(data).toMatchObject({ total_sessions: 12, total_pendings: 0 })
  })
})
