import type { MergePreview, SessionPage, StaffCompanyDetail, Statement } from '@ensaio/domain'
import { wrongCounts } from '@ensaio/testing/scenes/counts'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { secretHash } from '../../accounts/login-session.ts'
import { linksOf } from '../../config/links.ts'
import { createFeed } from '../../deliverables/publication/listing/keep-listing.ts'
import { createKey } from '../../settings/systems/keep-keys.ts'
import { createWebhook } from '../../settings/systems/keep-webhooks.ts'

const noon = '2026-11-20T15:00:00.000Z'

let demo: DemoApp
let admin: Caller
beforeEach(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
})
afterEach(() => demo.close())

const idOf = async (email: string) => {
  const { company_id } = await demo.db
    .selectFrom('users')
    .select('company_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return company_id ?? 0
}
const company = async (id: number): Promise<StaffCompanyDetail> =>
  (await admin.get(`/staff/companies/${id}`)).body.data
const merge = (id: number, other_id: number, decided: object = {}) =>
  admin.post(`/staff/companies/${id}/merge`, {
    other_id,
    identification_of: 'kept',
    payment_plan: 1,
    ...decided,
  })

/** The postpaid company with many ensaios, and the prepaid one with R$ 500,00 that takes it in. */
async function pair() {
  return { kept: await idOf('prepago@demo.test'), other: await idOf('pospago@demo.test') }
}

describe('two companies become one (rule merged-company)', () => {
  test('the preview counts what comes along, and changes nothing', async () => {
    const { kept, other } = await pair()
    const before = await company(other)
    const preview = (await admin.get(`/staff/companies/${kept}/merge/${other}`)).body.data as MergePreview
    expect(preview).toMatchObject({
      other: { id: other, name: 'Construtora Horizonte', payment_plan: 2 },
      people: 3,
      sessions: before.sessions,
    })
    expect(await company(other)).toEqual(before)
  })

  test('the preview sums what a large company was billed, which no 4 bytes hold', async () => {
    const { kept, other } = await pair()
    const billed = async () =>
      ((await admin.get(`/staff/companies/${kept}/merge/${other}`)).body.data as MergePreview).billed
    const before = await billed()
    await sql`insert into ledger_entries (company_id, account, kind, amount_cents, reason, created_at)
      select ${other}, 'invoice', 'adjustment', -2000000001, 'Acordo', ${noon}::timestamptz
      from generate_series(1, 3)`.execute(demo.db)
    expect(Math.round(((await billed()) - before) * 100)).toBe(-6_000_000_003)
  })

  test('people stay signed in and see the new company with all ensaios; lists, counters and searches are right', async () => {
    const { kept, other } = await pair()
    const client = await signedIn(demo.app, 'pospago@demo.test')
    const search = async (filter: object) =>
      (await client.post('/sessions/search', { page: 1, filter })).body.data as SessionPage
    const [own, all] = [await company(kept), await company(other)]
    const found = await search({ client_code: 'HZ' })
    const { token } = await demo.db
      .selectFrom('photo_sessions')
      .select('token')
      .where('company_id', '=', other)
      .executeTakeFirstOrThrow()
    const versions = () =>
      demo.db
        .selectFrom('session_counts')
        .select(['company_id', sql<string>`version::text`.as('version')])
        .where('company_id', 'in', [kept, other])
        .execute()
    const before = await versions()
    const answer = await merge(kept, other)
    expect(answer.status, answer.text).toBe(200)

    expect((await client.get('/auth/user')).body.data).toMatchObject({
      client_role: 'manager',
      client: { id: kept, name: 'Imobiliária Maré Alta' },
    })
    const page = await search({})
    expect(page.total_sessions).toBe(own.sessions + all.sessions)
    expect((await search({ client_code: 'HZ' })).total_sessions).toBe(found.total_sessions)
    expect(await wrongCounts(demo.db)).toEqual([])
    const after = await versions()
    expect(before).toHaveLength(2)
    for (const was of before) expect(after).not.toContainEqual(was)
    expect(after.map(({ company_id }) => company_id).toSorted()).toEqual([kept, other].toSorted())
    expect((await demoCaller(demo.app).get(`/sessions/public/${token}`)).status).toBe(200)
  })

  test('the other one stays as inactive, says where it went, and is changed no more', async () => {
    const { kept, other } = await pair()
    await merge(kept, other)
    expect(await company(other)).toMatchObject({
      active: false,
      merged_into: { id: kept, name: 'Imobiliária Maré Alta' },
      sessions: 0,
      people: [],
      balance: 0,
    })
    const refused = [
      await admin.post(`/staff/companies/${other}/details`, { active: true }),
      await admin.post(`/staff/companies/${other}`, { payment_plan: 1 }),
      await admin.post(`/staff/companies/${other}/credit`, { amount: 5, reason: 'Cortesia' }),
      await admin.get(`/staff/companies/${kept}/merge/${other}`),
      await merge(await idOf('outra@demo.test'), other),
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
  })

  test('the credit moves by an entry in each ledger, once, and their sum stays', async () => {
    const { kept, other } = { kept: await idOf('outra@demo.test'), other: await idOf('prepago@demo.test') }
    const [before, taken] = [await company(kept), await company(other)]
    const payments = await demo.db
      .selectFrom('payments')
      .select('reference')
      .where('company_id', '=', other)
      .where('paid_at', 'is not', null)
      // What was given back has no receipt.
      .where('status', 'not in', [6, 13])
      .execute()
    expect(payments).not.toEqual([])
    expect((await merge(kept, other)).status).toBe(200)
    expect((await merge(kept, other)).status).toBe(200)
    const after = await company(kept)
    expect(after.balance).toBe(before.balance + taken.balance)
    const entries = after.statement.entries.filter(({ description }) => description.includes('união'))
    expect(entries.map(({ description, amount, author }) => [description, amount, author])).toEqual([
      ['Ajuste de créditos: Veio de Imobiliária Maré Alta, com a união', taken.balance, 'Helena Prado'],
    ])
    const left = (await company(other)).statement
    expect([left.balance, left.entries[0]?.amount]).toEqual([0, -taken.balance])
    const client = await signedIn(demo.app, 'prepago@demo.test')
    const statement = (await client.get('/client/statement')).body.data as Statement
    expect(statement.balance).toBe(after.balance)
    for (const { reference } of payments)
      expect((await client.get(`/transactions/${reference}/receipt`)).status).toBe(200)
  })

  test.each([
    ['kept', 2, '12345678000195'],
    ['other', 1, '11222333000181'],
  ] as const)('the CNPJ of the %s one and the plan %i stay, which is recorded', async (whose, plan, cnpj) => {
    const { kept, other } = await pair()
    await merge(kept, other, { identification_of: whose, payment_plan: plan })
    expect(await company(kept)).toMatchObject({ identification: cnpj, payment_plan: plan })
    expect((await company(other)).identification).toBe(whose === 'kept' ? '11222333000181' : null)
    const noted = await demo.db
      .selectFrom('office_events')
      .select(['subject_id', 'detail'])
      .where('kind', '=', 'companies_merged')
      .execute()
    expect(noted).toMatchObject([
      { subject_id: kept, detail: { other, to: { identification: cnpj, payment_plan: plan } } },
    ])
  })

  test('the CNPJ of the other one leads to the company that stays, which may take it later', async () => {
    const { kept, other } = await pair()
    await merge(kept, other)
    const identification = '11222333000181'
    const contact = { name: 'Rui Dias', email: 'rui@nova.test', phone: '(11) 91234-5678' }
    const third = await idOf('outra@demo.test')
    for (const refused of [
      await admin.post('/staff/companies', { name: 'Nova', identification, payment_plan: 1, contact }),
      await admin.post(`/staff/companies/${third}/details`, { identification }),
    ])
      expect([refused.status, refused.body.fields]).toEqual([
        422,
        {
          identification:
            'Este CNPJ é da empresa Construtora Horizonte, que foi unida a Imobiliária Maré Alta.',
        },
      ])
    const taken = await admin.post(`/staff/companies/${kept}/details`, { identification })
    expect(taken.status, taken.text).toBe(200)
    expect((await company(kept)).identification).toBe(identification)
    expect((await company(other)).identification).toBeNull()
  })

  test.each([
    ['none', [], []],
    ['the other one', ['other'], ['other']],
    ['the kept one', ['kept'], ['kept']],
    ['both', ['kept', 'other'], ['kept']],
  ] as const)(
    'where %s had an address for portals, one goes on (rule portal-feed)',
    async (_who, had, goesOn) => {
      const ids = await pair()
      for (const who of had) {
        const row = { company_id: ids[who], token_hash: secretHash(who), created_at: noon, read_at: null }
        await demo.db.insertInto('listing_feeds').values(row).execute()
      }
      await merge(ids.kept, ids.other)
      const feeds = await demo.db.selectFrom('listing_feeds').select(['company_id', 'token_hash']).execute()
      expect(feeds).toEqual(goesOn.map((who) => ({ company_id: ids.kept, token_hash: secretHash(who) })))
    },
  )

  test('a company is not united with itself, with none, or into an inactive one', async () => {
    const { kept, other } = await pair()
    expect((await merge(kept, kept)).status).toBe(409)
    expect((await merge(kept, 99_999)).status).toBe(404)
    await admin.post(`/staff/companies/${kept}/details`, { active: false })
    expect((await merge(kept, other)).status).toBe(409)
    expect((await company(other)).active).toBe(true)
  })
})

describe('what a request writes for a company that was united meanwhile (rule merged-company)', () => {
  test('keys and addresses are of the company that stays, and their secrets are answered', async () => {
    const { kept, other } = await pair()
    await merge(kept, other)
    const change = { owner: other, userId: 1 }
    const links = linksOf('http://localhost:3000')
    const key = await createKey(demo.db, change, { name: 'ERP', scopes: ['sessions_read'], days: null }, noon)
    const address = { url: 'https://erp.exemplo.com.br/', events: ['ordered' as const], anywhere: false }
    const webhook = await createWebhook(demo.db, change, address, noon)
    const feed = await createFeed(demo.db, other, links, noon)
    expect([key.secret, webhook.secret, feed.address]).toEqual(Array(3).fill(expect.any(String)))
    const { rows } = await sql<{ company_id: number }>`
      select company_id from api_keys where id = ${key.id}
      union all select company_id from webhooks where id = ${webhook.id}
      union all select company_id from listing_feeds`.execute(demo.db)
    expect(rows).toEqual(Array(3).fill({ company_id: kept }))
  })

  /** The tables whose rows stay with the company that they were written for. */
  const staying = [
    // Keeps its rows (rule credit-ledger).
    'ledger_entries',
    // Counts the ensaios that are there.
    'session_counts',
    // Which weeks a company was told of.
    'weekly_digests',
  ]

  test('follows in every table that names a company', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and a.attname = 'company_id' and not exists (select from pg_trigger t
        where t.tgrelid = c.oid and t.tgfoid = 'follow_merged_company'::regproc)
      order by 1`.execute(demo.db)
    expect(rows.map(({ name }) => name)).toEqual(staying)
  })
})
