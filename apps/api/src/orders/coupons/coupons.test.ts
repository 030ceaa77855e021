import type {
  AppliedCoupon,
  AuditPage,
  Coupon,
  PlacedOrder,
  Session,
  Statement,
  TimelineEvent,
} from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { demoPayment } from '@ensaio/testing/scenes/demo-payment'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'

let demo: DemoApp
let admin: Caller
let postpaid: Caller
let prepaid: Caller
let tour: number
beforeEach(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  postpaid = await signedIn(demo.app, 'pospago@demo.test')
  prepaid = await signedIn(demo.app, 'prepago@demo.test')
  tour = await serviceId('Tour virtual e fotos')
})
afterEach(() => demo.close())

async function serviceId(name: string): Promise<number> {
  const found = demo.db.selectFrom('services').select('id').where('name', '=', name)
  return (await found.executeTakeFirstOrThrow()).id
}

const companyOf = async (email: string): Promise<number> => {
  const found = demo.db.selectFrom('users').select('company_id').where('email', '=', email)
  return (await found.executeTakeFirstOrThrow()).company_id ?? 0
}

/** Makes a coupon as staff do. */
async function make(over: object = {}): Promise<Coupon> {
  const form = { code: 'natal10', discount: { kind: 'percent', percent: 10 }, ...over }
  const answer = await admin.post('/staff/coupons', form)
  expect(answer.status, answer.text).toBe(200)
  const code = form.code.toUpperCase()
  const made = (answer.body.data as Coupon[]).find((one) => one.code === code)
  if (made === undefined) throw new Error(`There is no ${code}.`)
  return made
}

const read = async (id: number) =>
  ((await admin.get('/staff/coupons')).body.data as Coupon[]).find((one) => one.id === id)

const question = (over: object = {}) => ({
  code: 'Natal10',
  service_id: tour,
  city: 'São Paulo',
  areas: [78],
  ...over,
})

const order = (coupon: string | null, over: object = {}) => demoOrder(tour, { coupon, ...over })

describe('a coupon before an order (rule coupon)', () => {
  test('says what it takes off, of each unit and in all, in any case of its code', async () => {
    await make()
    const { body } = await postpaid.post('/coupons/check', question({ areas: [60, 200] }))
    expect(body.data as AppliedCoupon).toEqual({
      code: 'NATAL10',
      discount: 39.9 + 51.9,
      prices: [359.1, 467.1],
    })
  })

  test.each([
    ['an unknown code', { code: 'outro-natal' }, {}, 'Não encontramos este cupom. Confira o código.'],
    ['one turned off', { active: false }, {}, 'Este cupom não vale mais.'],
    ['an ended one', { last_day: '2026-11-19' }, {}, 'Este cupom valeu até 19/11/2026.'],
    ['one to come', { first_day: '2026-11-21' }, {}, 'Este cupom vale a partir de 21/11/2026.'],
    ['a code that is none', {}, { code: 'n a' }, 'Use de 3 a 20 letras sem acento, números ou hífens.'],
  ])('%s is refused at the code, for a check and for an order', async (_what, coupon, asked, sentence) => {
    await make(coupon)
    const body = question(asked)
    const checked = await postpaid.post('/coupons/check', body)
    expect([checked.status, checked.body.fields]).toEqual([422, { code: sentence }])
    const ordered = await postpaid.post('/sessions', order(body.code))
    expect([ordered.status, ordered.body.fields]).toEqual([422, { coupon: sentence }])
  })

  test('a day is one of the house: the last day lasts until its midnight', async () => {
    await make({ first_day: '2026-11-20', last_day: '2026-11-20' })
    demo.setClock('2026-11-21T02:59:00.000Z')
    expect((await postpaid.post('/coupons/check', question())).status).toBe(200)
    demo.setClock('2026-11-21T03:00:00.000Z')
    expect((await postpaid.post('/coupons/check', question())).status).toBe(422)
  })

  test('of one service, or of one company, it is refused for others; another company learns nothing', async () => {
    const photos = await serviceId('Fotos de veículo')
    await make({ code: 'SERVICO', service_id: photos })
    await make({ code: 'EMPRESA', company_id: await companyOf('prepago@demo.test') })
    const service = await postpaid.post('/coupons/check', question({ code: 'servico' }))
    expect(service.body.fields).toEqual({ code: 'Este cupom vale só para Fotos de veículo.' })
    const company = await postpaid.post('/coupons/check', question({ code: 'empresa' }))
    expect(company.body.fields).toEqual({ code: 'Não encontramos este cupom. Confira o código.' })
    expect((await prepaid.post('/coupons/check', question({ code: 'empresa' }))).status).toBe(200)
  })

  test('is checked by people who order, and so seldom that codes cannot be guessed', async () => {
    const limited = await openDemoApp({ now: noon, config: { rateLimits: true } })
    const client = await signedIn(limited.app, 'pospago@demo.test')
    const statuses: number[] = []
    for (let nth = 0; nth < 32; nth += 1) {
      const code = `ADIVINHO-${nth}`
      // Orders with a coupon are counted with the checks, and those without one are not.
      const isOrder = nth % 2 === 1
      const answer = isOrder
        ? await client.post('/sessions', demoOrder(1, { coupon: code }))
        : await client.post('/coupons/check', { ...question(), code })
      statuses.push(answer.status)
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual([429, 429])
    expect((await client.post('/sessions', demoOrder(999))).status).toBe(422)
    await limited.close()
  })
})

describe('an order with a coupon (rule coupon)', () => {
  test('costs less, counts one use for all its units, and its history says why to those who read prices', async () => {
    const coupon = await make()
    const units = [
      { unit: '11', area: 60 },
      { unit: '12', area: 200 },
    ]
    const placed = (await postpaid.post('/sessions', order('natal10', { units }))).body.data as PlacedOrder
    expect(placed.price).toBe(826.2)
    const [first] = placed.sessions
    expect((await postpaid.get(`/sessions/${first?.id}`)).body.data as Session).toMatchObject({
      price: 359.1,
    })
    expect(await read(coupon.id)).toMatchObject({ uses: 1 })
    const uses = await demo.db
      .selectFrom('coupon_uses')
      .selectAll()
      .where('coupon_id', '=', coupon.id)
      .execute()
    expect(uses).toMatchObject([{ session_id: first?.id, discount_cents: 9180, used_at: noon }])
    const told = async (caller: Caller) =>
      ((await caller.get(`/sessions/${first?.id}/events`)).body.data as TimelineEvent[]).at(-1)?.text
    const words = 'Pediu o ensaio com o cupom NATAL10: R$\u00a0359,10 em vez de R$\u00a0399,00'
    expect([await told(postpaid), await told(admin)]).toEqual([words, words])
    const statement = (await postpaid.get('/client/statement')).body.data as Statement
    expect(statement.entries[0]?.description).toContain('(cupom NATAL10)')
  })

  test('an amount is taken off the whole order', async () => {
    await make({ code: 'MENOS50', discount: { kind: 'amount', amount: 50 } })
    const units = [
      { unit: '11', area: 60 },
      { unit: '12', area: 60 },
      { unit: '13', area: 60 },
    ]
    const placed = (await postpaid.post('/sessions', order('MENOS50', { units }))).body.data as PlacedOrder
    expect(placed.price).toBe(3 * 399 - 50)
  })

  test('is paid from the credit that the reduced price needs; what is missing is less, too', async () => {
    await make({ code: 'METADE', discount: { kind: 'percent', percent: 50 } })
    const units = [
      { unit: '11', area: 60 },
      { unit: '12', area: 60 },
    ]
    // The demo company has R$ 500,00: enough for two at half the price.
    expect((await prepaid.post('/sessions', order(null, { units }))).status).toBe(402)
    const placed = (await prepaid.post('/sessions', order('METADE', { units }))).body.data as PlacedOrder
    expect(placed.price).toBe(399)
    const again = await prepaid.post('/sessions', order('METADE', { units }))
    expect([again.status, again.body.fields]).toEqual([402, { missing: '298.00' }])
    const statement = (await prepaid.get('/client/statement')).body.data as Statement
    expect(statement.balance).toBe(101)
  })

  test('a free order needs no credit at all', async () => {
    const coupon = await make({ code: 'GRATIS', discount: { kind: 'percent', percent: 100 } })
    const id = await companyOf('prepago@demo.test')
    await demo.db.updateTable('companies').set({ balance_cents: 0 }).where('id', '=', id).execute()
    expect((await prepaid.post('/sessions', order(null))).status).toBe(402)
    const placed = (await prepaid.post('/sessions', order('GRATIS'))).body.data as PlacedOrder
    expect(placed.price).toBe(0)
    const canceled = await prepaid.post(`/sessions/${placed.sessions[0]?.id}`, { status: 3 })
    expect(canceled.body.data as Session).toMatchObject({ status: 3 })
    expect(await read(coupon.id)).toMatchObject({ uses: 1 })
  })

  test('cancelling gives back what was paid, and not the use', async () => {
    const coupon = await make({ most_uses: 1 })
    const placed = (await prepaid.post('/sessions', order('NATAL10'))).body.data as PlacedOrder
    await prepaid.post(`/sessions/${placed.sessions[0]?.id}`, { status: 3 })
    const statement = (await prepaid.get('/client/statement')).body.data as Statement
    expect(statement.entries.slice(0, 2).map(({ amount }) => amount)).toEqual([359.1, -359.1])
    expect(statement.balance).toBe(500)
    expect(await read(coupon.id)).toMatchObject({ uses: 1 })
    const again = await prepaid.post('/sessions', order('NATAL10'))
    expect(again.body.fields).toEqual({ coupon: 'Este cupom já foi usado todas as vezes que podia.' })
  })

  test('once per company means once, whoever of them orders; a refused order uses nothing', async () => {
    const coupon = await make({ once_per_company: true })
    expect((await postpaid.post('/sessions', order('NATAL10', { service: { id: 999 } }))).status).toBe(422)
    expect(await read(coupon.id)).toMatchObject({ uses: 0 })
    expect((await postpaid.post('/sessions', order('NATAL10'))).status).toBe(200)
    const again = await postpaid.post('/sessions', order('NATAL10'))
    expect(again.body.fields).toEqual({ coupon: 'Sua empresa já usou este cupom.' })
    expect((await prepaid.post('/sessions', order('NATAL10'))).status).toBe(200)
  })

  test('staff who order for a client use none', async () => {
    const coupon = await make()
    const id = await companyOf('pospago@demo.test')
    const { id: person_id } = await demo.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'pospago@demo.test')
      .executeTakeFirstOrThrow()
    const placed = await admin.post(`/staff/companies/${id}/orders`, { ...order('NATAL10'), person_id })
    expect((placed.body.data as PlacedOrder).price).toBe(399)
    expect(await read(coupon.id)).toMatchObject({ uses: 0 })
  })

  test('a payment for such an order buys what is missing of the reduced price', async () => {
    await make({ code: 'METADE', discount: { kind: 'percent', percent: 50 } })
    const pay = (price: number, coupon: string) => {
      const payment = demoPayment(tour, price)
      const Purchase = { service_id: tour, city: 'São Paulo', area: 78, units: 3, only_missing: true, coupon }
      return prepaid.post('/transactions', { ...payment, Purchase })
    }
    // 3 × R$ 199,50 less R$ 500,00 of credit.
    const wrong = await pay(697, 'METADE')
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['Products.0.UnitPrice']])
    const unknown = await pay(98.5, 'OUTRO')
    expect([unknown.status, Object.keys(unknown.body.fields ?? {})]).toEqual([422, ['Purchase.coupon']])
    expect((await pay(98.5, 'METADE')).status).toBe(200)
  })
})

describe('staff make and change coupons (rule coupon)', () => {
  test('a code is taken once, and must name a service and a company that exist', async () => {
    await make()
    const twice = await admin.post('/staff/coupons', {
      code: 'Natal10',
      discount: { kind: 'amount', amount: 5 },
    })
    expect([twice.status, twice.body.fields]).toEqual([422, { code: 'Já existe um cupom com este código.' }])
    const strange = await admin.post('/staff/coupons', {
      code: 'OUTRO',
      discount: { kind: 'amount', amount: 5 },
      service_id: 9999,
      company_id: 9999,
    })
    expect([strange.status, Object.keys(strange.body.fields ?? {}).sort()]).toEqual([
      422,
      ['company_id', 'service_id'],
    ])
  })

  test('an unused one changes in everything but its code, and the log says what', async () => {
    const { id } = await make()
    const change = { discount: { kind: 'amount', amount: 50 }, last_day: '2026-12-24', service_id: tour }
    expect((await admin.post(`/staff/coupons/${id}`, change)).status).toBe(200)
    expect(await read(id)).toMatchObject({
      code: 'NATAL10',
      discount: { kind: 'amount', amount: 50 },
      last_day: '2026-12-24',
      service: { id: tour, name: 'Tour virtual e fotos' },
    })
    const { entries } = (await admin.get('/staff/audit?of=coupon')).body.data as AuditPage
    expect(entries.slice(0, 2).map(({ text, subject }) => [text, subject.label])).toEqual([
      ['mudou o cupom', 'NATAL10'],
      ['criou o cupom', 'NATAL10'],
    ])
    expect(entries[0]?.changes).toEqual([
      { label: 'Desconto', from: '10 %', to: 'R$\u00a050,00' },
      { label: 'Último dia', from: null, to: '24/12/2026' },
      { label: 'Único serviço', from: null, to: 'Tour virtual e fotos' },
    ])
  })

  test('what a change does not name stays: a coupon turned off by somebody else stays off', async () => {
    const { id } = await make()
    await admin.post(`/staff/coupons/${id}`, { active: false, first_day: '2026-12-10' })
    await admin.post(`/staff/coupons/${id}`, { most_uses: 5 })
    expect(await read(id)).toMatchObject({ active: false, first_day: '2026-12-10', most_uses: 5 })
    const early = await admin.post(`/staff/coupons/${id}`, { last_day: '2026-12-09' })
    expect(early.body.fields).toEqual({ last_day: 'O último dia não pode vir antes do primeiro.' })
  })

  test('a used one changes its days, its limit and whether it is active, and nothing else', async () => {
    const { id } = await make()
    await postpaid.post('/sessions', order('NATAL10'))
    await postpaid.post('/sessions', order('NATAL10'))
    const discount = { kind: 'percent', percent: 10 }
    const allowed = { discount, last_day: '2026-12-24', most_uses: 2, active: false }
    expect((await admin.post(`/staff/coupons/${id}`, allowed)).status).toBe(200)
    const dearer = {
      ...allowed,
      discount: { kind: 'percent', percent: 11 },
      service_id: tour,
      once_per_company: true,
    }
    const refused = await admin.post(`/staff/coupons/${id}`, dearer)
    expect([refused.status, Object.keys(refused.body.fields ?? {}).sort()]).toEqual([
      422,
      ['discount', 'once_per_company', 'service_id'],
    ])
    const fewer = await admin.post(`/staff/coupons/${id}`, { ...allowed, most_uses: 1 })
    expect(fewer.body.fields).toEqual({ most_uses: 'Já foi usado em 2 pedidos: informe 2 ou mais.' })
    expect(await read(id)).toMatchObject({ discount, most_uses: 2, active: false, uses: 2 })
  })

  test('is for those who care for prices', async () => {
    const { id } = await make()
    const coordinator = await signedIn(demo.app, 'coordenacao@demo.test')
    const asked = [
      await coordinator.get('/staff/coupons'),
      await coordinator.post(`/staff/coupons/${id}`, { discount: { kind: 'percent', percent: 1 } }),
      await demoCaller(demo.app).post('/coupons/check', question()),
      await admin.post('/coupons/check', question()),
    ]
    expect(asked.map(({ status }) => status)).toEqual([403, 403, 401, 403])
    expect(
      (await admin.post('/staff/coupons/9999', { discount: { kind: 'percent', percent: 1 } })).status,
    ).toBe(404)
  })
})
