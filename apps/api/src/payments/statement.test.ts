import type { StaffCompanyDetail, Statement } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../database/database.ts'
import { billLater } from './repository/ledger.ts'

const noon = '2026-11-20T15:00:00.000Z'

let demo: DemoApp
let client: Caller
let admin: Caller
let companyId: number
beforeEach(async () => {
  demo = await openDemoApp({ now: noon })
  client = await signedIn(demo.app, 'prepago@demo.test')
  admin = await signedIn(demo.app, 'admin@demo.test')
  const { company_id } = await demo.db
    .selectFrom('users')
    .select('company_id')
    .where('email', '=', 'prepago@demo.test')
    .executeTakeFirstOrThrow()
  companyId = company_id ?? 0
})
afterEach(() => demo.close())

const own = async () => (await client.get('/client/statement')).body.data as Statement
const asStaff = async () =>
  ((await admin.get(`/staff/companies/${companyId}`)).body.data as StaffCompanyDetail).statement

describe('the statement of a company whose plan changed, or that owes more than its credit', () => {
  test('a company that never had the other account reads its own alone', async () => {
    expect((await own()).account).toBe('credit')
    expect((await own()).other).toBeUndefined()
  })

  test('the credit of a company that pays by invoice now is still told, with its receipts', async () => {
    const { balance, entries } = await own()
    await admin.post(`/staff/companies/${companyId}`, { payment_plan: 2 })
    const told = await own()
    expect([told.account, told.balance, told.entries]).toEqual(['invoice', 0, []])
    expect(told.other).toEqual({ account: 'credit', balance, entries })
    await admin.post(
      `/staff/companies/${companyId}/credit`,
      { amount: 5, reason: 'Cortesia' },
      { 'idempotency-key': 'k'.repeat(20) },
    )
    for (const after of [await own(), await asStaff()])
      expect(after.other?.entries[0]).toMatchObject({
        description: 'Ajuste de créditos: Cortesia',
        amount: 5,
      })
  })

  test('what is billed to a company that pays with credit is told', async () => {
    const reversal = { companyId, sessionId: null, kind: 'reversal' as const, amount: -1999 }
    await transact(demo.db, (tx) => billLater(tx, reversal, noon))
    expect((await own()).other).toMatchObject({
      account: 'invoice',
      balance: -19.99,
      entries: [{ description: 'Pagamento devolvido', amount: -19.99 }],
    })
  })
})

test('a payment that was given back leads to no receipt, as it has none', async () => {
  const receipts = async () => {
    const references = (await own()).entries.flatMap(({ reference }) => reference ?? [])
    const answers = await Promise.all(
      references.map((reference) => client.get(`/transactions/${reference}/receipt`)),
    )
    return answers.map(({ status }) => status)
  }
  const before = await receipts()
  expect(before.length).toBeGreaterThan(0)
  expect(new Set(before)).toEqual(new Set([200]))
  await demo.db.updateTable('payments').set({ status: 6 }).where('company_id', '=', companyId).execute()
  expect(await receipts()).toEqual([])
})
