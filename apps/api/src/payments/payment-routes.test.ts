import type { Statement } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z', config: { rateLimits: true } })
})
afterAll(() => demo.close())

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
    }
    const paid = rows.filter(({ reference }) => reference !== null)
    expect(paid.length).toBeGreaterThan(0)
    for (const { reference, description } of paid) {
      expect(description).toMatch(/^Créditos/)
      expect((await other.get(`/transactions/${reference}/receipt`)).status).toBe(200)
    }
  })

  test('of another company tells nothing of this one', async () => {
    const ensaios = async (email: string) => {
      const { entries } = (await (await signedIn(demo.app, email)).get('/client/statement')).body
        .data as Statement
      return entries.flatMap(({ session_id }) => session_id ?? [])
    }
    const [own, others] = [new Set(await ensaios('prepago@demo.test')), await ensaios('pospago@demo.test')]
    expect(others.filter((id) => own.has(id))).toEqual([])
  })

  test('of a postpaid company is what is billed to it, each ensaio with its address', async () => {
    const billed = (await (await signedIn(demo.app, 'pospago@demo.test')).get('/client/statement')).body
      .data as Statement
    expect(billed.account).toBe('invoice')
    expect(billed.entries.length).toBeGreaterThan(15)
    expect(billed.balance).toBe(billed.entries[0]?.balance)
    for (const { description, session_id } of billed.entries)
      expect(description).toMatch(session_id === null ? /^Pagamento do fechamento/ : /ensaio \d+.*, .+/i)
  })

  test('every balance is the sum of its entries', async () => {
    const prepaid = await sql<{ balance: number; total: number }>`
      select balance_cents as balance, coalesce(sum(amount_cents) filter (where account = 'credit'), 0)::int as total
      from companies left join ledger_entries on company_id = companies.id
      group by companies.id`.execute(demo.db)
    for (const { balance: kept, total } of prepaid.rows) expect(kept).toBe(total)
  })

  test('of a large company, with a balance that no 4 bytes hold, is exact', async () => {
    const client = await signedIn(demo.app, 'pospago@demo.test')
    const read = async () => (await client.get('/client/statement')).body.data as Statement
    const { balance } = await read()
    await sql`
      insert into ledger_entries (company_id, account, kind, amount_cents, reason, created_at)
      select company_id, 'invoice', 'adjustment', -2000000001, 'Acordo', '2026-11-20T15:00:00Z'
      from users, generate_series(1, 3) where email = 'pospago@demo.test'`.execute(demo.db)
    const large = await read()
    expect(Math.round((large.balance - balance) * 100)).toBe(-6_000_000_003)
    expect(large.entries[0]?.balance).toBe(large.balance)
  })
})

test('cards are not tried out here: after twenty payments in a quarter of an hour comes 429', async () => {
  const payer = await signedIn(demo.app, 'prepago@demo.test')
  const statuses: number[] = []
  for (let nth = 0; nth < 21; nth += 1) statuses.push((await payer.post('/transactions', {})).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429])
})
