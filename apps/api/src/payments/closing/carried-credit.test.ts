import type {
  MonthlyStatement,
  MonthlyStatementDetail,
  StaffMonthlyStatement,
  Statement,
} from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { linksOf } from '../../config/links.ts'
import { transact } from '../../database/database.ts'
import { randomFrom } from '../../demo/random.ts'
import { closeMonths } from '../../jobs/close-months.ts'
import { billLater } from '../repository/ledger.ts'

const links = linksOf('http://localhost:3000')

let demo: DemoApp
let finance: Caller
let companyId: number
let client: Caller
beforeEach(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
  finance = await signedIn(demo.app, 'admin@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
  const { company_id } = await demo.db
    .selectFrom('users')
    .select('company_id')
    .where('email', '=', 'pospago@demo.test')
    .executeTakeFirstOrThrow()
  companyId = company_id ?? 0
})
afterEach(() => demo.close())

/** Bills an amount on the 15th of a month; a positive one is a credit. */
const bill = (amount: number, month: string) =>
  transact(demo.db, (tx) =>
    billLater(
      tx,
      { companyId, sessionId: null, kind: 'adjustment', amount, reason: 'Acerto' },
      `${month}-15T12:00:00.000Z`,
    ),
  )
/** Runs the job in the first hour after a month. */
const closeAfter = (month: string) => {
  const [year = 0, nth = 0] = month.split('-').map(Number)
  const now = new Date(Date.UTC(year, nth, 1, 3, 30)).toISOString()
  return closeMonths({ db: demo.db, clock: { now: () => now }, links }, (error) => {
    throw error
  })
}
const months = async () => (await client.get('/client/statements')).body.data as MonthlyStatement[]
const month = async (which: string) => (await months()).find((one) => one.month === which)
const detail = async (id: number) =>
  (await client.get(`/client/statements/${id}`)).body.data as MonthlyStatementDetail
let keys = 0
const pay = (id: number, body: object) => {
  keys += 1
  const header = { 'idempotency-key': `carried-key-${String(keys).padStart(8, '0')}` }
  return finance.post(`/staff/companies/${companyId}/statements/${id}/payment`, body, header)
}
const cents = (amount: number) => Math.round(amount * 100)
const owed = async () => -cents(((await client.get('/client/statement')).body.data as Statement).balance)
const toPay = async () =>
  ((await finance.get('/staff/statements')).body.data as StaffMonthlyStatement[]).filter(
    ({ company }) => company.id === companyId,
  )

/** November closes with at least one centavo in favour of the company, and December bills 2,000.00 more. */
async function closeInFavour(): Promise<MonthlyStatement> {
  await bill(5_000_001, '2026-11')
  await closeAfter('2026-11')
  const november = await month('2026-11')
  if (november === undefined || november.total >= 0) throw new Error('November did not close in favour.')
  return november
}

describe('a month that closes in the company’s favour (rule carried-credit)', () => {
  test('is taken off the next closed month by one line, and nobody is asked to pay it', async () => {
    const before = (await toPay()).map(({ id }) => id)
    const november = await closeInFavour()
    expect(november).toMatchObject({ state: 'credit', paid_on: null, carried_to: null })
    expect((await toPay()).map(({ id }) => id)).toEqual(before)
    const mail = await demo.db
      .selectFrom('outbox')
      .select('text')
      .where('subject', '=', 'Fatura de novembro de 2026')
      .where('recipient', '=', 'pospago@demo.test')
      .executeTakeFirstOrThrow()
    expect(mail.text).toContain('o saldo será abatido no próximo fechamento')
    expect(mail.text).not.toContain('Vencimento')

    await bill(-200_000, '2026-12')
    await closeAfter('2026-12')
    expect(await month('2026-11')).toEqual({ ...november, state: 'carried', carried_to: '2026-12' })
    const december = await detail((await month('2026-12'))?.id ?? 0)
    const [first, ...rest] = december.lines
    expect(first).toMatchObject({
      ...{ description: 'Saldo do fechamento de novembro de 2026', amount: november.total },
      session_id: null,
    })
    const billed = rest.reduce((sum, { amount }) => sum + cents(amount), 0)
    expect(cents(december.total)).toBe(billed + cents(november.total))
    const csv = await client.post(`/client/statements/${december.id}/csv`, {})
    expect(csv.text.split('\r\n')[1]).toMatch(
      new RegExp(
        `;Saldo do fechamento de novembro de 2026;;${december.lines[0]?.amount.toFixed(2).replace('.', ',')}$`,
      ),
    )
    expect(csv.text.split('\r\n').at(-2)).toBe(`;;Total;;${december.total.toFixed(2).replace('.', ',')}`)
  })

  test('is carried by the next month with movements, not by an empty or an earlier one', async () => {
    const november = await closeInFavour()
    await closeAfter('2026-12')
    expect(await month('2026-12')).toBeUndefined()
    await bill(-700, '2025-03')
    const early = await finance.post(`/staff/companies/${companyId}/statements`, { month: '2025-03' })
    expect(early.body.data).toContainEqual(expect.objectContaining({ month: '2025-03', total: 7 }))
    expect((await month('2026-11'))?.state).toBe('credit')
    await bill(-800, '2027-01')
    await closeAfter('2027-01')
    expect(await month('2026-11')).toMatchObject({ id: november.id, carried_to: '2027-01' })
  })

  test('that staff settled is not carried; one that was carried is not settled', async () => {
    const november = await closeInFavour()
    const before = await owed()
    const settled = await pay(november.id, { paid_on: '2026-11-18', note: 'PIX' })
    expect(settled.body.data).toContainEqual(expect.objectContaining({ id: november.id, state: 'settled' }))
    expect(await owed()).toBe(before - cents(november.total))
    const [told] = ((await client.get('/client/statement')).body.data as Statement).entries
    expect(told?.description).toBe('Acerto do fechamento de novembro de 2026 em 18/11/2026: PIX')
    await bill(-800, '2026-12')
    await closeAfter('2026-12')
    expect((await month('2026-12'))?.total).toBe(8)
    // Taken back, the credit waits again.
    expect((await pay(november.id, { paid_on: null, note: 'Engano' })).status).toBe(200)
    expect((await month('2026-11'))?.state).toBe('credit')
    await bill(-900, '2027-01')
    await closeAfter('2027-01')
    expect((await month('2026-11'))?.carried_to).toBe('2027-01')
    const late = await pay(november.id, { paid_on: '2026-11-18', note: 'PIX' })
    expect([late.status, late.body.error_message]).toEqual([
      409,
      'Este saldo já foi abatido em janeiro de 2027.',
    ])
  })

  test('is refused by the database a second time, in part, or once settled', async () => {
    const november = await closeInFavour()
    await bill(-800, '2026-12')
    await closeAfter('2026-12')
    const december = await month('2026-12')
    await bill(-900, '2027-01')
    await closeAfter('2027-01')
    const january = await month('2027-01')
    const carry = (from: number, to: number, amount: number) =>
      demo.db
        .insertInto('monthly_statement_lines')
        .values({
          ...{ statement_id: to, entry_id: null, session_id: null, kind: 'carried', carried_from: from },
          ...{ amount_cents: amount, created_at: '2027-01-01T03:30:00.000Z' },
        })
        .execute()
    await expect(carry(november.id, january?.id ?? 0, -cents(november.total))).rejects.toThrow(/unique/)
    // December still owes the company, as its charges were smaller: January carried it whole.
    expect(december?.total).toBeLessThan(0)
    expect(january?.total).toBeLessThan(0)
    await bill(-100, '2027-02')
    await expect(carry(january?.id ?? 0, december?.id ?? 0, -cents(january?.total ?? 0))).rejects.toThrow(
      /whole credit/,
    )
    const paid = demo.db.updateTable('monthly_statements').set({ paid_on: '2027-01-02' })
    await expect(paid.where('id', '=', november.id).execute()).rejects.toThrow(/carried is not settled/)
  })
})

test('whatever is billed, owed is what is open, less the credits that wait, to the centavo (rule carried-credit)', async () => {
  const random = randomFrom(270)
  const upTo = (most: number) => random.between(0, most - 1)
  const list = [
    '2026-11',
    ...Array.from({ length: 12 }, (_, nth) => `2027-${String(nth + 1).padStart(2, '0')}`),
  ]
  // What the demo ordered before its first closed month.
  const { entries } = (await client.get('/client/statement')).body.data as Statement
  const older = -entries.reduce(
    (sum, { created_at, amount }) => sum + (created_at < '2026-09-01T03:00' ? cents(amount) : 0),
    0,
  )
  for (const which of list) {
    for (let nth = upTo(4); nth > 0; nth -= 1) await bill(upTo(200_000) - 95_000, which)
    await closeAfter(which)
    const all = await months()
    const paying = all.find(({ state }) => state === 'open' || state === 'overdue')
    if (paying && upTo(3) === 0) await pay(paying.id, { paid_on: '2026-11-19' })
    const waiting = all.find(({ state }) => state === 'credit')
    if (waiting && upTo(9) === 0) await pay(waiting.id, { paid_on: '2026-11-19' })
    const known = await months()
    const sumOf = (...states: string[]) =>
      known.reduce((sum, { state, total }) => sum + (states.includes(state) ? cents(total) : 0), 0)
    expect((await owed()) - older, which).toBe(sumOf('open', 'overdue', 'credit'))
    expect((await toPay()).reduce((sum, { total }) => sum + cents(total), 0)).toBe(sumOf('open', 'overdue'))
  }
  const known = await months()
  expect(known.filter(({ state }) => state === 'carried').length).toBeGreaterThan(2)
  const lines = (await Promise.all(known.map(({ id }) => detail(id)))).flatMap((one) => one.lines)
  const carried = lines.filter(({ description }) => description.startsWith('Saldo do fechamento'))
  expect(carried).toHaveLength(known.filter(({ state }) => state === 'carried').length)
  // No movement of money: bookkeeping sums up to what is owed.
  const file = async (from: string, until: string) =>
    (await finance.post('/staff/bookkeeping/export', { from, until })).text.trimEnd().split('\r\n').slice(1)
  const rows = (
    await Promise.all([file('2026-01-01', '2026-12-31'), file('2027-01-01', '2027-12-31')])
  ).flat()
  const own = rows.filter((row) => row.includes('11.222.333/0001-81') && row.includes(';Fatura;'))
  const booked = own.reduce((sum, row) => sum + cents(Number(row.split(';').at(-2)?.replace(',', '.'))), 0)
  expect(-booked).toBe(await owed())
})
