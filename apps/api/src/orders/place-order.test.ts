import { addressOf, type PlacedOrder, type Session } from '@ensaio/domain'
import { demoOrder, demoPlace } from '@ensaio/testing/scenes/demo-order'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let postpaid: Caller
let tour = 0
let car = 0

beforeAll(async () => {
  demo = await openDemoApp({ now: noon, config: { publicUrl: 'https://ensaio.test' } })
  postpaid = await signedIn(demo.app, 'pospago@demo.test')
  const services = await demo.db.selectFrom('services').select(['id', 'name']).execute()
  tour = services.find(({ name }) => name === 'Tour virtual e fotos')?.id ?? 0
  car = services.find(({ name }) => name === 'Fotos de veículo')?.id ?? 0
})

afterAll(() => demo.close())

interface Counts {
  sessions: number
  products: number
  events: number
  mails: number
  entries: number
}

async function counts(): Promise<Counts> {
  const of = async (
    table: 'photo_sessions' | 'session_products' | 'session_events' | 'outbox' | 'ledger_entries',
  ) => (await demo.db.selectFrom(table).select('id').execute()).length
  return {
    sessions: await of('photo_sessions'),
    products: await of('session_products'),
    events: await of('session_events'),
    mails: await of('outbox'),
    entries: await of('ledger_entries'),
  }
}

async function mailsTo(recipient: string) {
  return demo.db
    .selectFrom('outbox')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
}

describe('an order of a postpaid company', () => {
  test('becomes an ensaio that waits for its day, with all it says', async () => {
    const before = await counts()
    const answer = await postpaid.post('/sessions', demoOrder(tour))
    const placed = answer.body.data as PlacedOrder
    expect([answer.status, placed.price], answer.text).toEqual([200, 399])
    expect(placed.sessions).toEqual([{ id: expect.any(Number), token: placed.token, unit: '84' }])
    expect(placed.token).toMatch(/^[\w-]{32}$/)
    const session = (await postpaid.get(`/sessions/${placed.sessions[0]?.id}`)).body.data as Session
    expect(session).toMatchObject({
      status: 1,
      scheduled_for: null,
      token: placed.token,
      created_at: noon,
      client_code: 'TT-1',
      price: 399,
      service: { id: tour, name: 'Tour virtual e fotos' },
      user: { name: 'Mariana Duarte' },
      address: addressOf(demoPlace),
      vertical_data: demoOrder(tour).vertical_data,
      notification: 4,
      responsible_information: {
        name: 'Paulo Siqueira',
        phone: '+5511912345678',
        email: 'paulo@demo.test',
        company: null,
      },
    })
    expect(session.products.map(({ status, item }) => [item.id, status])).toEqual([
      [6, 1],
      [7, 1],
      [9, 1],
    ])
    const after = await counts()
    expect([after.products - before.products, after.events - before.events]).toEqual([5, 1])
    // A postpaid company is invoiced elsewhere.
    expect(after.entries).toBe(before.entries)
  })

  test('can be scheduled by the link at once, and is found by its address', async () => {
    const placed = (await postpaid.post('/sessions', demoOrder(tour))).body.data as PlacedOrder
    const visit = await demoCaller(demo.app).get(`/sessions/public/${placed.token}`)
    expect(visit.body.data).toMatchObject({ status: 1, service: { name: 'Tour virtual e fotos' } })
    const days = (await demoCaller(demo.app).post(`/session-calendar/public/${placed.token}`)).body
      .data as object
    expect(Object.keys(days).length).toBeGreaterThan(20)
    const found = await postpaid.post('/sessions/search', { filter: { address: 'augusta 1500 01305-100' } })
    expect(JSON.stringify(found.body.data)).toContain(`"id":${placed.sessions[0]?.id}`)
  })

  test('is told to the person who ordered and, when they are to be notified, to the responsible one', async () => {
    const before = (await mailsTo('paulo@demo.test')).length
    const ordered = (await mailsTo('pospago@demo.test')).length
    const placed = (await postpaid.post('/sessions', demoOrder(tour))).body.data as PlacedOrder
    const own = (await mailsTo('pospago@demo.test')).at(-1)
    expect([own?.subject, own?.text]).toEqual([
      'Ensaio criado: Rua Augusta, 1500, Unidade 84, Torre B',
      expect.stringContaining(`https://ensaio.test/calendar/${placed.token}`),
    ])
    const told = await mailsTo('paulo@demo.test')
    expect(told).toHaveLength(before + 1)
    expect(told.at(-1)?.text).toContain(`https://ensaio.test/calendar/${placed.token}`)
    await postpaid.post('/sessions', demoOrder(tour, { notification: 0 }))
    expect(await mailsTo('paulo@demo.test')).toHaveLength(before + 1)
    expect(await mailsTo('pospago@demo.test')).toHaveLength(ordered + 2)
  })

  test('several units of a building: one ensaio each, priced each', async () => {
    const units = [
      { unit: '11', area: 60 },
      { unit: '12', area: 200 },
      { unit: '13', complement: 'Torre A', area: 700 },
    ]
    const placed = (await postpaid.post('/sessions', demoOrder(tour, { units }))).body.data as PlacedOrder
    expect(placed.price).toBe(399 + 519 + 979)
    expect(placed.sessions.map(({ unit }) => unit)).toEqual(['11', '12', '13'])
    expect(new Set(placed.sessions.map(({ token }) => token)).size).toBe(3)
    const third = (await postpaid.get(`/sessions/${placed.sessions[2]?.id}`)).body.data as Session
    expect(third).toMatchObject({
      price: 979,
      vertical_data: { unit: '13', complement: 'Torre A', area: 700, keys: 'Na portaria' },
    })
    const mail = (await mailsTo('pospago@demo.test')).at(-1)
    expect(mail?.subject).toBe('3 ensaios criados: Rua Augusta, 1500')
    // One link books them together or each by itself.
    expect(placed.group_token).toMatch(/^[\w-]{32}$/)
    expect(mail?.text).toContain(`/calendar/${placed.group_token}`)
  })

  test('a city is kept as the rules spell it, so that photographers are found', async () => {
    const address = addressOf({ ...demoPlace, city: 'sao paulo' })
    const { token } = (await postpaid.post('/sessions', demoOrder(tour, { address }))).body
      .data as PlacedOrder
    const days = (await demoCaller(demo.app).post(`/session-calendar/public/${token}`)).body.data as object
    expect(Object.keys(days).length).toBeGreaterThan(20)
  })

  test('cars need no area', async () => {
    const order = demoOrder(car, { vertical_data: { reference: 'Vaga 12' } })
    expect((await postpaid.post('/sessions', order)).body.data).toMatchObject({ price: 149 })
  })

  test.each([
    [{ vertical_data: { unit: '84' } }, ['vertical_data.unit']],
    [
      { vertical_data: { area: 78, complement: 'Torre B' } },
      ['vertical_data.complement', 'vertical_data.area'],
    ],
    [{ vertical_data: {}, units: [{ area: 78 }] }, ['units.0.area']],
    [{ vertical_data: {}, units: [{}, {}, {}] }, ['units']],
  ])('cars have no unit, block or area: %j', async (over, fields) => {
    const before = await counts()
    const { status, body } = await postpaid.post('/sessions', demoOrder(car, over))
    expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([422, fields.sort()])
    expect(body.error_message).toMatch(/^(Veículos não têm|Cada veículo é)/)
    expect(await counts()).toEqual(before)
  })

  test('a unit cannot be given to a car that was ordered; what helps to find it can', async () => {
    const order = demoOrder(car, { vertical_data: { reference: 'Vaga 12' } })
    const [placed] = ((await postpaid.post('/sessions', order)).body.data as PlacedOrder).sessions
    const change = (vertical_data: object) => postpaid.post(`/sessions/${placed?.id}`, { vertical_data })
    const refused = await change({ unit: '84' })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['unit']])
    expect((await change({ unit: null, area: null, reference: 'Vaga 13' })).status).toBe(200)
  })
})

describe('what a browser claims changes nothing', () => {
  test('client, status, price, scope, token and dates in the body', async () => {
    const claims = {
      client: { id: 5 },
      client_id: 5,
      company_id: 5,
      scope: 'admin',
      status: 5,
      price: 0.01,
      price_cents: 1,
      token: 'a'.repeat(32),
      scheduled_for: noon,
      created_by: 1,
      products: [],
    }
    const order = demoOrder(tour, claims)
    const vertical = { ...order.vertical_data, status: 5, price: 1 }
    const answer = await postpaid.post('/sessions', { ...order, vertical_data: vertical })
    const placed = answer.body.data as PlacedOrder
    const row = await demo.db
      .selectFrom('photo_sessions')
      .selectAll()
      .where('id', '=', placed.sessions[0]?.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ company_id: 1, status: 1, price_cents: 39_900, scheduled_for: null })
    expect(row.token).not.toBe(claims.token)
    expect(row.vertical_data).toEqual(order.vertical_data)
  })

  test('of an address just its parts are kept, and no link but https', async () => {
    const address = addressOf(demoPlace)
    const odd = {
      address_components: [...address.address_components, { types: ['x'], long_name: 'y', short_name: 'z' }],
      url: 'javascript:alert(1)',
    }
    const placed = (await postpaid.post('/sessions', demoOrder(tour, { address: odd }))).body
      .data as PlacedOrder
    const session = (await postpaid.get(`/sessions/${placed.sessions[0]?.id}`)).body.data as Session
    expect(session.address).toEqual(address)
    const url = 'https://maps.google.com/?cid=10281119596374313554'
    const linked = demoOrder(tour, { address: { ...address, url } })
    const other = (await postpaid.post('/sessions', linked)).body.data as PlacedOrder
    const kept = (await postpaid.get(`/sessions/${other.sessions[0]?.id}`)).body.data as Session
    expect(kept.address.url).toBe(url)
  })
})

describe('an order that cannot be', () => {
  const place = (parts: object) => ({ address: addressOf({ ...demoPlace, ...parts }) })

  test.each([
    ['a city that is not served', place({ city: 'Curitiba' }), 'address', 'Fale com o nosso time de vendas'],
    ['no such service', { service: { id: 999 } }, 'service.id', 'não está disponível'],
    ['housing without an area', { vertical_data: { unit: '1' } }, 'vertical_data.area', 'Informe a área'],
    [
      'a unit that is too large',
      { units: [{ area: 60 }, { area: 1300 }] },
      'units.1.area',
      'Fale com o nosso time de vendas',
    ],
    ['no number', place({ number: '' }), 'address', 'Informe o número'],
    ['no CEP', place({ postal_code: '' }), 'address', 'Informe o CEP'],
    ['an endless street', place({ street: 'R'.repeat(121) }), 'address', 'Confira o endereço'],
    [
      'an e-mail with a second recipient',
      { responsible_information: { name: 'P', phone: '(11) 91234-5678', email: 'a@b.com, c@d.com' } },
      'responsible_information.email',
      'e-mail válido',
    ],
  ])('%s: 422, and nothing is written', async (_what, over, field, sentence) => {
    const before = await counts()
    const { status, body } = await postpaid.post('/sessions', demoOrder(tour, over))
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]])
    expect(body.fields?.[field]).toContain(sentence)
    expect(await counts()).toEqual(before)
  })

  test('too many units', async () => {
    const units = Array.from({ length: 51 }, () => ({ area: 50 }))
    expect((await postpaid.post('/sessions', demoOrder(tour, { units }))).status).toBe(422)
  })

  test('is for clients', async () => {
    expect((await demoCaller(demo.app).post('/sessions', demoOrder(tour))).status).toBe(401)
    const admin = await signedIn(demo.app, 'admin@demo.test')
    expect((await admin.post('/sessions', demoOrder(tour))).status).toBe(403)
  })
})
