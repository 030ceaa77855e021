import type { PlacedOrder, ServiceOffers, Session, Statement, TimelineEvent } from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let prepaid: Caller
let postpaid: Caller
let other: Caller
let admin: Caller
const service: Record<string, number> = {}

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  prepaid = await signedIn(demo.app, 'prepago@demo.test')
  postpaid = await signedIn(demo.app, 'pospago@demo.test')
  other = await signedIn(demo.app, 'outra@demo.test')
  admin = await signedIn(demo.app, 'admin@demo.test')
  for (const { id, name } of await demo.db.selectFrom('services').select(['id', 'name']).execute()) {
    service[name] = id
  }
})

beforeEach(() => setCredit(200_000))

afterAll(() => demo.close())

const setCredit = async (cents: number) => {
  const company = demo.db.selectFrom('users').select('company_id').where('email', '=', 'prepago@demo.test')
  await demo.db.updateTable('companies').set({ balance_cents: cents }).where('id', '=', company).execute()
}

const balance = async () => {
  const user = (await prepaid.get('/auth/user')).body.data as { client: { credit: { balance: number } } }
  return user.client.credit.balance
}

async function order(caller: Caller, name = 'Tour virtual e fotos'): Promise<number> {
  const placed = (await caller.post('/sessions', demoOrder(service[name] ?? 0))).body.data as PlacedOrder
  return placed.sessions[0]?.id ?? 0
}

const offersOf = async (caller: Caller, id: number) =>
  (await caller.get(`/sessions/${id}/services`)).body.data as ServiceOffers

async function bigger(caller: Caller, id: number) {
  const { offers } = await offersOf(caller, id)
  const found = offers.find(({ difference, removed }) => difference > 0 && removed.length === 0)
  if (found === undefined) throw new Error('The demo has no larger service.')
  return found
}

const change = (caller: Caller, id: number, offer: { service: { id: number }; difference: number }) =>
  caller.post(`/sessions/${id}/service`, { service_id: offer.service.id, difference: offer.difference })

const entriesOf = (id: number) =>
  demo.db
    .selectFrom('ledger_entries')
    .select(['account', 'kind', 'amount_cents'])
    .where('session_id', '=', id)
    .orderBy('id')
    .execute()

const priceOf = async (id: number) =>
  (
    await demo.db
      .selectFrom('photo_sessions')
      .select('price_cents')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).price_cents

describe('rule service-change', () => {
  test('a client adds: the difference is debited, the products are there, everybody reads it', async () => {
    const id = await order(prepaid)
    const before = await priceOf(id)
    const offer = await bigger(prepaid, id)
    const credit = await balance()
    const changed = (await change(prepaid, id, offer)).body.data as Session
    expect(changed.service.name).toBe(offer.service.name)
    expect(changed.price).toBe(offer.price)
    for (const title of offer.added) expect(changed.products.map(({ item }) => item.title)).toContain(title)
    expect(await balance()).toBeCloseTo(credit - offer.difference)
    const entries = await entriesOf(id)
    expect(entries.map(({ account, kind }) => [account, kind])).toEqual([
      ['credit', 'order'],
      ['credit', 'service_change'],
    ])
    expect(entries.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(-(await priceOf(id)))
    expect((await priceOf(id)) - before).toBe(Math.round(offer.difference * 100))
    const events = (await prepaid.get(`/sessions/${id}/events`)).body.data as TimelineEvent[]
    expect(events[0]?.text).toMatch(
      new RegExp(`^Serviço mudado de Tour virtual e fotos para ${offer.service.name}: \\+ R\\$ `),
    )
    const { entries: lines } = (await prepaid.get('/client/statement')).body.data as Statement
    expect(lines[0]?.description).toContain(
      `Ensaio ${id}: serviço mudado de Tour virtual e fotos para ${offer.service.name}`,
    )
    expect(lines[1]?.description).toContain(`Ensaio ${id}: Tour virtual e fotos`)
    const mail = await demo.db
      .selectFrom('outbox')
      .select(['recipient', 'text'])
      .where('subject', 'like', 'Mudou o serviço do ensaio%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail.recipient).toBe('prepago@demo.test')
    expect(mail.text).toContain(offer.service.name)
  })

  test('staff take away: the difference goes back, and cancelling refunds what the ensaio costs now', async () => {
    await setCredit(200_000)
    const id = await order(prepaid)
    const { offers } = await offersOf(admin, id)
    const smaller = offers.find(({ difference }) => difference < 0)
    if (smaller === undefined) throw new Error('The demo has no smaller service.')
    expect((await offersOf(prepaid, id)).offers.map((one) => one.service.id)).not.toContain(
      smaller.service.id,
    )
    expect((await change(prepaid, id, smaller)).status).toBe(422)
    expect((await change(admin, id, smaller)).status).toBe(200)
    const events = await demo.db.selectFrom('office_events').select(['kind', 'subject_id']).execute()
    expect(events).toContainEqual({ kind: 'order_changed', subject_id: id })
    await prepaid.post(`/sessions/${id}`, { status: 3 })
    expect(await balance()).toBe(2000)
  })

  test('a postpaid company is billed the difference, and owes nothing once cancelled', async () => {
    const owed = async () => ((await postpaid.get('/client/statement')).body.data as Statement).balance
    const start = await owed()
    const id = await order(postpaid)
    const offer = await bigger(postpaid, id)
    expect((await offersOf(postpaid, id)).balance).toBeNull()
    expect((await change(postpaid, id, offer)).status).toBe(200)
    expect(await owed()).toBeCloseTo(start - offer.price)
    const lines = ((await postpaid.get('/client/statement')).body.data as Statement).entries
    const own = lines.filter(({ session_id }) => session_id === id).map(({ amount }) => amount)
    expect(own).toEqual([-offer.difference, offer.difference - offer.price])
    await postpaid.post(`/sessions/${id}`, { status: 3 })
    expect(await owed()).toBeCloseTo(start)
  })

  test('too little credit is 402 with what is missing, and nothing changes', async () => {
    const id = await order(prepaid)
    const offer = await bigger(prepaid, id)
    await setCredit(100)
    const refused = await change(prepaid, id, offer)
    expect(refused.status).toBe(402)
    expect(refused.body.fields).toEqual({ missing: (offer.difference - 1).toFixed(2) })
    expect((await entriesOf(id)).length).toBe(1)
  })

  test('another difference than the shown one is 409, also after somebody else changed it', async () => {
    const id = await order(prepaid)
    const offer = await bigger(prepaid, id)
    expect((await change(prepaid, id, { ...offer, difference: 1 })).status).toBe(409)
    expect((await change(prepaid, id, offer)).status).toBe(200)
    expect((await change(admin, id, offer)).status).toBe(409)
    expect((await entriesOf(id)).length).toBe(2)
  })

  test('an item that holds material stays', async () => {
    const id = await order(prepaid)
    const { id: product } = await demo.db
      .selectFrom('session_products')
      .select('id')
      .where('session_id', '=', id)
      .where('item_id', '=', 7)
      .executeTakeFirstOrThrow()
    await demo.db
      .insertInto('links')
      .values({ session_product_id: product, url: 'https://a.test/x' })
      .execute()
    const offer = (await offersOf(admin, id)).offers.find(({ refusal }) => refusal !== null)
    if (offer === undefined) throw new Error('No offer is refused.')
    expect(offer.refusal).toContain('Já há material em')
    expect((await change(admin, id, offer)).status).toBe(409)
  })

  test('not after the visit began, not for others', async () => {
    const id = await order(prepaid)
    expect((await other.get(`/sessions/${id}/services`)).status).toBe(404)
    await demo.db
      .updateTable('photo_sessions')
      .set({ status: 2, scheduled_for: noon })
      .where('id', '=', id)
      .execute()
    expect((await admin.get(`/sessions/${id}/services`)).status).toBe(409)
  })
})
