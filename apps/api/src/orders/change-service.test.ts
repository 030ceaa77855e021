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
      new RegExp(`^Serviço mudado de Tour virtual e fotos para ${offer.service.name}: \\+\\sR\\$\\s`),
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

describe('with a coupon (rules coupon and service-change)', () => {
  let nth = 0
  /** Orders with a new coupon of this discount. */
  async function orderWith(caller: Caller, discount: object, over: object = {}) {
    nth += 1
    const code = `TROCA${nth}`
    const made = await admin.post('/staff/coupons', { code, discount, ...over })
    expect(made.status, made.text).toBe(200)
    const body = demoOrder(service['Tour virtual e fotos'] ?? 0, { coupon: code })
    const placed = await caller.post('/sessions', body)
    expect(placed.status, placed.text).toBe(200)
    return { id: (placed.body.data as PlacedOrder).sessions[0]?.id ?? 0, code }
  }
  const listPrice = async (id: number, offer: { service: { id: number } }) => {
    const plain = await order(postpaid)
    const found = (await offersOf(postpaid, plain)).offers.find((one) => one.service.id === offer.service.id)
    expect(id).not.toBe(plain)
    return Math.round((found?.price ?? 0) * 100)
  }

  test('a percentage is taken off the new price, after the coupon ended too; history and statement name it', async () => {
    const { id, code } = await orderWith(prepaid, { kind: 'percent', percent: 15 })
    const coupons = demo.db.updateTable('coupons').set({ active: false, last_day: '2026-11-19' })
    await coupons.where('code', '=', code).execute()
    const offer = await bigger(prepaid, id)
    expect((await offersOf(prepaid, id)).coupon).toBe(code)
    const list = await listPrice(id, offer)
    const expected = list - Math.floor((list * 15 + 50) / 100)
    expect(Math.round(offer.price * 100)).toBe(expected)
    const credit = await balance()
    expect((await change(prepaid, id, offer)).status).toBe(200)
    expect(await priceOf(id)).toBe(expected)
    const entries = await entriesOf(id)
    expect(entries.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(-expected)
    expect(Math.round((credit - (await balance())) * 100)).toBe(Math.round(offer.difference * 100))
    const [event] = (await prepaid.get(`/sessions/${id}/events`)).body.data as TimelineEvent[]
    expect(event?.text).toMatch(new RegExp(`\\(cupom ${code}\\)$`))
    const { entries: lines } = (await prepaid.get('/client/statement')).body.data as Statement
    expect(lines[0]?.description).toContain(
      `Ensaio ${id}: serviço mudado de Tour virtual e fotos para ${offer.service.name} (cupom ${code})`,
    )
    await prepaid.post(`/sessions/${id}`, { status: 3 })
    expect(await balance()).toBe(2000)
  })

  test('an amount stays what it took off the order, never below zero, and back again costs the same', async () => {
    const { id } = await orderWith(postpaid, { kind: 'amount', amount: 350 })
    const before = await priceOf(id)
    const { offers } = await offersOf(admin, id)
    const smaller = offers.find(({ price }) => price === 0)
    if (smaller === undefined) throw new Error('No service costs less than the coupon takes off.')
    expect(Math.round(smaller.difference * 100)).toBe(-before)
    expect((await change(admin, id, smaller)).status).toBe(200)
    expect(await priceOf(id)).toBe(0)
    const back = (await offersOf(admin, id)).offers.find(
      ({ service: one }) => one.name === 'Tour virtual e fotos',
    )
    if (back === undefined) throw new Error('There is no way back.')
    expect((await change(admin, id, back)).status).toBe(200)
    expect(await priceOf(id)).toBe(before)
    const larger = await bigger(postpaid, id)
    expect(Math.round(larger.price * 100)).toBe((await listPrice(id, larger)) - 35_000)
    const own = ((await postpaid.get('/client/statement')).body.data as Statement).entries.filter(
      ({ session_id }) => session_id === id,
    )
    expect(own.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(-before)
  })

  test('a percentage for one service only stays what it gave on another', async () => {
    const tour = service['Tour virtual e fotos'] ?? 0
    const { id } = await orderWith(postpaid, { kind: 'percent', percent: 50 }, { service_id: tour })
    const given = await priceOf(id)
    const offer = await bigger(postpaid, id)
    // Half of an even price: what was given is what was paid.
    expect(Math.round(offer.price * 100)).toBe((await listPrice(id, offer)) - given)
  })
})

test('a photographer reads the change of service without its price (rule photographer-window)', async () => {
  const visit = await demo.db
    .selectFrom('photo_sessions as s')
    .innerJoin('bookings as b', 'b.session_id', 's.id')
    .innerJoin('providers as p', 'p.id', 'b.provider_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('s.id')
    .where('u.email', '=', 'fotografo@demo.test')
    .where('b.released_at', 'is', null)
    .where('s.scheduled_for', '>', noon)
    .where('s.status', '=', 2)
    .executeTakeFirstOrThrow()
  const [offer] = (await offersOf(admin, visit.id)).offers.filter(({ refusal }) => refusal === null)
  if (offer === undefined) throw new Error('The demo has no other service.')
  expect((await change(admin, visit.id, offer)).status).toBe(200)
  const photographer = await signedIn(demo.app, 'fotografo@demo.test')
  const events = (await photographer.get(`/sessions/${visit.id}/events`)).body.data as TimelineEvent[]
  expect(events[0]?.text).toMatch(/^Serviço mudado de [^:]*$/)
})
