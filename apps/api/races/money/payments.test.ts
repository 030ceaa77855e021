import type { PaymentOutcome } from '@ensaio/domain'
import { demoPayment } from '@ensaio/testing/scenes/demo-payment'
import { type Buyer, buildShop, buyerAt, ledgerOf, type Shop } from '@ensaio/testing/scenes/shop'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { type Safe2PayStandIn, startSafe2Pay } from '@ensaio/testing/stand-ins/safe2pay-stand-in'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../src/database/database.ts'
import { openPostgres } from '../../src/database/postgres.ts'

const rounds = process.env.TRUST === 'full' ? 20 : 1

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

interface Scene {
  shop: Shop
  database: OpenDatabase
  gateway: Safe2PayStandIn
  start(): Promise<ServerProcess>
}

async function withScene(act: (scene: Scene) => Promise<void>): Promise<void> {
  const url = await postgres.createDatabase()
  const gateway = await startSafe2Pay()
  const running = new Set<ServerProcess>()
  const start = async () => {
    const server = await startServer({
      DATABASE_URL: url,
      DATA_DIR: await newFolder(),
      SAFE2PAY_API_KEY: 'key',
      SAFE2PAY_SECRET_KEY: 'secret',
      SAFE2PAY_PAYMENT_URL: gateway.url,
      SAFE2PAY_API_URL: gateway.url,
    })
    const own: ServerProcess = {
      ...server,
      end: (signal) => {
        running.delete(own)
        return server.end(signal)
      },
    }
    running.add(own)
    return own
  }
  const database = openPostgres(url, () => undefined)
  try {
    // The first server creates the tables.
    await (await start()).end('SIGTERM')
    await act({ shop: await buildShop(database.db, 0), database, gateway, start })
  } finally {
    await Promise.all([...running].map((server) => server.end('SIGTERM')))
    await database.close()
    await gateway.close()
  }
}

const paidOnce = { balance: 39_900, sum: 39_900, orders: 0, payments: 1 }

test('50 payments with one key on two servers: the gateway sees one, and the credit is given once', async () => {
  await withScene(async ({ shop, database, gateway, start }) => {
    const servers = await Promise.all([start(), start()])
    const buyers = await Promise.all(servers.map((server) => buyerAt(server.url, shop)))
    const turn = (index: number) => buyers[index % 2] as Buyer
    const body = demoPayment(shop.serviceId, 399)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => turn(index).post('/transactions', body, 'pay-1')),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const references = new Set(answers.map(({ data }) => (data as PaymentOutcome).reference))
    expect([references.size, gateway.charges.length]).toEqual([1, 1])
    const [reference] = references
    const found = await turn(1).get(`/transactions/${reference}`)
    expect(found.data).toMatchObject({ status: 3 })
    expect(await ledgerOf(database.db, shop.companyId)).toEqual(paidOnce)
  })
})

test('twenty notices on two servers that also look the payment up: one credit, one mail', async () => {
  await withScene(async ({ shop, database, gateway, start }) => {
    const servers = await Promise.all([start(), start()])
    const buyer = await buyerAt(servers[0]?.url ?? '', shop)
    const pending = await buyer.post(
      '/transactions',
      demoPayment(shop.serviceId, 399, { card: '4111111111110055' }),
    )
    const { reference, status } = pending.data as PaymentOutcome
    expect(status).toBe(2)
    const [transaction] = gateway.transactions
    if (transaction) transaction.status = 3
    const notice = JSON.stringify({ SecretKey: 'secret', Reference: reference })
    const headers = { 'content-type': 'application/json' }
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        fetch(`${servers[index % 2]?.url}/api/webhooks/safe2pay`, { method: 'POST', body: notice, headers }),
      ),
    )
    expect(told.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await ledgerOf(database.db, shop.companyId)).toEqual(paidOnce)
    expect(await database.db.selectFrom('outbox').select('subject').execute()).toEqual([
      { subject: 'Pagamento recebido' },
    ])
  })
})

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'a server killed between the gateway’s yes and the commit: credited once after the restart (round %i)',
  async () => {
    await withScene(async ({ shop, database, gateway, start }) => {
      const first = await start()
      const buyer = await buyerAt(first.url, shop)
      gateway.onTaken = () => first.end('SIGKILL')
      const body = demoPayment(shop.serviceId, 399)
      expect(await buyer.post('/transactions', body, 'pay-1')).toMatchObject({ status: 0 })
      gateway.onTaken = () => undefined
      expect(await ledgerOf(database.db, shop.companyId)).toMatchObject({ balance: 0, payments: 0 })

      const next = await start()
      const again = await buyerAt(next.url, shop)
      const { data } = await again.post('/transactions', body, 'pay-1')
      const { reference } = data as PaymentOutcome
      await vi.waitFor(
        async () => expect((await again.get(`/transactions/${reference}`)).data).toMatchObject({ status: 3 }),
        { timeout: 60_000, interval: 200 },
      )
      expect(await ledgerOf(database.db, shop.companyId)).toEqual(paidOnce)
      expect(gateway.charges).toHaveLength(1)
    })
  },
)
