import {
  addDays,
  formatDate,
  type Hosting,
  type HostingPeriod,
  hostedUntil,
  initialSettings,
  type Numbers,
  renewedUntil,
  type Session,
  type Statement,
  type TimelineEvent,
} from '@ensaio/domain'
import { hostTour } from '@ensaio/testing/scenes/hosted-tour'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../database/database.ts'
import { writeSettings } from '../../settings/repository/settings.ts'

const noon = '2026-11-20T15:00:00.000Z'
const today = '2026-11-20'
const prices = { hosting_3_months: 89, hosting_6_months: 149, hosting_12_months: null }
let demo: DemoApp
let prepaid: Caller
let postpaid: Caller
let admin: Caller
let photographer: Caller

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  prepaid = await signedIn(demo.app, 'prepago@demo.test')
  postpaid = await signedIn(demo.app, 'pospago@demo.test')
  admin = await signedIn(demo.app, 'admin@demo.test')
  photographer = await signedIn(demo.app, 'fotografo@demo.test')
})
afterAll(() => demo.close())

const companyOf = (email: string) =>
  demo.db.selectFrom('users').select('company_id').where('email', '=', email)
const setCredit = (cents: number) =>
  demo.db
    .updateTable('companies')
    .set({ balance_cents: cents })
    .where('id', '=', companyOf('prepago@demo.test'))
    .execute()
const setPrices = (over: Partial<typeof prices> = {}) =>
  transact(demo.db, (tx) => writeSettings(tx, { ...initialSettings, ...prices, ...over }, 1, noon))

beforeEach(async () => {
  await setCredit(50_000)
  await setPrices()
})

const hosted = (email: string, until: string) => hostTour(demo.db, email, until)
const hostingOf = async (caller: Caller, id: number) =>
  (await caller.get(`/sessions/${id}/hosting`)).body.data as Hosting
async function offer(caller: Caller, id: number, wanted: HostingPeriod = 6) {
  const found = (await hostingOf(caller, id)).offers.find(({ months }) => months === wanted)
  if (found === undefined) throw new Error(`${wanted} months are not offered.`)
  return found
}
const entriesOf = (id: number) =>
  demo.db
    .selectFrom('ledger_entries')
    .select(['account', 'kind', 'amount_cents'])
    .where('session_id', '=', id)
    .where('kind', '=', 'hosting')
    .execute()
const lastMail = () =>
  demo.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
const firstEvent = async (caller: Caller, id: number) =>
  ((await caller.get(`/sessions/${id}/events`)).body.data as TimelineEvent[])[0]?.text

describe('rule hosting-renewal', () => {
  test('a prepaid company pays with credit: last day, statement, history and mail tell it', async () => {
    const until = addDays(today, 12)
    const id = await hosted('prepago@demo.test', until)
    const before = await hostingOf(prepaid, id)
    expect(before).toMatchObject({ until, balance: 500 })
    expect(before.offers).toEqual([
      { months: 3, price: 89, until: renewedUntil(until, today, 3) },
      { months: 6, price: 149, until: renewedUntil(until, today, 6) },
    ])
    const wanted = await offer(prepaid, id)
    const answer = await prepaid.post(`/sessions/${id}/hosting`, wanted)
    expect(answer.status).toBe(200)
    const tours = (answer.body.data as Session).products.filter(({ item }) => item.item_id === 7)
    expect(tours[0]?.deliverables[0]).toMatchObject({ hosted_until: wanted.until })
    expect(await hostingOf(prepaid, id)).toMatchObject({ until: wanted.until, balance: 351 })
    expect(await entriesOf(id)).toEqual([{ account: 'credit', kind: 'hosting', amount_cents: -14_900 }])
    const { entries } = (await prepaid.get('/client/statement')).body.data as Statement
    expect(entries[0]?.description).toContain(
      `Hospedagem do ensaio ${id}: 6 meses, até ${formatDate(wanted.until)}, `,
    )
    expect(await firstEvent(prepaid, id)).toBe(
      `Renovou a hospedagem por 6 meses, até ${formatDate(wanted.until)}: R$\u00a0149,00`,
    )
    const mail = await lastMail()
    expect(mail.recipient).toBe('prepago@demo.test')
    expect(mail.subject).toMatch(/^Hospedagem renovada: /)
    expect(mail.text).toContain('R$\u00a0149,00')
    expect(mail.text).toContain('Com créditos')
  })

  test('a postpaid company is billed on the account of the month', async () => {
    const id = await hosted('pospago@demo.test', addDays(today, 40))
    expect((await hostingOf(postpaid, id)).balance).toBeNull()
    expect((await postpaid.post(`/sessions/${id}/hosting`, await offer(postpaid, id, 3))).status).toBe(200)
    expect(await entriesOf(id)).toEqual([{ account: 'invoice', kind: 'hosting', amount_cents: -8900 }])
    expect((await lastMail()).text).toContain('Na próxima fatura')
    const { entries } = (await postpaid.get('/client/statement')).body.data as Statement
    expect(entries[0]).toMatchObject({ amount: -89, session_id: id })
    const week = '/staff/numbers?figures=revenue&from=2026-11-16&until=2026-11-22'
    const { total } = (await admin.get(week)).body.data as Numbers
    expect(total.revenue?.hosting).toBeGreaterThanOrEqual(89)
  })

  test('months are added to the later of today and the last day, also after staff change the tour', async () => {
    const ended = await hosted('prepago@demo.test', '2026-10-01')
    const wanted = await offer(prepaid, ended, 3)
    expect(wanted.until).toBe('2027-02-20')
    await prepaid.post(`/sessions/${ended}/hosting`, wanted)
    await prepaid.post(`/sessions/${ended}/hosting`, await offer(prepaid, ended))
    expect((await hostingOf(prepaid, ended)).until).toBe('2027-08-20')
    // Delivered on 1 April: twelve months until 1 April 2027, and nine that were bought.
    await demo.db
      .updateTable('tours')
      .set({ hosting_months: 12 })
      .where('session_product_id', 'in', (eb) =>
        eb.selectFrom('session_products').select('id').where('session_id', '=', ended),
      )
      .execute()
    expect((await hostingOf(prepaid, ended)).until).toBe('2028-01-01')
  })

  test('the same press twice renews once', async () => {
    const id = await hosted('prepago@demo.test', addDays(today, 12))
    const wanted = await offer(prepaid, id)
    const press = () => prepaid.post(`/sessions/${id}/hosting`, wanted, { 'idempotency-key': 'uma-vez' })
    const [first, second] = [await press(), await press()]
    expect([first.status, second.status]).toEqual([200, 200])
    const renewals = await demo.db
      .selectFrom('hosting_renewals')
      .select('id')
      .where('session_id', '=', id)
      .execute()
    expect(renewals).toHaveLength(1)
  })

  test('another price, a period that is gone, and a last day that changed are refused; nothing is charged', async () => {
    const id = await hosted('prepago@demo.test', addDays(today, 12))
    const wanted = await offer(prepaid, id)
    const ask = async (body: object) => (await prepaid.post(`/sessions/${id}/hosting`, body)).body
    const before = await entriesOf(id)
    await setPrices({ hosting_6_months: 159 })
    expect(await ask(wanted)).toMatchObject({
      code: 'transition_refused',
      error_message: 'O preço mudou: 6 meses custam agora R$\u00a0159,00. Confira e confirme de novo.',
    })
    await setPrices()
    expect((await ask({ ...wanted, months: 12 })).error_message).toMatch(/mudou enquanto você decidia/)
    const year = renewedUntil(addDays(today, 12), today, 12)
    expect((await ask({ months: 12, price: 100, until: year })).error_message).toBe(
      'A hospedagem por 12 meses não é mais oferecida. Escolha outro período.',
    )
    expect((await ask({ ...wanted, months: 4 })).code).toBe('invalid')
    expect(await entriesOf(id)).toEqual(before)
  })

  test('too little credit tells what is missing', async () => {
    const id = await hosted('prepago@demo.test', addDays(today, 12))
    const before = await entriesOf(id)
    await setCredit(4900)
    const answer = await prepaid.post(`/sessions/${id}/hosting`, await offer(prepaid, id))
    expect(answer.status).toBe(402)
    expect(answer.body).toMatchObject({ fields: { missing: '100.00' } })
    expect(await entriesOf(id)).toEqual(before)
  })

  test('staff renew free of charge; the note is told to staff alone', async () => {
    const id = await hosted('pospago@demo.test', addDays(today, -5))
    const { until } = await offer(admin, id, 3)
    const gift = { months: 3, until, note: 'Atraso na entrega' }
    const before = await entriesOf(id)
    expect((await admin.post(`/staff/sessions/${id}/hosting`, { ...gift, note: ' ' })).status).toBe(422)
    expect((await admin.post(`/staff/sessions/${id}/hosting`, gift)).status).toBe(200)
    expect(await entriesOf(id)).toEqual(before)
    const text = `Renovou a hospedagem por 3 meses, até ${formatDate(until)}, sem custo`
    expect(await firstEvent(postpaid, id)).toBe(text)
    expect(await firstEvent(admin, id)).toBe(`${text}: “Atraso na entrega”`)
    const mail = await lastMail()
    expect(mail.text).toContain('Cortesia')
    expect(mail.text).not.toContain('Atraso')
    const told = await demo.db
      .selectFrom('office_events')
      .select('subject_id')
      .where('kind', '=', 'hosting_given')
      .executeTakeFirstOrThrow()
    expect(told.subject_id).toBe(id)
  })

  test('readers see the hosting and renew nothing; photographers see no price; before the delivery there is none', async () => {
    const id = await hosted('pospago@demo.test', addDays(today, 12))
    const wanted = await offer(postpaid, id)
    const me = demo.db.updateTable('users').where('email', '=', 'pospago@demo.test')
    for (const role of ['reader', 'finance'] as const) {
      await me.set({ client_role: role }).execute()
      expect((await hostingOf(postpaid, id)).until).toBe(addDays(today, 12))
      expect((await postpaid.post(`/sessions/${id}/hosting`, wanted)).status).toBe(403)
    }
    await me.set({ client_role: 'manager' }).execute()
    const sent = await demo.db
      .selectFrom('bookings as b')
      .innerJoin('providers as r', 'r.id', 'b.provider_id')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .innerJoin('session_products as p', 'p.session_id', 'b.session_id')
      .innerJoin('tours as t', 't.session_product_id', 'p.id')
      .innerJoin('photo_sessions as s', 's.id', 'b.session_id')
      .select('b.session_id as id')
      .where('u.email', '=', 'fotografo@demo.test')
      .where('s.status', '=', 5)
      .where('b.released_at', 'is', null)
      .where('t.hosted_until', 'is not', null)
      .executeTakeFirst()
    if (sent) expect(await hostingOf(photographer, sent.id)).toMatchObject({ offers: [], balance: null })
    const open = await demo.db
      .selectFrom('photo_sessions')
      .select('id')
      .where('company_id', '=', companyOf('pospago@demo.test'))
      .where('status', '=', 1)
      .executeTakeFirstOrThrow()
    expect(await hostingOf(postpaid, open.id)).toBeNull()
    const refused = await postpaid.post(`/sessions/${open.id}/hosting`, wanted)
    expect(refused.body.error_message).toBe('Este ensaio não tem hospedagem para renovar.')
  })

  test('a card buys what the credit lacks for the renewal, at the server’s price', async () => {
    const id = await hosted('prepago@demo.test', addDays(today, 12))
    await setCredit(4900)
    const pix = (amount: number, hosting: object) =>
      prepaid.post('/transactions/pix', {
        PaymentMethod: '6',
        Products: [{ Code: '1', Description: 'Hospedagem', Quantity: 1, UnitPrice: amount }],
        Customer: { Identity: '11222333000181', Name: 'Ana Souza' },
        Hosting: hosting,
      })
    expect((await pix(10, { session_id: id, months: 6 })).body.error_message).toMatch(
      /agora é R\$\u00a0100,00/,
    )
    expect((await pix(100, { session_id: id, months: 12 })).status).toBe(422)
    const foreign = await hosted('pospago@demo.test', addDays(today, 12))
    expect((await pix(100, { session_id: foreign, months: 6 })).status).toBe(404)
    const paid = await pix(100, { session_id: id, months: 6 })
    expect(paid.status).toBe(200)
    expect(paid.body.data).toMatchObject({
      pix: { amount: 100, description: 'Créditos: hospedagem por 6 meses' },
    })
  })

  test('the database computes a renewed last day as the pages show it', async () => {
    const id = await hosted('pospago@demo.test', '2027-01-31')
    const insert = (renewed_on: string, months: number) =>
      demo.db
        .insertInto('hosting_renewals')
        .values({
          ...{ session_id: id, months, renewed_on, price_cents: 0, note: null },
          ...{ user_id: null, renewed_at: noon },
        })
        .execute()
    let expected = hostedUntil('2026-07-31T15:00:00.000Z', 6, 'America/Sao_Paulo') ?? ''
    for (const [on, months] of [
      ['2026-11-20', 1],
      ['2027-08-31', 6],
      ['2027-09-15', 12],
      ['2028-02-29', 3],
    ] as const) {
      await insert(on, months)
      expected = renewedUntil(expected, on, months)
      expect((await hostingOf(postpaid, id)).until).toBe(expected)
    }
  })
})
