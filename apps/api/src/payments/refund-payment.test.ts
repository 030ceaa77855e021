import type { PaymentOutcome, StaffPayment } from '@ensaio/domain'
import { type DemoCheckout, openDemoCheckout } from '@ensaio/testing/scenes/demo-checkout'
import { demoPix } from '@ensaio/testing/scenes/demo-payment'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let checkout: DemoCheckout
let finance: Caller
let reference = ''
let before = 0
let payers = 0

beforeAll(async () => {
  checkout = await openDemoCheckout()
  finance = await signedIn(checkout.demo.app, 'admin@demo.test')
})
afterAll(() => checkout.close())
beforeEach(async () => {
  checkout.reset()
  await checkout.setBalance(0)
  reference = ((await checkout.pay()).body.data as PaymentOutcome).reference
  before = await checkout.balance()
})

const payments = () => `/staff/companies/${checkout.companyId}/payments`
const refund = (amount: number, key = checkout.freshKey(), of = reference) =>
  finance.post(`${payments()}/${of}/refunds`, { amount, reason: 'Pago em dobro' }, key)
const seen = async (of = reference) =>
  ((await finance.get(payments())).body.data as StaffPayment[]).find((one) => one.reference === of)
const moved = async (of = reference) =>
  (await checkout.entries(of)).map(({ kind, amount_cents }) => [kind, amount_cents])
/** Says how the first refund of the payment ended. */
const say = async (done: boolean) =>
  finance.post(`/staff/companies/${checkout.companyId}/refunds/${(await seen())?.refunds[0]?.id}`, { done })
const deletes = () =>
  checkout.standIn.asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)

describe('rule payment-refund: a refund', () => {
  test('of a part, then of the rest: to the card, out of the balance, on the statement, by mail', async () => {
    const id = checkout.standIn.transactions.at(-1)?.id
    const first = await refund(99)
    expect(first.status, first.text).toBe(200)
    expect(await seen()).toMatchObject({
      status: 3,
      refundable: 300,
      refunds: [{ amount: 99, state: 'done', reason: 'Pago em dobro', author: expect.any(String) }],
    })
    expect(await checkout.balance()).toBe(before - 9900)
    expect((await refund(300)).status).toBe(200)
    expect(deletes()).toEqual([`/CreditCard/Cancel/${id}/99.00`, `/CreditCard/Cancel/${id}/300.00`])
    expect(await seen()).toMatchObject({ status: 6, refundable: 0 })
    expect(await moved()).toEqual([
      ['payment', 39_900],
      ['repayment', -9900],
      ['repayment', -30_000],
    ])
    // The gateway's own notice takes nothing more.
    await checkout.notify(reference)
    expect(await moved()).toHaveLength(3)
    const { entries } = (await checkout.payer.get('/client/statement')).body.data as {
      entries: { description: string }[]
    }
    expect(entries[0]?.description).toBe('Pagamento devolvido: Pago em dobro')
    const mail = await checkout.demo.db
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'text'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ recipient: checkout.email, subject: 'Pagamento devolvido' })
    expect(mail.text).toContain('R$\u00a0300,00')
    const events = await checkout.demo.db
      .selectFrom('office_events')
      .select(['subject_id', 'detail'])
      .where('kind', '=', 'payment_refunded')
      .execute()
    expect(events.at(-1)).toEqual({
      subject_id: checkout.companyId,
      detail: { reference, amount_cents: 30_000, reason: 'Pago em dobro' },
    })
  })

  test('of a PIX is whole', async () => {
    payers += 1
    const name = `Ana ${payers}`
    const pix = await checkout.payer.post('/transactions/pix', demoPix(checkout.tour, 399, { name }))
    const own = (pix.body.data as PaymentOutcome).reference
    checkout.become(own, 3)
    await checkout.notify(own)
    const id = checkout.standIn.transactions.at(-1)?.id
    const part = await refund(1, checkout.freshKey(), own)
    expect(part.body.fields).toEqual({ amount: 'Um PIX só pode ser devolvido inteiro: R$\u00a0399,00.' })
    expect((await refund(399, checkout.freshKey(), own)).status).toBe(200)
    expect(deletes()).toEqual([`/Pix/Cancel/${id}`])
    expect((await checkout.payer.get(`/transactions/${own}/receipt`)).status).toBe(404)
  })

  test.each([
    ['more than was paid', 400, 39_900, 'Deste pagamento ainda podem ser devolvidos R$\u00a0399,00.'],
    ['what was spent', 399, 100, 'O saldo do cliente é de R$\u00a01,00: o resto já foi usado.'],
  ])('of %s is refused before the gateway hears of it', async (_, amount, balance, message) => {
    await checkout.setBalance(balance)
    const answer = await refund(amount)
    expect([answer.status, answer.body.fields, deletes()]).toEqual([422, { amount: message }, []])
    expect(await checkout.balance()).toBe(balance)
  })

  test('twice under one key is one; the key with another sum is refused', async () => {
    const key = checkout.freshKey()
    await refund(10, key)
    expect((await refund(10, key)).status).toBe(200)
    expect((await refund(11, key)).body.code).toBe('key_reused')
    expect([deletes().length, await checkout.balance()]).toEqual([1, before - 1000])
  })

  test('of twenty at once, no more than was paid goes out', async () => {
    await Promise.all(Array.from({ length: 20 }, () => refund(100)))
    expect([deletes().length, await checkout.balance()]).toEqual([3, before - 30_000])
  })

  test('by a client, or of another company’s payment, is refused', async () => {
    const body = { amount: 1, reason: 'x' }
    expect((await checkout.payer.post(`${payments()}/${reference}/refunds`, body)).status).toBe(403)
    const elsewhere = await finance.post(`/staff/companies/1/payments/${reference}/refunds`, body)
    expect([elsewhere.status, deletes()]).toEqual([404, []])
  })
})

describe('a refund that the gateway', () => {
  test('refuses has failed: the credit is back, with the reason', async () => {
    checkout.standIn.refunding = 'HasError'
    await refund(399)
    expect(await seen()).toMatchObject({
      refundable: 399,
      refunds: [{ state: 'failed', message: 'Prazo de devolução encerrado.' }],
    })
    expect([await checkout.balance(), await moved()]).toEqual([
      before,
      [
        ['payment', 39_900],
        ['repayment', -39_900],
        ['repayment', 39_900],
      ],
    ])
  })

  test('made without an answer is found by the look-up, and done once', async () => {
    checkout.standIn.refunding = 'lost'
    await refund(399)
    expect(await seen()).toMatchObject({ refundable: 0, refunds: [{ state: 'pending' }] })
    await checkout.askAgain(60)
    await checkout.askAgain(7200)
    expect(await seen()).toMatchObject({ status: 6, refunds: [{ state: 'done' }] })
    expect([deletes().length, await checkout.balance()]).toEqual([1, before - 39_900])
  })

  test('made without an answer stays pending while it is being made, and its credit is not given back meanwhile', async () => {
    checkout.standIn.refunding = 'lost'
    await refund(399)
    checkout.become(reference, 12)
    for (const seconds of [60, 3700, 7200]) {
      await checkout.askAgain(seconds)
      expect(await seen()).toMatchObject({ refundable: 0, refunds: [{ state: 'pending' }] })
      expect(await checkout.balance()).toBe(before - 39_900)
    }
    checkout.become(reference, 6)
    await checkout.askAgain(7300)
    expect(await seen()).toMatchObject({ status: 6, refunds: [{ state: 'done' }] })
    expect([deletes().length, await checkout.balance()]).toEqual([1, before - 39_900])
    expect(await moved()).toEqual([
      ['payment', 39_900],
      ['repayment', -39_900],
    ])
  })

  test('began to make and gave up fails, and the credit is back', async () => {
    checkout.standIn.refunding = 'lost'
    await refund(399)
    checkout.become(reference, 12)
    await checkout.askAgain(3700)
    checkout.become(reference, 3)
    await checkout.askAgain(7200)
    expect(await seen()).toMatchObject({ refundable: 399, refunds: [{ state: 'failed' }] })
    expect(await checkout.balance()).toBe(before)
  })

  test('never heard of fails after an hour, and the credit is back', async () => {
    checkout.standIn.refunding = 'cut'
    await refund(399)
    await checkout.askAgain(3500)
    expect(await seen()).toMatchObject({ refunds: [{ state: 'pending' }] })
    await checkout.askAgain(3700)
    expect(await seen()).toMatchObject({ refundable: 399, refunds: [{ state: 'failed' }] })
    expect([deletes().length, await checkout.balance()]).toEqual([1, before])
  })

  test.each([
    [true, 'done', -9900],
    [false, 'failed', 0],
  ])('leaves a part without an answer: a person says %s, once', async (done, state, change) => {
    checkout.standIn.refunding = 'status 500'
    await refund(99)
    await checkout.askAgain(7200)
    const pending = (await seen())?.refunds[0]
    expect(pending).toMatchObject({ state: 'pending' })
    expect((await say(done)).status).toBe(200)
    await say(!done)
    expect((await seen())?.refunds[0]).toMatchObject({ state })
    expect(await checkout.balance()).toBe(before + change)
    const settled = checkout.demo.db.selectFrom('office_events').select('detail')
    expect((await settled.where('kind', '=', 'refund_settled').execute()).at(-1)?.detail).toEqual({
      reference,
      amount_cents: 9900,
      done,
    })
  })

  test.each([
    [true, 'done'],
    [false, 'failed'],
  ])(
    'leaves open while the bank takes all: done or not (%s), the credit stays taken',
    async (done, state) => {
      checkout.standIn.refunding = 'status 500'
      await refund(99)
      checkout.become(reference, 13)
      await checkout.notify(reference)
      expect(await checkout.balance()).toBe(before - 39_900)
      expect((await say(done)).status).toBe(200)
      expect(await seen()).toMatchObject({ status: 13, refundable: 0, refunds: [{ state }] })
      expect(await checkout.balance()).toBe(before - 39_900)
      expect(await moved()).toEqual([
        ['payment', 39_900],
        ['repayment', -9900],
        ['reversal', -30_000],
      ])
    },
  )

  test.each([
    [true, 6, 0, -39_900],
    [false, 3, 99, -30_000],
  ])(
    'leaves a part of open while it makes the rest: paid until all is given back (done: %s)',
    async (done, status, refundable, change) => {
      checkout.standIn.refunding = 'status 500'
      await refund(99)
      checkout.reset()
      await refund(300)
      expect(await seen()).toMatchObject({
        status: 3,
        refundable: 0,
        refunds: [{ state: 'pending' }, { state: 'done' }],
      })
      expect((await say(done)).status).toBe(200)
      expect(await seen()).toMatchObject({ status, refundable })
      expect(await checkout.balance()).toBe(before + change)
    },
  )
})
