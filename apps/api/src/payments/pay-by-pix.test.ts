import type { PaymentOutcome, Receipt } from '@ensaio/domain'
import { type DemoCheckout, openDemoCheckout } from '@ensaio/testing/scenes/demo-checkout'
import { demoPix } from '@ensaio/testing/scenes/demo-payment'
import { signedIn } from '@ensaio/testing/server/demo-caller'
import type { ChargeMood } from '@ensaio/testing/stand-ins/safe2pay-stand-in'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let checkout: DemoCheckout
let before = 0
let names = 0
beforeAll(async () => {
  checkout = await openDemoCheckout()
})
afterAll(() => checkout.close())
beforeEach(async () => {
  checkout.reset()
  before = await checkout.balance()
})

// Another name makes another payment: the same one answers with the code that is still valid.
const ask = (over: Parameters<typeof demoPix>[2] = {}, key = checkout.freshKey()) => {
  names += 1
  return checkout.payer.post(
    '/transactions/pix',
    demoPix(checkout.tour, 399, { name: `Ana ${names}`, ...over }),
    key,
  )
}
const created = async () => (await ask()).body.data as PaymentOutcome
const open = async () =>
  ((await checkout.payer.get('/client/pix')).body.data as { open: PaymentOutcome | null }).open

describe('rule pix-code: a code', () => {
  test('needs only name and document, lasts half an hour, and is found again', async () => {
    const answer = await ask({ name: 'Camila Ferraz' })
    expect(answer.status, answer.text).toBe(200)
    const outcome = answer.body.data as PaymentOutcome
    expect(outcome).toEqual({
      reference: expect.stringMatching(/^pay_[\w-]{24}$/),
      status: 1,
      message: 'O PIX ainda não foi pago.',
      pix: {
        amount: 399,
        description: 'Créditos: Tour virtual e fotos',
        code: `00020101021226codigo-de-${outcome.reference}6304ABCD`,
        expires_at: '2026-11-20T15:30:00.000Z',
        told_at: '2026-11-20T15:00:00.000Z',
      },
    })
    expect(checkout.standIn.charges).toEqual([
      {
        IsSandbox: true,
        Application: 'Ensaio',
        Vendor: 'Ensaio',
        Reference: outcome.reference,
        CallbackUrl: 'https://ensaio.test/api/webhooks/safe2pay',
        PaymentMethod: '6',
        Customer: { Name: 'Camila Ferraz', Identity: '52998224725' },
        Products: [{ Code: '1', Description: 'Créditos: Tour virtual e fotos', Quantity: 1, UnitPrice: 399 }],
        PaymentObject: { Expiration: 1800 },
      },
    ])
    expect(await open()).toEqual(outcome)
    expect([await checkout.balance(), await checkout.entries(outcome.reference)]).toEqual([before, []])
  })

  test('that can still be paid is answered again under another key; an expired one is replaced', async () => {
    const name = 'Ana Repetida'
    const first = (await ask({ name })).body.data as PaymentOutcome
    const again = (await ask({ name })).body.data as PaymentOutcome
    expect([again.reference, checkout.standIn.charges.length]).toEqual([first.reference, 1])
    checkout.demo.setClock('2026-11-20T15:30:00.000Z')
    expect(await open()).toBeNull()
    const next = (await ask({ name })).body.data as PaymentOutcome
    expect([next.reference === first.reference, checkout.standIn.charges.length]).toEqual([false, 2])
    expect((await open())?.reference).toBe(next.reference)
  })

  test('belongs to who asked for it', async () => {
    await created()
    const other = await signedIn(checkout.demo.app, 'prepago@demo.test')
    expect((await other.get('/client/pix')).body.data).toEqual({ open: null })
  })
})

describe('a paid code', () => {
  test.each(['notice', 'query'])(
    'learnt by %s gives the credit once, with a receipt that says PIX',
    async (by) => {
      const { reference } = await created()
      checkout.become(reference, 3)
      if (by === 'notice') {
        await checkout.notify(reference)
        await checkout.notify(reference)
      }
      await checkout.askAgain(5)
      await checkout.askAgain(3600)
      const { status, message } = await checkout.outcome(reference)
      expect([status, message]).toEqual([3, 'Pagamento aprovado. Os créditos já estão na sua conta.'])
      expect(await checkout.entries(reference)).toEqual([
        { account: 'credit', kind: 'payment', amount_cents: 39_900 },
      ])
      const receipt = await checkout.payer.get(`/transactions/${reference}/receipt`)
      expect(receipt.body.data as Receipt).toMatchObject({ reference, method: 'pix', amount: 399 })
    },
  )

  test('paid after it expired, and after it was closed, is credited still', async () => {
    const { reference } = await created()
    await checkout.askAgain(4 * 24 * 3600)
    expect(await checkout.outcome(reference)).toMatchObject({ status: 7 })
    checkout.become(reference, 3)
    await checkout.notify(reference)
    expect(await checkout.outcome(reference)).toMatchObject({ status: 3 })
    expect(await checkout.balance()).toBe(before + 39_900)
  })

  test('given back at the gateway is taken back once', async () => {
    const { reference } = await created()
    checkout.become(reference, 3)
    await checkout.notify(reference)
    checkout.become(reference, 6)
    await checkout.notify(reference)
    await checkout.notify(reference)
    expect(await checkout.entries(reference)).toEqual([
      { account: 'credit', kind: 'payment', amount_cents: 39_900 },
      { account: 'credit', kind: 'reversal', amount_cents: -39_900 },
    ])
  })
})

describe('a lost answer', () => {
  test.each(['lost', 'silent'] as ChargeMood[])('%s: the code comes with the look-up', async (mood) => {
    checkout.standIn.charging = mood
    const { reference, pix } = await created()
    expect(pix?.code).toContain(reference)
    expect(checkout.standIn.charges).toHaveLength(1)
  })

  test('the look-up fails, too: no code yet, the same key asks nothing new, and the job brings it', async () => {
    Object.assign(checkout.standIn, { charging: 'lost', looking: 'status 500' })
    const key = checkout.freshKey()
    const name = 'Ana Perdida'
    const { reference, pix } = (await ask({ name }, key)).body.data as PaymentOutcome
    expect(pix?.code).toBeNull()
    checkout.standIn.looking = 'usual'
    await checkout.askAgain(5)
    expect((await checkout.outcome(reference)).pix?.code).toContain(reference)
    expect(((await ask({ name }, key)).body.data as PaymentOutcome).reference).toBe(reference)
    expect(checkout.standIn.charges).toHaveLength(1)
  })

  test('while the code can be paid, the gateway is asked at least every 40 seconds', async () => {
    const { reference } = await created()
    for (let second = 5; second <= 600; second += 5) await checkout.askAgain(second)
    const id = checkout.standIn.transactions.find((one) => one.reference === reference)?.id
    const asked = checkout.standIn.asked.filter(({ path }) => path === `/Transaction/Get?Id=${id}`)
    expect(asked.length).toBeGreaterThanOrEqual(600 / 45)
  })
})

describe('what does not fit is refused before the gateway hears of it', () => {
  test.each([
    ['Customer', { Name: ' ' }, { 'Customer.Name': 'Informe o nome de quem paga.' }],
    ['Customer', { Identity: '1' }, { 'Customer.Identity': 'Este CPF ou CNPJ não existe. Confira.' }],
  ])('%s %j', async (part, over, fields) => {
    const body = demoPix(checkout.tour, 399)
    const spoilt = { ...body, [part]: { ...body.Customer, ...over } }
    const answer = await checkout.payer.post('/transactions/pix', spoilt, checkout.freshKey())
    expect([answer.status, answer.body.fields, checkout.standIn.asked]).toEqual([422, fields, []])
  })

  test('another sum, or the same key with another body', async () => {
    const wrong = await checkout.payer.post(
      '/transactions/pix',
      demoPix(checkout.tour, 1),
      checkout.freshKey(),
    )
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { 'Products.0.UnitPrice': 'O valor mudou: agora é R$\u00a0399,00. Confira e tente de novo.' },
    ])
    const key = checkout.freshKey()
    await ask({ name: 'Ana Chave' }, key)
    expect((await ask({ name: 'Outra Chave' }, key)).body.code).toBe('key_reused')
  })

  test('a gateway without PIX: its words, and nothing stays open', async () => {
    checkout.standIn.charging = 'HasError'
    const answer = await ask()
    expect([answer.status, answer.body.error_message]).toEqual([422, 'PIX não habilitado para esta conta.'])
    checkout.standIn.charging = 'wrong key'
    const away = await ask()
    expect([away.status, away.body.error_message]).toEqual([
      503,
      'O pagamento por PIX está indisponível no momento. Nada foi cobrado.',
    ])
  })
})
