import type { PlacedOrder } from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { debitOrders } from '../payments/repository/ledger.ts'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let postpaid: Caller
let prepaid: Caller
let broke: Caller
let tour = 0

beforeAll(async () => {
  demo = await openDemoApp({ now: noon, config: { publicUrl: 'https://ensaio.test' } })
  postpaid = await signedIn(demo.app, 'pospago@demo.test')
  prepaid = await signedIn(demo.app, 'prepago@demo.test')
  broke = await signedIn(demo.app, 'semcredito@demo.test')
  const services = await demo.db.selectFrom('services').select(['id', 'name']).execute()
  tour = services.find(({ name }) => name === 'Tour virtual e fotos')?.id ?? 0
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

const credit = async (email: string) =>
  (
    await demo.db
      .selectFrom('companies')
      .innerJoin('users', 'users.company_id', 'companies.id')
      .select(['companies.id', 'balance_cents'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).balance_cents

const setCredit = async (email: string, cents: number) => {
  const company = demo.db.selectFrom('users').select('company_id').where('email', '=', email)
  await demo.db.updateTable('companies').set({ balance_cents: cents }).where('id', '=', company).execute()
}

describe('a prepaid company', () => {
  test('pays from its credit; what is left is shown everywhere', async () => {
    expect(await credit('prepago@demo.test')).toBe(50_000)
    const placed = (await prepaid.post('/sessions', demoOrder(tour))).body.data as PlacedOrder
    expect((await prepaid.get('/auth/user')).body.data).toMatchObject({
      client: { credit: { balance: 101 } },
    })
    const entry = await demo.db
      .selectFrom('ledger_entries')
      .select(['account', 'kind', 'amount_cents'])
      .where('session_id', '=', placed.sessions[0]?.id ?? 0)
      .execute()
    expect(entry).toEqual([{ account: 'credit', kind: 'order', amount_cents: -39_900 }])
  })

  test.each([
    ['a balance above zero that does not suffice', 10_100, {}, '298.00', 'Faltam R$\u00a0298,00'],
    ['no balance', 0, {}, '399.00', 'Faltam R$\u00a0399,00'],
    ['one centavo short', 39_899, {}, '0.01', 'Faltam R$\u00a00,01'],
    [
      'two units, credit for one',
      50_000,
      { units: [{ area: 60 }, { area: 60 }] },
      '298.00',
      'Faltam R$\u00a0298,00',
    ],
  ])(
    '%s: 402 with what is missing, and nothing is written',
    async (_what, cents, over, missing, sentence) => {
      await setCredit('semcredito@demo.test', cents)
      const before = await counts()
      const { status, body } = await broke.post('/sessions', demoOrder(tour, over))
      expect([status, body.code, body.fields]).toEqual([402, 'payment_required', { missing }])
      expect(body.error_message).toContain(sentence)
      expect(await counts()).toEqual(before)
      expect(await credit('semcredito@demo.test')).toBe(cents)
    },
  )

  test('exactly enough is enough', async () => {
    await setCredit('semcredito@demo.test', 79_800)
    const units = [
      { unit: '1', area: 60 },
      { unit: '2', area: 60 },
    ]
    const answer = await broke.post('/sessions', demoOrder(tour, { units }))
    expect(answer.status, answer.text).toBe(200)
    expect(await credit('semcredito@demo.test')).toBe(0)
  })

  test('the debit itself refuses what the balance does not hold', async () => {
    await setCredit('semcredito@demo.test', 100)
    const before = await counts()
    const companyId = (
      await demo.db
        .selectFrom('users')
        .select('company_id')
        .where('email', '=', 'semcredito@demo.test')
        .executeTakeFirstOrThrow()
    ).company_id
    const debited = await demo.db
      .transaction()
      .execute((tx) => debitOrders(tx, companyId ?? 0, [{ sessionId: 1, price: 101 }], noon))
    expect([debited, await counts()]).toEqual([false, before])
  })
})

describe('keys', () => {
  const key = { 'idempotency-key': 'order-1' }

  test('the same order again is the same ensaio; another order under that key is refused', async () => {
    const first = await postpaid.post('/sessions', demoOrder(tour), key)
    const before = await counts()
    const again = await postpaid.post('/sessions', demoOrder(tour), key)
    expect([again.status, again.body]).toEqual([200, first.body])
    const other = await postpaid.post('/sessions', demoOrder(tour, { client_code: 'TT-2' }), key)
    expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
    expect(await counts()).toEqual(before)
  })

  test('a 402 uses no key up: after the payment the same press goes through', async () => {
    await setCredit('semcredito@demo.test', 0)
    expect((await broke.post('/sessions', demoOrder(tour), key)).status).toBe(402)
    await setCredit('semcredito@demo.test', 39_900)
    expect((await broke.post('/sessions', demoOrder(tour), key)).status).toBe(200)
  })
})
