import { type DemoCheckout, openDemoCheckout } from '@ensaio/testing/scenes/demo-checkout'
import { demoPayment } from '@ensaio/testing/scenes/demo-payment'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let checkout: DemoCheckout
let before = 0
beforeAll(async () => {
  checkout = await openDemoCheckout()
})
afterAll(() => checkout.close())
beforeEach(async () => {
  checkout.reset()
  before = await checkout.balance()
})

describe('what is to be paid, the server works out', () => {
  test.each([
    [0.01, {}],
    [398.99, {}],
    [399.01, {}],
    [399, { area: 200 }],
    [399, { units: 2 }],
  ])('UnitPrice %d for %j: 422, and the gateway hears nothing', async (price, purchase) => {
    const { status, body } = await checkout.pay({ purchase }, checkout.freshKey(), price)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['Products.0.UnitPrice']])
    expect(body.error_message).toContain('O valor mudou')
    expect([checkout.standIn.asked, await checkout.balance()]).toEqual([[], before])
  })

  test('several units, a larger size', async () => {
    const purchase = { units: 3, area: 200 }
    expect((await checkout.pay({ purchase }, checkout.freshKey(), 3 * 519)).body.data).toMatchObject({
      status: 3,
    })
    expect(await checkout.balance()).toBe(before + 155_700)
  })

  test('units of several sizes, each at its price', async () => {
    const purchase = { areas: [78, 200, 78], area: 200, units: 3 }
    expect((await checkout.pay({ purchase }, checkout.freshKey(), 3 * 519)).status).toBe(422)
    expect((await checkout.pay({ purchase }, checkout.freshKey(), 2 * 399 + 519)).body.data).toMatchObject({
      status: 3,
    })
    expect(await checkout.balance()).toBe(before + 131_700)
  })

  test('just what is missing, and nothing when nothing is', async () => {
    await checkout.setBalance(10_100)
    const purchase = { only_missing: true }
    expect((await checkout.pay({ purchase }, checkout.freshKey(), 399)).status).toBe(422)
    expect((await checkout.pay({ purchase }, checkout.freshKey(), 298)).body.data).toMatchObject({
      status: 3,
    })
    expect(await checkout.balance()).toBe(39_900)
    const none = await checkout.pay({ purchase }, checkout.freshKey(), 0.01)
    expect([none.status, none.body.error_message]).toEqual([422, 'Seus créditos já bastam para este pedido.'])
    expect(checkout.standIn.charges).toHaveLength(1)
  })

  test.each([
    ['a city that is not served', { city: 'Curitiba' }, 'Purchase.city'],
    ['an area above the table', { area: 1300 }, 'Purchase.area'],
    ['no such service', { service_id: 999 }, 'Purchase.service_id'],
  ])('%s', async (_what, purchase, field) => {
    const { status, body } = await checkout.pay({ purchase })
    expect([status, Object.keys(body.fields ?? {}), checkout.standIn.asked]).toEqual([422, [field], []])
  })

  test.each([
    [{ card: '4111111111111112' }, 'PaymentObject.CardNumber'],
    [{ card: '4024007153763191' }, 'PaymentObject.CardNumber'],
    [{ expiration: '10/2026' }, 'PaymentObject.ExpirationDate'],
    [{ expiration: '13/2029' }, 'PaymentObject.ExpirationDate'],
    [{ code: '12' }, 'PaymentObject.SecurityCode'],
  ])('%j is refused with its field before the gateway hears of it', async (over, field) => {
    const { status, body } = await checkout.pay(over)
    expect([status, Object.keys(body.fields ?? {}), checkout.standIn.asked]).toEqual([422, [field], []])
  })

  test('a card is good until its month is over where in Brazil it ends last', async () => {
    // Login sessions end within a week.
    checkout.demo.setClock('2026-12-01T04:59:00.000Z')
    const late = await signedIn(checkout.demo.app, checkout.email)
    const body = demoPayment(checkout.tour, 399, { expiration: '11/2026' })
    expect((await late.post('/transactions', body, checkout.freshKey())).status).toBe(200)
    checkout.demo.setClock('2026-12-01T05:00:00.000Z')
    expect((await late.post('/transactions', body, checkout.freshKey())).status).toBe(422)
  })

  test('postpaid companies buy no credit, staff none either, strangers have to sign in', async () => {
    const body = demoPayment(checkout.tour, 399)
    const postpaid = await signedIn(checkout.demo.app, 'pospago@demo.test')
    const refused = await postpaid.post('/transactions', body)
    expect([refused.status, refused.body.error_message]).toEqual([403, expect.stringContaining('fatura')])
    expect(
      (await (await signedIn(checkout.demo.app, 'admin@demo.test')).post('/transactions', body)).status,
    ).toBe(403)
    expect((await demoCaller(checkout.demo.app).post('/transactions', body)).status).toBe(401)
    expect(checkout.standIn.asked).toEqual([])
  })
})

describe('a payment that names what is bought by its product alone', () => {
  const named = (Description: string, UnitPrice: number, over: object = {}) => {
    const { Purchase: _, ...body } = demoPayment(checkout.tour, UnitPrice)
    const [product] = body.Products
    return checkout.payer.post(
      '/transactions',
      { ...body, Products: [{ ...product, Description }], ...over },
      checkout.freshKey(),
    )
  }

  test.each(['Tour virtual e fotos', 'Até 150 m², São Paulo', ' tour virtual e FOTOS '])(
    '%s',
    async (name) => {
      const answer = await named(name, 399)
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.data).toMatchObject({ status: 3 })
      expect(await checkout.balance()).toBe(before + 39_900)
    },
  )

  test.each([
    [
      'Créditos',
      399,
      'Products.0.Description',
      'Não há serviço nem preço com esta descrição. Confira o nome.',
    ],
    [
      'Tour virtual e fotos',
      398.99,
      'Products.0.UnitPrice',
      'Nenhum preço com esta descrição tem este valor. Consulte os preços.',
    ],
  ])('%s for %d fits no price', async (name, price, field, message) => {
    const { status, body } = await named(name, price)
    expect([status, body.fields, checkout.standIn.asked]).toEqual([422, { [field]: message }, []])
  })
})
