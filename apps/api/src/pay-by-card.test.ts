import type { PaymentOutcome, Receipt, Statement } from '@ensaio/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DemoApp, openDemoApp } from './demo/demo-app.ts'
import { type Caller, demoCaller, signedIn } from './demo/demo-caller.ts'
import { demoOrder } from './demo/demo-order.ts'
import { demoPayment } from './demo/demo-payment.ts'
import { type ChargeMood, type Safe2PayStandIn, startSafe2Pay } from './demo/safe2pay-stand-in.ts'
import { resolvePayments } from './jobs/resolve-payments.ts'
import type { Gateway } from './ports/gateway.ts'
import { safe2pay } from './ports/gateway-safe2pay.ts'

const noon = '2026-11-20T15:00:00.000Z'
const publicUrl = 'https://ensaio.test'
const email = 'semcredito@demo.test'
const lines: string[] = []
const secretKey = 'only-safe2pay-knows'

let standIn: Safe2PayStandIn
let gateway: Gateway
let demo: DemoApp
let payer: Caller
let tour = 0
let companyId = 0
beforeAll(async () => {
  standIn = await startSafe2Pay()
  const where = { paymentUrl: standIn.url, apiUrl: standIn.url }
  gateway = safe2pay({ apiKey: 'k', secretKey, sandbox: true, ...where }, { charge: 500, find: 500 })
  demo = await openDemoApp({
    now: noon,
    gateway,
    config: { publicUrl, logLevel: 'trace' },
    logs: { write: (line) => lines.push(line) },
  })
  payer = await signedIn(demo.app, email)
  const service = await demo.db
    .selectFrom('services')
    .select('id')
    .where('name', '=', 'Tour virtual e fotos')
    .executeTakeFirstOrThrow()
  tour = service.id
  const user = await demo.db
    .selectFrom('users')
    .select('company_id')
    .where('email', '=', email)
    .executeTakeFirst()
  companyId = user?.company_id ?? 0
})
afterAll(async () => {
  await demo.close()
  await standIn.close()
})
let before = 0
beforeEach(async () => {
  Object.assign(standIn, { charges: [], asked: [], charging: 'usual', looking: 'usual' })
  demo.setClock(noon)
  before = await balance()
})

let keys = 0
function freshKey() {
  keys += 1
  return { 'idempotency-key': `payment-${keys}` }
}

const pay = (
  over: Parameters<typeof demoPayment>[2] = {},
  key: Record<string, string> = freshKey(),
  price = 399,
) => payer.post('/transactions', demoPayment(tour, price, over), key)

async function balance(): Promise<number> {
  const company = await demo.db
    .selectFrom('companies')
    .select('balance_cents')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return company.balance_cents
}

async function entries(reference: string) {
  return demo.db
    .selectFrom('ledger_entries as l')
    .innerJoin('payments as p', 'p.id', 'l.payment_id')
    .select(['l.account', 'l.kind', 'l.amount_cents'])
    .where('p.reference', '=', reference)
    .orderBy('l.id')
    .execute()
}

const later = (seconds: number) => new Date(Date.parse(noon) + seconds * 1000).toISOString()

/** A round of the job, so many seconds after noon; says what failed. */
async function askAgain(seconds: number): Promise<unknown[]> {
  const failed: unknown[] = []
  const till = { db: demo.db, gateway, publicUrl, clock: { now: () => later(seconds) } }
  await resolvePayments(till, (error) => failed.push(error))
  return failed
}

const notify = (reference: string, secret = secretKey, status = 3) =>
  demoCaller(demo.app).post('/webhooks/safe2pay', {
    IdTransaction: 1,
    TransactionStatus: { Id: status, Code: String(status), Name: 'x' },
    Amount: 399,
    Reference: reference,
    SecretKey: secret,
  })

const outcome = async (reference: string) =>
  (await payer.get(`/transactions/${reference}`)).body.data as PaymentOutcome

function become(reference: string, status: number): void {
  const found = standIn.transactions.find((one) => one.reference === reference)
  if (found === undefined) throw new Error(`The gateway has no ${reference}.`)
  found.status = status
}

async function pending(): Promise<string> {
  const answer = await pay({ card: '4111111111110055' })
  return (answer.body.data as PaymentOutcome).reference
}

describe('a payment that goes through', () => {
  test('gives the credit, once, with a mail and a receipt', async () => {
    const mails = await demo.db.selectFrom('outbox').select('id').execute()
    const answer = await pay()
    expect(answer.status, answer.text).toBe(200)
    const paid = answer.body.data as PaymentOutcome
    expect(paid).toEqual({
      reference: expect.stringMatching(/^pay_[\w-]{24}$/),
      status: 3,
      message: 'Pagamento aprovado. Os créditos já estão na sua conta.',
    })
    expect(await balance()).toBe(before + 39_900)
    expect(await entries(paid.reference)).toEqual([
      { account: 'credit', kind: 'payment', amount_cents: 39_900 },
    ])
    const written = await demo.db.selectFrom('outbox').selectAll().orderBy('id').execute()
    expect(written).toHaveLength(mails.length + 1)
    expect(written.at(-1)).toMatchObject({ recipient: email, subject: 'Pagamento recebido' })
    expect(written.at(-1)?.text).toContain('R$ 399,00')
    expect((await payer.get(`/transactions/${paid.reference}/receipt`)).body.data as Receipt).toEqual({
      reference: paid.reference,
      paid_at: noon,
      amount: 399,
      description: 'Créditos: Tour virtual e fotos',
      payer: { name: 'Camila Ferraz', identity: '52998224725' },
      company: { name: 'Lume Consultoria Imobiliária Ltda.', identification: '12ABC34501DE35' },
    })
    // Nothing is left to learn.
    await askAgain(3600)
    expect(standIn.asked).toHaveLength(1)
  })

  test('then the order that lacked it goes through (spec §4)', async () => {
    const order = await payer.post('/sessions', demoOrder(tour))
    expect(order.status, order.text).toBe(200)
    expect(await balance()).toBe(before - 39_900)
  })

  test('reaches the gateway as digits, with month and whole year', async () => {
    await pay({ card: '4111 1111 1111 1111', expiration: '12/29' })
    expect(standIn.charges[0]).toMatchObject({
      CallbackUrl: 'https://ensaio.test/api/webhooks/safe2pay',
      Customer: { Identity: '52998224725', Phone: '51992345678', Address: { ZipCode: '01305100' } },
      PaymentObject: { CardNumber: '4111111111111111', ExpirationDate: '12/2029' },
    })
  })
})

describe('what is to be paid, the server works out (D6)', () => {
  test.each([
    [0.01, {}],
    [398.99, {}],
    [399.01, {}],
    [399, { area: 200 }],
    [399, { units: 2 }],
  ])('UnitPrice %d for %j: 422, and the gateway hears nothing', async (price, purchase) => {
    const { status, body } = await pay({ purchase }, freshKey(), price)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['Products.0.UnitPrice']])
    expect(body.error_message).toContain('O valor mudou')
    expect([standIn.asked, await balance()]).toEqual([[], before])
  })

  test('several units, a larger size', async () => {
    const purchase = { units: 3, area: 200 }
    expect((await pay({ purchase }, freshKey(), 3 * 519)).body.data).toMatchObject({ status: 3 })
    expect(await balance()).toBe(before + 155_700)
  })

  test('just what is missing, and nothing when nothing is', async () => {
    await demo.db
      .updateTable('companies')
      .set({ balance_cents: 10_100 })
      .where('id', '=', companyId)
      .execute()
    const purchase = { only_missing: true }
    expect((await pay({ purchase }, freshKey(), 399)).status).toBe(422)
    expect((await pay({ purchase }, freshKey(), 298)).body.data).toMatchObject({ status: 3 })
    expect(await balance()).toBe(39_900)
    const none = await pay({ purchase }, freshKey(), 0.01)
    expect([none.status, none.body.error_message]).toEqual([422, 'Seus créditos já bastam para este pedido.'])
    expect(standIn.charges).toHaveLength(1)
  })

  test.each([
    ['a city that is not served', { city: 'Curitiba' }, 'Purchase.city'],
    ['an area above the table', { area: 1300 }, 'Purchase.area'],
    ['no such service', { service_id: 999 }, 'Purchase.service_id'],
  ])('%s', async (_what, purchase, field) => {
    const { status, body } = await pay({ purchase })
    expect([status, Object.keys(body.fields ?? {}), standIn.asked]).toEqual([422, [field], []])
  })

  test.each([
    [{ card: '4111111111111112' }, 'PaymentObject.CardNumber'],
    [{ card: '4024007153763191' }, 'PaymentObject.CardNumber'],
    [{ expiration: '10/2026' }, 'PaymentObject.ExpirationDate'],
    [{ expiration: '13/2029' }, 'PaymentObject.ExpirationDate'],
    [{ code: '12' }, 'PaymentObject.SecurityCode'],
  ])('%j is refused with its field before the gateway hears of it', async (over, field) => {
    const { status, body } = await pay(over)
    expect([status, Object.keys(body.fields ?? {}), standIn.asked]).toEqual([422, [field], []])
  })

  test('a card is good until the end of its month in São Paulo', async () => {
    // Login sessions end within a week.
    demo.setClock('2026-12-01T02:59:00.000Z')
    const late = await signedIn(demo.app, email)
    const body = demoPayment(tour, 399, { expiration: '11/2026' })
    expect((await late.post('/transactions', body, freshKey())).status).toBe(200)
    demo.setClock('2026-12-01T03:00:00.000Z')
    expect((await late.post('/transactions', body, freshKey())).status).toBe(422)
  })

  test('postpaid companies buy no credit, staff none either, strangers have to sign in', async () => {
    const body = demoPayment(tour, 399)
    const postpaid = await signedIn(demo.app, 'pospago@demo.test')
    const refused = await postpaid.post('/transactions', body)
    expect([refused.status, refused.body.error_message]).toEqual([403, expect.stringContaining('fatura')])
    expect((await (await signedIn(demo.app, 'admin@demo.test')).post('/transactions', body)).status).toBe(403)
    expect((await demoCaller(demo.app).post('/transactions', body)).status).toBe(401)
    expect(standIn.asked).toEqual([])
  })
})

describe('a payment that does not go through', () => {
  test('refused (8): the words of spec §8, no credit, and another card may follow', async () => {
    const answer = await pay({ card: '4000000000000002' })
    expect(answer.body.data).toMatchObject({ status: 8, message: 'Transação recusada!' })
    const { reference } = answer.body.data as PaymentOutcome
    expect([await balance(), await entries(reference)]).toEqual([before, []])
    expect((await payer.get(`/transactions/${reference}/receipt`)).status).toBe(404)
    expect((await pay()).body.data).toMatchObject({ status: 3 })
  })

  test('an error flag: the gateway’s words, less the card number', async () => {
    standIn.charging = 'HasError'
    const key = freshKey()
    const first = await pay({}, key)
    expect([first.status, first.body.error_message]).toEqual([422, 'O cartão •••• não é aceito.'])
    const again = await pay({}, key)
    expect([again.status, again.body]).toEqual([422, first.body])
    expect([standIn.charges.length, await balance()]).toEqual([1, before])
  })

  test.each(['wrong key', 'too many'] as ChargeMood[])(
    '%s: 503, nothing charged, and the same key may try again',
    async (mood) => {
      standIn.charging = mood
      const key = freshKey()
      const answer = await pay({}, key)
      expect([answer.status, answer.body.error_message]).toEqual([
        503,
        expect.stringContaining('Nada foi cobrado'),
      ])
      standIn.charging = 'usual'
      expect((await pay({}, key)).body.data).toMatchObject({ status: 3 })
      expect(await balance()).toBe(before + 39_900)
    },
  )
})

describe('an answer that does not come (D26)', () => {
  test.each(['lost', 'silent'] as ChargeMood[])(
    '%s: looked up by its reference, never sent again',
    async (mood) => {
      standIn.charging = mood
      const answer = await pay()
      expect(answer.body.data).toMatchObject({ status: 3 })
      const { reference } = answer.body.data as PaymentOutcome
      expect(standIn.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'POST /Payment',
        `GET /Transaction/Reference?reference=${reference}`,
      ])
      expect(await balance()).toBe(before + 39_900)
    },
  )

  test('the look-up fails, too: pending, until the job hears more; then credited once', async () => {
    Object.assign(standIn, { charging: 'lost', looking: 'status 500' })
    const key = freshKey()
    const answer = await pay({}, key)
    expect(answer.body.data).toMatchObject({
      status: 1,
      message: expect.stringMatching(/^Aguarde um momento,/),
    })
    const { reference } = answer.body.data as PaymentOutcome
    expect(await askAgain(5)).toHaveLength(1)
    expect((await pay({}, key)).body.data).toMatchObject({ reference, status: 1 })
    standIn.looking = 'usual'
    // Each try waits twice as long.
    await askAgain(14)
    expect(await outcome(reference)).toMatchObject({ status: 1 })
    await askAgain(15)
    await askAgain(3600)
    expect(await outcome(reference)).toMatchObject({ status: 3 })
    expect((await pay({}, key)).body.data).toMatchObject({ reference, status: 3 })
    expect([standIn.charges.length, await balance()]).toEqual([1, before + 39_900])
  })

  test.each(['cut', 'status 500', 'html', 'redirect'] as ChargeMood[])(
    '%s, and the gateway never heard of it: closed after an hour, without credit',
    async (mood) => {
      standIn.charging = mood
      const answer = await pay()
      const { reference, status } = answer.body.data as PaymentOutcome
      expect(status).toBe(1)
      await askAgain(3500)
      expect(await outcome(reference)).toMatchObject({ status: 1 })
      await askAgain(3601)
      expect(await outcome(reference)).toMatchObject({
        status: 7,
        message: 'O pagamento não foi concluído. Nada foi cobrado.',
      })
      expect(await balance()).toBe(before)
      // It turns up after all: the money counts.
      const late = { id: 5000 + keys, reference, status: 3, amount: 399 }
      standIn.transactions.push(late)
      expect((await notify(reference)).status).toBe(200)
      expect([await outcome(reference), await balance()]).toMatchObject([{ status: 3 }, before + 39_900])
    },
  )
})

describe('a pending payment resolves by itself', () => {
  test('by asking again', async () => {
    const reference = await pending()
    expect(await outcome(reference)).toMatchObject({ status: 2 })
    await askAgain(5)
    expect([await outcome(reference), await balance()]).toMatchObject([{ status: 2 }, before])
    become(reference, 3)
    await askAgain(20)
    expect([await outcome(reference), await balance()]).toMatchObject([{ status: 3 }, before + 39_900])
  })

  test('by the gateway’s notice, however often it comes', async () => {
    const reference = await pending()
    become(reference, 3)
    for (const answer of await Promise.all([notify(reference), notify(reference), notify(reference)]))
      expect(answer.status, answer.text).toBe(200)
    expect(await balance()).toBe(before + 39_900)
    expect(await entries(reference)).toHaveLength(1)
  })

  test('a notice is not believed, it is looked into', async () => {
    const reference = await pending()
    expect((await notify(reference)).status).toBe(200)
    expect([await outcome(reference), await balance()]).toMatchObject([{ status: 2 }, before])
  })

  test('a forged notice asks nobody anything', async () => {
    const reference = await pending()
    become(reference, 3)
    standIn.asked = []
    const caller = demoCaller(demo.app)
    for (const secret of ['', 'wrong', `${secretKey} `])
      expect((await notify(reference, secret)).status).toBe(401)
    for (const body of [undefined, {}, [], 'x', { SecretKey: [secretKey], Reference: reference }])
      expect((await caller.post('/webhooks/safe2pay', body)).status).toBeLessThan(500)
    expect([standIn.asked, await balance()]).toEqual([[], before])
  })

  test('a notice of something unknown is taken note of; when nobody can be asked, it has to come again', async () => {
    expect((await notify('pay_unknown')).status).toBe(200)
    const reference = await pending()
    standIn.looking = 'status 500'
    expect((await notify(reference)).status).toBe(503)
  })

  test('another amount than ours is credited to nobody', async () => {
    const reference = await pending()
    become(reference, 3)
    standIn.looking = 'other amount'
    expect((await askAgain(5)).map(String).join()).toContain(reference)
    expect([await outcome(reference), await balance()]).toMatchObject([{ status: 2 }, before])
  })
})

describe('money that goes back', () => {
  test.each([6, 13])('status %i takes the credit back, once', async (status) => {
    const { reference } = (await pay()).body.data as PaymentOutcome
    become(reference, status)
    await notify(reference)
    await notify(reference)
    expect([await outcome(reference), await balance()]).toMatchObject([{ status }, before])
    expect(await entries(reference)).toEqual([
      { account: 'credit', kind: 'payment', amount_cents: 39_900 },
      { account: 'credit', kind: 'reversal', amount_cents: -39_900 },
    ])
    // An old 3 that arrives late changes nothing.
    become(reference, 3)
    await notify(reference)
    expect([await outcome(reference), await balance()]).toMatchObject([{ status }, before])
    expect((await payer.get(`/transactions/${reference}/receipt`)).status).toBe(404)
  })

  test('what was spent already is billed: no balance goes below zero', async () => {
    const { reference } = (await pay()).body.data as PaymentOutcome
    await demo.db.updateTable('companies').set({ balance_cents: 9_900 }).where('id', '=', companyId).execute()
    become(reference, 13)
    await notify(reference)
    expect(await entries(reference)).toEqual([
      { account: 'credit', kind: 'payment', amount_cents: 39_900 },
      { account: 'credit', kind: 'reversal', amount_cents: -9_900 },
      { account: 'invoice', kind: 'reversal', amount_cents: -30_000 },
    ])
    expect(await balance()).toBe(0)
  })

  test('refunded before we ever heard that it was paid: nothing moves', async () => {
    const reference = await pending()
    become(reference, 6)
    await notify(reference)
    expect([await entries(reference), await balance()]).toEqual([[], before])
  })
})

describe('keys (D7)', () => {
  test('a second press while the first is under way answers how that one stands', async () => {
    const [held, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    standIn.onTaken = () => {
      reached.resolve()
      return held.promise
    }
    const key = freshKey()
    const first = pay({}, key)
    await reached.promise
    const second = (await pay({}, key)).body.data as PaymentOutcome
    expect(second).toMatchObject({ status: 1, message: expect.stringMatching(/^Aguarde um momento,/) })
    held.resolve()
    standIn.onTaken = () => undefined
    expect((await first).body.data).toMatchObject({ reference: second.reference, status: 3 })
    expect([standIn.charges.length, await balance()]).toEqual([1, before + 39_900])
  })

  test('fifty presses at once are one charge', async () => {
    const key = freshKey()
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay({}, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const references = answers.map(({ body }) => (body.data as PaymentOutcome).reference)
    expect([new Set(references).size, standIn.charges.length]).toEqual([1, 1])
    expect(await balance()).toBe(before + 39_900)
  })

  test('the same key with another purchase or card is refused', async () => {
    const key = freshKey()
    await pay({}, key)
    for (const over of [{ purchase: { area: 90 } }, { card: '5555555555554444' }, { expiration: '11/2029' }])
      expect((await pay(over, key)).body.code).toBe('key_reused')
    expect(standIn.charges).toHaveLength(1)
  })

  test('one company’s key and references are not another’s', async () => {
    const key = freshKey()
    const { reference } = (await pay({}, key)).body.data as PaymentOutcome
    const other = await signedIn(demo.app, 'prepago@demo.test')
    const answer = await other.post('/transactions', demoPayment(tour, 399), key)
    expect((answer.body.data as PaymentOutcome).reference).not.toBe(reference)
    for (const path of [reference, `${reference}/receipt`, 'pay_none', 'pay_none/receipt'])
      expect((await other.get(`/transactions/${path}`)).status).toBe(404)
  })
})

describe('the statement', () => {
  test('newest first, each with the balance after it; it ends at the balance', async () => {
    const other = await signedIn(demo.app, 'prepago@demo.test')
    const { balance: now, entries: rows } = (await other.get('/client/statement')).body.data as Statement
    expect(rows.length).toBeGreaterThan(15)
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((one, next) => next - one))
    expect(rows[0]?.balance).toBe(now)
    for (const [index, row] of rows.entries()) {
      const previous = rows[index + 1]?.balance ?? 0
      expect(Math.round((previous + row.amount) * 100)).toBe(Math.round(row.balance * 100))
      expect(row.balance).toBeGreaterThanOrEqual(0)
      expect(row.reference !== null).toBe(row.description.startsWith('Créditos'))
    }
    const paid = rows.find(({ reference }) => reference !== null)
    expect((await other.get(`/transactions/${paid?.reference}/receipt`)).status).toBe(200)
  })

  test('of another company tells nothing of this one', async () => {
    const other = (await (await signedIn(demo.app, 'pospago@demo.test')).get('/client/statement')).body.data
    expect(other).toEqual({ balance: 0, entries: [] })
  })

  test('every balance is the sum of its entries (D24)', async () => {
    const prepaid = await sql<{ balance: number; total: number }>`
      select balance_cents as balance, coalesce(sum(amount_cents) filter (where account = 'credit'), 0)::int as total
      from companies left join ledger_entries on company_id = companies.id
      where companies.id <> ${companyId} group by companies.id`.execute(demo.db)
    for (const { balance: kept, total } of prepaid.rows) expect(kept).toBe(total)
  })
})

describe('card number and code', () => {
  test('are in no log and no table, whatever happened above; not even hashed', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(demo.db)
    expect(tables.map(({ name }) => name)).toContain('payments')
    const dump = await Promise.all(
      tables.map(async ({ name }) =>
        JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(demo.db)).rows),
      ),
    )
    const everything = [...dump, ...lines].join('\n')
    expect(everything).toContain('Camila Ferraz')
    for (const card of [
      '4111111111111111',
      '4111 1111 1111 1111',
      '4000000000000002',
      '"SecurityCode"',
      '"737"',
    ])
      expect(everything.includes(card), card).toBe(false)
    expect(lines.length).toBeGreaterThan(50)
  })
})
