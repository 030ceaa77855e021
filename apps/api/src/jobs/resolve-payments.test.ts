import type { PaymentOutcome } from '@ensaio/domain'
import { type DemoTill, openDemoTill } from '@ensaio/testing/scenes/demo-checkout'
import { demoCaller } from '@ensaio/testing/server/demo-caller'
import type { ChargeMood } from '@ensaio/testing/stand-ins/safe2pay-stand-in'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let till: DemoTill
let before = 0
beforeAll(async () => {
  till = await openDemoTill()
})
afterAll(() => till.close())
beforeEach(async () => {
  till.reset()
  before = await till.balance()
})

describe('an answer that does not come', () => {
  test.each(['lost', 'silent'] as ChargeMood[])(
    '%s: looked up by its reference, never sent again',
    async (mood) => {
      till.standIn.charging = mood
      const answer = await till.pay()
      expect(answer.body.data).toMatchObject({ status: 3 })
      const { reference } = answer.body.data as PaymentOutcome
      expect(till.standIn.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'POST /Payment',
        `GET /Transaction/Reference?reference=${reference}`,
      ])
      expect(await till.balance()).toBe(before + 39_900)
    },
  )

  test('the look-up fails, too: pending, until the job hears more; then credited once', async () => {
    Object.assign(till.standIn, { charging: 'lost', looking: 'status 500' })
    const key = till.freshKey()
    const answer = await till.pay({}, key)
    expect(answer.body.data).toMatchObject({
      status: 1,
      message: expect.stringMatching(/^Aguarde um momento,/),
    })
    const { reference } = answer.body.data as PaymentOutcome
    expect(await till.askAgain(5)).toHaveLength(1)
    expect((await till.pay({}, key)).body.data).toMatchObject({ reference, status: 1 })
    till.standIn.looking = 'usual'
    // Each try waits twice as long.
    await till.askAgain(14)
    expect(await till.outcome(reference)).toMatchObject({ status: 1 })
    await till.askAgain(15)
    await till.askAgain(3600)
    expect(await till.outcome(reference)).toMatchObject({ status: 3 })
    expect((await till.pay({}, key)).body.data).toMatchObject({ reference, status: 3 })
    expect([till.standIn.charges.length, await till.balance()]).toEqual([1, before + 39_900])
  })

  test.each(['cut', 'status 500', 'html', 'redirect'] as ChargeMood[])(
    '%s, and the gateway never heard of it: closed after an hour, without credit',
    async (mood) => {
      till.standIn.charging = mood
      const answer = await till.pay()
      const { reference, status } = answer.body.data as PaymentOutcome
      expect(status).toBe(1)
      await till.askAgain(3500)
      expect(await till.outcome(reference)).toMatchObject({ status: 1 })
      await till.askAgain(3601)
      expect(await till.outcome(reference)).toMatchObject({
        status: 7,
        message: 'O pagamento não foi concluído. Nada foi cobrado.',
      })
      expect(await till.balance()).toBe(before)
      // It turns up after all: the money counts.
      const late = { id: 5000, reference, status: 3, amount: 399 }
      till.standIn.transactions.push(late)
      expect((await till.notify(reference)).status).toBe(200)
      expect([await till.outcome(reference), await till.balance()]).toMatchObject([
        { status: 3 },
        before + 39_900,
      ])
    },
  )
})

describe('a pending payment resolves by itself', () => {
  test('by asking again', async () => {
    const reference = await till.pending()
    expect(await till.outcome(reference)).toMatchObject({ status: 2 })
    await till.askAgain(5)
    expect([await till.outcome(reference), await till.balance()]).toMatchObject([{ status: 2 }, before])
    till.become(reference, 3)
    await till.askAgain(20)
    expect([await till.outcome(reference), await till.balance()]).toMatchObject([
      { status: 3 },
      before + 39_900,
    ])
  })

  test('by the gateway’s notice, however often it comes', async () => {
    const reference = await till.pending()
    till.become(reference, 3)
    for (const answer of await Promise.all([
      till.notify(reference),
      till.notify(reference),
      till.notify(reference),
    ]))
      expect(answer.status, answer.text).toBe(200)
    expect(await till.balance()).toBe(before + 39_900)
    expect(await till.entries(reference)).toHaveLength(1)
  })

  test('a notice is not believed, it is looked into', async () => {
    const reference = await till.pending()
    expect((await till.notify(reference)).status).toBe(200)
    expect([await till.outcome(reference), await till.balance()]).toMatchObject([{ status: 2 }, before])
  })

  test('a forged notice asks nobody anything', async () => {
    const reference = await till.pending()
    till.become(reference, 3)
    till.standIn.asked = []
    const caller = demoCaller(till.demo.app)
    for (const secret of ['', 'wrong', ' ']) expect((await till.notify(reference, secret)).status).toBe(401)
    for (const body of [undefined, {}, [], 'x', { SecretKey: ['only-safe2pay-knows'], Reference: reference }])
      expect((await caller.post('/webhooks/safe2pay', body)).status).toBeLessThan(500)
    expect([till.standIn.asked, await till.balance()]).toEqual([[], before])
  })

  test('a notice of something unknown is taken note of; when nobody can be asked, it has to come again', async () => {
    expect((await till.notify('pay_unknown')).status).toBe(200)
    const reference = await till.pending()
    till.standIn.looking = 'status 500'
    expect((await till.notify(reference)).status).toBe(503)
  })

  test('another amount than ours is credited to nobody', async () => {
    const reference = await till.pending()
    till.become(reference, 3)
    till.standIn.looking = 'other amount'
    expect((await till.askAgain(5)).map(String).join()).toContain(reference)
    expect([await till.outcome(reference), await till.balance()]).toMatchObject([{ status: 2 }, before])
  })
})

describe('money that goes back', () => {
  test.each([6, 13])('status %i takes the credit back, once', async (status) => {
    const { reference } = (await till.pay()).body.data as PaymentOutcome
    till.become(reference, status)
    await till.notify(reference)
    await till.notify(reference)
    expect([await till.outcome(reference), await till.balance()]).toMatchObject([{ status }, before])
    expect(await till.entries(reference)).toEqual([
      { account: 'credit', kind: 'payment', amount_cents: 39_900 },
      { account: 'credit', kind: 'reversal', amount_cents: -39_900 },
    ])
    // An old 3 that arrives late changes nothing.
    till.become(reference, 3)
    await till.notify(reference)
    expect([await till.outcome(reference), await till.balance()]).toMatchObject([{ status }, before])
    expect((await till.payer.get(`/transactions/${reference}/receipt`)).status).toBe(404)
  })

  test('what was spent already is billed: no balance goes below zero', async () => {
    const { reference } = (await till.pay()).body.data as PaymentOutcome
    await till.setBalance(9_900)
    till.become(reference, 13)
    await till.notify(reference)
    expect(await till.entries(reference)).toEqual([
      { account: 'credit', kind: 'payment', amount_cents: 39_900 },
      { account: 'credit', kind: 'reversal', amount_cents: -9_900 },
      { account: 'invoice', kind: 'reversal', amount_cents: -30_000 },
    ])
    expect(await till.balance()).toBe(0)
  })

  test('refunded before we ever heard that it was paid: nothing moves', async () => {
    const reference = await till.pending()
    till.become(reference, 6)
    await till.notify(reference)
    expect([await till.entries(reference), await till.balance()]).toEqual([[], before])
  })
})
