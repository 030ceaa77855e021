import { type Hosting, type HostingOffer, renewedUntil } from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { demoPayment } from '@ensaio/testing/scenes/demo-payment'
import { type Buyer, buildShop, buyerAt, ledgerOf } from '@ensaio/testing/scenes/shop'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/database/database.ts'
import { openPostgres } from '../../src/database/postgres.ts'

const plenty = 10_000_000
const price = 8900
/** The price of the ensaio that the scene orders, in cents. */
const demoOrderPrice = 39_900

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

interface Scene {
  db: Database
  companyId: number
  serviceId: number
  /** A delivered ensaio with a tour of six months, ordered in this test. */
  id: number
  /** The same person at two server processes. */
  buyers: [Buyer, Buyer]
}

/** Delivers an ensaio a month ago, with a tour that is hosted for six months. */
async function deliver(db: Database, id: number): Promise<void> {
  const at = new Date(Date.now() - 30 * 86_400_000).toISOString()
  const delivered = { status: 5, scheduled_for: at, delivered_at: at } as const
  await db.updateTable('photo_sessions').set(delivered).where('id', '=', id).execute()
  const { id: product } = await db
    .updateTable('session_products')
    .set({ status: 3 })
    .where('session_id', '=', id)
    .where('item_id', '=', 7)
    .returning('id')
    .executeTakeFirstOrThrow()
  const tour = { session_product_id: product, matterport_url: null, tour_url: 'https://tour.test/' }
  await db
    .insertInto('tours')
    .values({ ...tour, hosting_months: 6 })
    .execute()
}

async function withScene(act: (scene: Scene) => Promise<void>, credit = plenty): Promise<void> {
  const url = await postgres.createDatabase()
  const env = async () => ({ DATABASE_URL: url, DATA_DIR: await newFolder(), RATE_LIMITS: 'off' })
  const servers: ServerProcess[] = await Promise.all([startServer(await env()), startServer(await env())])
  const database = openPostgres(url, () => undefined)
  try {
    const { db } = database
    const shop = await buildShop(db, credit)
    const { id: changed_by } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const value = JSON.stringify({ hosting_3_months: price / 100 })
    await db
      .insertInto('settings')
      .values({ value, changed_by, changed_at: new Date().toISOString() })
      .execute()
    const [one, other] = servers.map((server) => server.url)
    const buyers: [Buyer, Buyer] = [await buyerAt(one ?? '', shop), await buyerAt(other ?? '', shop)]
    expect((await buyers[0].post('/sessions', demoOrder(shop.serviceId))).status).toBe(200)
    const { id } = await db.selectFrom('photo_sessions').select('id').executeTakeFirstOrThrow()
    await deliver(db, id)
    await act({ db, companyId: shop.companyId, serviceId: shop.serviceId, id, buyers })
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await database.close()
  }
}

const hostingOf = async (buyer: Buyer, id: number) =>
  (await buyer.get(`/sessions/${id}/hosting`)).data as Hosting
async function offerOf(buyer: Buyer, id: number): Promise<HostingOffer> {
  const [offer] = (await hostingOf(buyer, id)).offers
  if (offer === undefined) throw new Error('Nothing is offered.')
  return offer
}
/** How many renewals were written and paid for; the ledger agrees with the balance. */
async function renewed({ db, companyId, id }: Scene) {
  const renewals = await db.selectFrom('hosting_renewals').select('id').where('session_id', '=', id).execute()
  const paid = await db
    .selectFrom('ledger_entries')
    .select('amount_cents')
    .where('kind', '=', 'hosting')
    .execute()
  const { balance, sum } = await ledgerOf(db, companyId)
  expect(balance).toBe(sum)
  expect(paid.every(({ amount_cents }) => amount_cents === -price)).toBe(true)
  return [renewals.length, paid.length]
}

test('one press that arrives twenty times at two servers renews and charges once (rule hosting-renewal)', async () => {
  await withScene(async (scene) => {
    const { id, buyers } = scene
    const offer = await offerOf(buyers[0], id)
    const press = (buyer: Buyer) => buyer.post(`/sessions/${id}/hosting`, offer, 'um-toque')
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyers.map(press)).flat())
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await renewed(scene)).toEqual([1, 1])
    expect((await hostingOf(buyers[1], id)).until).toBe(offer.until)
  })
})

test('twenty people confirm the same renewal at once: one pays, the others read that it changed (rule hosting-renewal)', async () => {
  await withScene(async (scene) => {
    const { id, buyers } = scene
    const offer = await offerOf(buyers[0], id)
    const press = (buyer: Buyer) => buyer.post(`/sessions/${id}/hosting`, offer, crypto.randomUUID())
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyers.map(press)).flat())
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    expect(await renewed(scene)).toEqual([1, 1])
  })
})

test('renewals race with each other and with staff who change the tour: no month is lost (rule hosting-renewal)', async () => {
  await withScene(async (scene) => {
    const { db, id, buyers } = scene
    const { until } = await hostingOf(buyers[0], id)
    const each = 5
    /** Renews until it succeeded so many times, as people who read each refusal and confirm again. */
    const insist = async (buyer: Buyer) => {
      for (let done = 0; done < each; ) {
        const offer = await offerOf(buyer, id)
        const { status } = await buyer.post(`/sessions/${id}/hosting`, offer, crypto.randomUUID())
        if (status === 200) done += 1
        else expect(status).toBe(409)
      }
    }
    const setMonths = (hosting_months: number) => db.updateTable('tours').set({ hosting_months }).execute()
    const change = async () => {
      for (let nth = 0; nth < 40; nth += 1) await setMonths(nth % 2 === 0 ? 7 : 6)
    }
    await Promise.all([...buyers.map(insist), change()])
    expect(await renewed(scene)).toEqual([2 * each, 2 * each])
    const today = new Date().toISOString().slice(0, 10)
    let expected = until
    for (let nth = 0; nth < 2 * each; nth += 1) expected = renewedUntil(expected, today, 3)
    expect((await hostingOf(buyers[0], id)).until).toBe(expected)
  })
})

test('cards that pay for the same renewal at two servers, while it is renewed from the credit: each last day is bought once, and what bought none stays as credit (rule hosting-renewal)', async () => {
  await withScene(async (scene) => {
    const { db, companyId, serviceId, id, buyers } = scene
    const { until } = await hostingOf(buyers[0], id)
    const cards = 10
    const pay = (nth: number) => {
      const { Purchase: _, ...body } = demoPayment(serviceId, price / 100)
      const Customer = { ...body.Customer, Name: `Ana ${nth}` }
      const bought = { ...body, Customer, Hosting: { session_id: id, months: 3 } }
      return buyers[nth % 2]?.post('/transactions', bought, crypto.randomUUID())
    }
    const renew = async (buyer: Buyer) =>
      buyer.post(`/sessions/${id}/hosting`, await offerOf(buyer, id), crypto.randomUUID())
    const answers = await Promise.all([
      ...Array.from({ length: cards }, (_, nth) => pay(nth)),
      ...buyers.map(renew),
    ])
    const paid = answers.slice(0, cards).filter((one) => one?.status === 200).length
    expect(paid).toBeGreaterThan(0)
    const [renewals = 0, charged] = await renewed(scene)
    expect([renewals > 0, charged]).toEqual([true, renewals])
    const { balance } = await ledgerOf(db, companyId)
    expect(balance).toBe((paid - renewals) * price)
    const today = new Date().toISOString().slice(0, 10)
    let expected = until
    for (let nth = 0; nth < renewals; nth += 1) expected = renewedUntil(expected, today, 3)
    expect((await hostingOf(buyers[0], id)).until).toBe(expected)
  }, demoOrderPrice)
})
