import { addDays, type Hosting, initialSettings, type PaymentOutcome, renewedUntil } from '@ensaio/domain'
import { type DemoCheckout, openDemoCheckout } from '@ensaio/testing/scenes/demo-checkout'
import { hostTour } from '@ensaio/testing/scenes/hosted-tour'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../database/database.ts'
import { writeSettings } from '../../settings/repository/settings.ts'

const today = '2026-11-20'
const until = addDays(today, 12)
const noon = `${today}T15:00:00.000Z`
const renewed = renewedUntil(until, today, 6)

const payer = 'semcredito@demo.test'
const colleague = 'gestao@mare.test'

let checkout: DemoCheckout
let sessionId: number
beforeAll(async () => {
  checkout = await openDemoCheckout()
  const { companyId } = checkout
  const person = { name: 'Gil Mar', email: colleague, company_id: companyId, password_hash: 'hash' }
  await checkout.demo.db
    .insertInto('users')
    .values({ ...person, scope: 'client', client_role: 'manager', created_at: noon })
    .execute()
})
afterAll(() => checkout.close())

const setPrice = (price: number) =>
  transact(checkout.demo.db, (tx) =>
    writeSettings(tx, { ...initialSettings, hosting_6_months: price }, 1, noon),
  )
beforeEach(async () => {
  checkout.reset()
  await checkout.setBalance(4900)
  await setPrice(149)
  sessionId = await hostTour(checkout.demo.db, checkout.email, until)
  await checkout.demo.db
    .updateTable('users')
    .set({ client_role: 'manager' })
    .where('email', '=', checkout.email)
    .execute()
})

const hosting = async () => (await checkout.payer.get(`/sessions/${sessionId}/hosting`)).body.data as Hosting

let names = 0
/** Asks for the PIX of what the credit lacks: R$ 100,00. */
async function pix(): Promise<string> {
  names += 1
  const answer = await checkout.payer.post(
    '/transactions/pix',
    {
      PaymentMethod: '6',
      Products: [{ Code: '1', Description: 'Hospedagem', Quantity: 1, UnitPrice: 100 }],
      Customer: { Identity: '52998224725', Name: `Ana ${names}` },
      Hosting: { session_id: sessionId, months: 6 },
    },
    checkout.freshKey(),
  )
  expect(answer.status, answer.text).toBe(200)
  // Of which purchase it is, so that no other page takes it for its own.
  expect(answer.body.data).toMatchObject({ hosting: { session_id: sessionId, months: 6, until: renewed } })
  return (answer.body.data as PaymentOutcome).reference
}
async function paid(reference: string) {
  checkout.become(reference, 3)
  await checkout.notify(reference)
  await checkout.notify(reference)
  await checkout.askAgain(3600)
}

describe('a renewal that is paid for takes place when the money comes, without its page (rule hosting-renewal)', () => {
  test('once, however often the gateway tells of it; history and mail name who paid', async () => {
    await paid(await pix())
    expect(await hosting()).toMatchObject({ until: renewed, balance: 0 })
    const { db } = checkout.demo
    const { rows } = {
      rows: await db.selectFrom('hosting_renewals').selectAll().where('session_id', '=', sessionId).execute(),
    }
    expect(rows).toMatchObject([{ months: 6, price_cents: 14_900, note: null }])
    const mail = await db
      .selectFrom('outbox')
      .select(['recipient', 'subject'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail.recipient).toBe(checkout.email)
    expect(mail.subject).toMatch(/^Hospedagem renovada: /)
  })

  test.each([
    ['its price has changed', () => setPrice(159)],
    [
      'somebody else has renewed meanwhile',
      async () => {
        await checkout.setBalance(30_000)
        const { offers } = await hosting()
        const answer = await checkout.payer.post(`/sessions/${sessionId}/hosting`, offers[0])
        expect(answer.status, answer.text).toBe(200)
        await checkout.setBalance(4900)
      },
    ],
    [
      'who pays may no longer order',
      () =>
        checkout.demo.db
          .updateTable('users')
          .set({ client_role: 'finance' })
          .where('email', '=', checkout.email)
          .execute(),
    ],
    ['the credit was spent on something else', () => checkout.setBalance(0)],
  ])('not when %s: then the credit is there, and nothing else changes', async (_, change) => {
    const reference = await pix()
    await change()
    const [before, { until: last }] = [await checkout.balance(), await hosting()]
    await paid(reference)
    expect(await checkout.balance()).toBe(before + 10_000)
    expect((await hosting()).until).toBe(last)
    expect(await checkout.entries(reference)).toEqual([
      { account: 'credit', kind: 'payment', amount_cents: 10_000 },
    ])
  })

  test.each([
    ['access was taken away', 'users', { disabled_at: noon }, { disabled_at: null }, [colleague]],
    ['company is inactive', 'companies', { active: false }, { active: true }, [payer]],
  ] as const)(
    'not when the payer’s %s: the credit is there, and who has access is told',
    async (_, table, closed, open, readers) => {
      const { db } = checkout.demo
      const close = (over: object) =>
        table === 'users'
          ? db.updateTable(table).set(over).where('email', '=', checkout.email).execute()
          : db.updateTable(table).set(over).where('id', '=', checkout.companyId).execute()
      const reference = await pix()
      const before = await checkout.balance()
      await db.deleteFrom('outbox').execute()
      await close(closed)
      await paid(reference)
      await close(open)
      expect(await checkout.balance()).toBe(before + 10_000)
      const renewals = db.selectFrom('hosting_renewals').select('id').where('session_id', '=', sessionId)
      expect(await renewals.execute()).toEqual([])
      expect((await hosting()).until).toBe(until)
      const mails = await db.selectFrom('outbox').select(['recipient', 'subject']).execute()
      expect(mails).toEqual(readers.map((recipient) => ({ recipient, subject: 'Pagamento recebido' })))
    },
  )
})
