import type { PaymentOutcome, StaffPayment } from '@ensaio/domain'
import { demoPayment } from '@ensaio/testing/scenes/demo-payment'
import { buildShop, buyerAt, ledgerOf } from '@ensaio/testing/scenes/shop'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, startServer } from '@ensaio/testing/server/server-process'
import { startSafe2Pay } from '@ensaio/testing/stand-ins/safe2pay-stand-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../../src/accounts/passwords.ts'
import { openPostgres } from '../../src/database/postgres.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

test('rule payment-refund: thirty refunds at once on two servers give back what was paid, and no more', async () => {
  const url = await postgres.createDatabase()
  const gateway = await startSafe2Pay()
  const start = async () =>
    startServer({
      DATABASE_URL: url,
      DATA_DIR: await newFolder(),
      SAFE2PAY_API_KEY: 'key',
      SAFE2PAY_SECRET_KEY: 'secret',
      SAFE2PAY_PAYMENT_URL: gateway.url,
      SAFE2PAY_API_URL: gateway.url,
    })
  const servers = [await start(), await start()]
  const database = openPostgres(url, () => undefined)
  try {
    const shop = await buildShop(database.db, 0)
    const staff = { ...shop, email: 'financeiro@corrida.test' }
    await database.db
      .insertInto('users')
      .values({
        scope: 'admin',
        role: 'finance',
        name: 'Financeiro',
        email: staff.email,
        password_hash: await hashPassword(shop.password),
        created_at: new Date().toISOString(),
      })
      .execute()
    const buyer = await buyerAt(servers[0]?.url ?? '', shop)
    const paid = await buyer.post('/transactions', demoPayment(shop.serviceId, 399), 'pay-1')
    const { reference } = paid.data as PaymentOutcome
    const desks = await Promise.all(servers.map((server) => buyerAt(server.url, staff)))
    const address = `/staff/companies/${shop.companyId}/payments`
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        desks[index % 2]?.post(
          `${address}/${reference}/refunds`,
          { amount: 133, reason: 'Pago em dobro' },
          // Each key is used on both servers.
          `refund-${Math.floor(index / 2)}`,
        ),
      ),
    )
    const deletes = gateway.asked.filter(({ method }) => method === 'DELETE')
    expect([deletes.length, gateway.transactions[0]?.refunded]).toEqual([3, 399])
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200, 422]))
    expect(await ledgerOf(database.db, shop.companyId)).toMatchObject({ balance: 0, sum: 0 })
    const seen = await desks[0]?.get(address)
    const [payment] = (seen?.data ?? []) as StaffPayment[]
    expect(payment).toMatchObject({ status: 6, refundable: 0 })
    expect(payment?.refunds.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await database.close()
    await gateway.close()
  }
})
