import type { PaymentOutcome } from '@ensaio/domain'
import { type DemoCheckout, openDemoCheckout } from '@ensaio/testing/scenes/demo-checkout'
import { demoCaller } from '@ensaio/testing/server/demo-caller'
import type { ChargeMood } from '@ensaio/testing/stand-ins/safe2pay-stand-in'
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

describe('a lost answer', () => {
  test.each(['lost', 'silent'] as ChargeMood[])(
    '%s: looked up by its reference, never sent again',
    async (mood) => {
      checkout.standIn.charging = mood
      const answer = await checkout.pay()
      expect(answer.body.data).toMatchObject({ status: 3 })
      const { reference } = answer.body.data as PaymentOutcome
      expect(checkout.standIn.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'POST /Payment',
        `GET /Transaction/Reference?reference=${reference}`,
      ])
      expect(await checkout.balance()).toBe(before + 39_900)
    },
  )

  test('the look-up fails, too: pending until the job learns the outcome, then credited once', async () => {
    Object.assign(checkout.standIn, { charging: 'lost', looking: 'status 500' })
    const key = checkout.freshKey()
    const answer = await checkout.pay({}, key)
    expect(answer.body.data).toMatchObject({
      status: 1,
      message: expect.stringMatching(/^Aguarde um momento,/),
    })
    const { reference } = answer.body.data as PaymentOutcome
    expect(await checkout.askAgain(5)).toHaveLength(1)
    expect((await checkout.pay({}, key)).body.data).toMatchObject({ reference, status: 1 })
    checkout.standIn.looking = 'usual'
    // Each wait is twice as long as the one before.
    await checkout.askAgain(14)
    expect(await checkout.outcome(reference)).toMatchObject({ status: 1 })
    await checkout.askAgain(15)
    await checkout.askAgain(3600)
    expect(await checkout.outcome(reference)).toMatchObject({ status: 3 })
    expect((await checkout.pay({}, key)).body.data).toMatchObject({ reference, status: 3 })
    expect([checkout.standIn.charges.length, await checkout.balance()]).toEqual([1, before + 39_900])
  })

  test.each(['cut', 'status 500', 'html', 'redirect'] as ChargeMood[])(
    '%s, and the gateway never heard of it: closed after an hour, without credit',
    async (mood) => {
      checkout.standIn.charging = mood
      const answer = await checkout.pay()
      const { reference, status } = answer.body.data as PaymentOutcome
      expect(status).toBe(1)
      await checkout.askAgain(3500)
      expect(await checkout.outcome(reference)).toMatchObject({ status: 1 })
      await checkout.askAgain(3601)
      expect(await checkout.outcome(reference)).toMatchObject({
        status: 7,
        message: 'O pagamento não foi concluído. Nada foi cobrado.',
      })
      expect(await checkout.balance()).toBe(before)
      // The gateway reports it later: the payment is credited.
      const late = { id: 5000, reference, status: 3, amount: 399, code: null, refunded: 0 }
      checkout.standIn.transactions.push(late)
      expect((await checkout.notify(reference)).status).toBe(200)
      expect([await checkout.outcome(reference), await checkout.balance()]).toMatchObject([
        { status: 3 },
        before + 39_900,
      ])
    },
  )
})

describe('a pending payment is resolved', () => {
  test('by asking again', async () => {
    const reference = await checkout.pending()
    expect(await checkout.outcome(reference)).toMatchObject({ status: 2 })
    await checkout.askAgain(5)
    expect([await checkout.outcome(reference), await checkout.balance()]).toMatchObject([
      { status: 2 },
      before,
    ])
    checkout.become(reference, 3)
    await checkout.askAgain(20)
    expect([await checkout.outcome(reference), await checkout.balance()]).toMatchObject([
      { status: 3 },
      before + 39_900,
    ])
  })

  test('by the gateway’s notice, once for repeated notices', async () => {
    const reference = await checkout.pending()
    checkout.become(reference, 3)
    for (const answer of await Promise.all([
      checkout.notify(reference),
      checkout.notify(reference),
      checkout.notify(reference),
    ]))
      expect(answer.status, answer.text).toBe(200)
    expect(await checkout.balance()).toBe(before + 39_900)
    expect(await checkout.entries(reference)).toHaveLength(1)
  })

  test('a notice is not believed but checked at the gateway', async () => {
    const reference = await checkout.pending()
    expect((await checkout.notify(reference)).status).toBe(200)
    expect([await checkout.outcome(reference), await checkout.balance()]).toMatchObject([
      { status: 2 },
      before,
    ])
  })

  test('a forged notice causes no look-up', async () => {
    const reference = await checkout.pending()
    checkout.become(reference, 3)
    checkout.standIn.asked = []
    const caller = demoCaller(checkout.demo.app)
    for (const secret of ['', 'wrong', ' '])
      expect((await checkout.notify(reference, secret)).status).toBe(401)
    for (const body of [undefined, {}, [], 'x', { SecretKey: ['only-safe2pay-knows'], Reference: reference }])
      expect((await caller.post('/webhooks/safe2pay', body)).status).toBeLessThan(500)
    expect([checkout.standIn.asked, await checkout.balance()]).toEqual([[], before])
  })

  test('a notice of an unknown payment is accepted; without an answer of the gateway it must be sent again', async () => {
    expect((await checkout.notify('pay_unknown')).status).toBe(200)
    const reference = await checkout.pending()
    checkout.standIn.looking = 'status 500'
    expect((await checkout.notify(reference)).status).toBe(503)
  })

  test('a payment with a different amount is not credited', async () => {
    const reference = await checkout.pending()
    checkout.become(reference, 3)
    checkout.standIn.looking = 'other amount'
    expect((await checkout.askAgain(5)).map(String).join()).toContain(reference)
    expect([await checkout.outcome(reference), await checkout.balance()]).toMatchObject([
      { status: 2 },
      before,
    ])
  })
})

describe('a refund', () => {
  test.each([6, 13])('status %i takes the credit back once', async (status) => {
    const { reference } = (await checkout.pay()).body.data as PaymentOutcome
    checkout.become(reference, status)
    await checkout.notify(reference)
    await checkout.notify(reference)
    expect([await checkout.outcome(reference), await checkout.balance()]).toMatchObject([{ status }, before])
    expect(await checkout.entries(reference)).toEqual([
      { account: 'credit', kind: 'payment', amount_cents: 39_900 },
      { account: 'credit', kind: 'reversal', amount_cents: -39_900 },
    ])
    // A late status 3 changes nothing.
    checkout.become(reference, 3)
    await checkout.notify(reference)
    expect([await checkout.outcome(reference), await checkout.balance()]).toMatchObject([{ status }, before])
    expect((await checkout.payer.get(`/transactions/${reference}/receipt`)).status).toBe(404)
  })

  test('credit that was spent is billed: the balance never drops below zero', async () => {
    const { reference } = (await checkout.pay()).body.data as PaymentOutcome
    await checkout.setBalance(9_900)
    checkout.become(reference, 13)
    await checkout.notify(reference)
    expect(await checkout.entries(reference)).toEqual([
      { account: 'credit', kind: 'payment', amount_cents: 39_900 },
      { account: 'credit', kind: 'reversal', amount_cents: -9_900 },
      { account: 'invoice', kind: 'reversal', amount_cents: -30_000 },
    ])
    expect(await checkout.balance()).toBe(0)
  })

  test('refunded before it was known as paid: no ledger entry', async () => {
    const reference = await checkout.pending()
    checkout.become(reference, 6)
    await checkout.notify(reference)
    expect([await checkout.entries(reference), await checkout.balance()]).toEqual([[], before])
  })
})
