import type { CompanyPage, StaffCompanyDetail, Statement } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-26T15:00:00.000Z'

let demo: DemoApp
let admin: Caller
let adminId = 0
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  const row = await demo.db
    .selectFrom('users')
    .select('id')
    .where('scope', '=', 'admin')
    .executeTakeFirstOrThrow()
  adminId = row.id
})
afterAll(() => demo.close())

async function search(text: string, page = 1): Promise<CompanyPage> {
  const answer = await admin.get(`/staff/companies?text=${encodeURIComponent(text)}&page=${page}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

const names = async (text: string) => (await search(text)).companies.map(({ name }) => name)

async function company(name: string): Promise<StaffCompanyDetail> {
  const id = (await search(name)).companies[0]?.id
  return (await admin.get(`/staff/companies/${id}`)).body.data
}

const key = (text: string) => ({ 'idempotency-key': text })

describe('finding companies', () => {
  test('lists all by name, with credit and number of ensaios', async () => {
    const { companies, total, last_page } = await search('')
    expect(companies.map(({ name }) => name)).toEqual([
      'Atlas Incorporadora',
      'Belmonte Residenciais',
      'Construtora Horizonte',
      'Imobiliária Maré Alta',
      'Lume Imóveis',
    ])
    expect([total, last_page]).toEqual([5, 1])
    expect(companies[3]).toEqual({
      id: expect.any(Number),
      name: 'Imobiliária Maré Alta',
      corporate_name: 'Maré Alta Negócios Imobiliários Ltda.',
      identification: '12345678000195',
      payment_plan: 1,
      balance: 500,
      logo_url: expect.stringMatching(/^\/api\/files\/logos\//),
      created_at: '2025-02-24T15:00:00.000Z',
      sessions: 9,
      active: true,
      merged_into: null,
    })
    expect(companies[1]?.sessions).toBe(0)
  })

  test.each([
    ['mare ALTA', ['Imobiliária Maré Alta']],
    ['horizonte construcoes', ['Construtora Horizonte']],
    ['12.abc.345/01DE-35', ['Lume Imóveis']],
    ['11222', ['Construtora Horizonte']],
    ['outra@demo', ['Atlas Incorporadora']],
    ['imo', ['Imobiliária Maré Alta', 'Lume Imóveis']],
    ['%', []],
    ["' or true --", []],
    ['ninguém', []],
  ])('%s finds %o', async (text, found) => {
    expect(await names(text)).toEqual(found)
  })

  test('25 a page, each once, and a page beyond the last is empty', async () => {
    const rows = Array.from({ length: 30 }, (_, nth) => ({
      name: `Érica ${String(nth).padStart(2, '0')}`,
      payment_plan: 1 as const,
      created_at: noon,
    }))
    await demo.db.insertInto('companies').values(rows).execute()
    const [first, second, third] = [await search('erica'), await search('erica', 2), await search('erica', 3)]
    expect([first.total, first.last_page, first.companies.length]).toEqual([30, 2, 25])
    expect([...first.companies, ...second.companies].map(({ name }) => name)).toEqual(
      rows.map(({ name }) => name),
    )
    expect([third.total, third.companies]).toEqual([30, []])
    // Sorted between Construtora and Imobiliária in spite of its accent.
    expect((await names('')).indexOf('Érica 00')).toBe(3)
    await demo.db.deleteFrom('companies').where('name', 'like', 'Érica%').execute()
  })
})

describe('a company', () => {
  test('has its people and its credit entries', async () => {
    const read = await company('Maré Alta')
    expect(read.people).toEqual([
      {
        id: expect.any(Number),
        name: 'Rafael Nogueira',
        email: 'prepago@demo.test',
        phone: '+5521981234567',
        role: 'manager',
        active: true,
        is_invited: false,
        has_second_step: false,
        is_self: false,
        seen_at: null,
      },
    ])
    const client = await signedIn(demo.app, 'prepago@demo.test')
    // The company reads the same entries without their author.
    const authors = read.statement.entries.flatMap(({ author }) => author ?? [])
    expect(new Set(authors)).toEqual(new Set(['Helena Prado']))
    const entries = read.statement.entries.map(({ author, ...entry }) => entry)
    expect((await client.get('/client/statement')).body.data).toEqual({ ...read.statement, entries })
    expect(read.statement.balance).toBe(500)
  })

  test('is 404 when it does not exist', async () => {
    for (const answer of [
      await admin.get('/staff/companies/99999'),
      await admin.post('/staff/companies/99999', { payment_plan: 1 }),
      await admin.post('/staff/companies/99999/credit', { amount: 1, reason: 'Cortesia' }, key('none')),
    ]) {
      expect([answer.status, answer.body.error_message]).toEqual([404, 'Não encontramos o que você procura.'])
    }
  })
})

describe('the payment plan', () => {
  test('changes for the next order, and the change is recorded with author and time', async () => {
    const { id } = await company('Atlas')
    const client = await signedIn(demo.app, 'outra@demo.test')
    const plan = async () => ((await client.get('/auth/user')).body.data as { client: object }).client
    expect(await plan()).toMatchObject({ payment_plan: 2 })
    const changed = await admin.post(`/staff/companies/${id}`, { payment_plan: 1 })
    expect([changed.status, changed.body.data]).toEqual([
      200,
      expect.objectContaining({ id, payment_plan: 1 }),
    ])
    expect(await plan()).toMatchObject({ payment_plan: 1 })
    // The same plan again is no change.
    await admin.post(`/staff/companies/${id}`, { payment_plan: 1 })
    const noted = await demo.db
      .selectFrom('office_events')
      .selectAll()
      .where('kind', '=', 'plan_changed')
      .where('subject_id', '=', id)
      .execute()
    expect(noted).toEqual([
      expect.objectContaining({ user_id: adminId, detail: { from: 2, to: 1 }, created_at: noon }),
    ])
  })

  test('is refused when it does not exist', async () => {
    const { id } = await company('Atlas')
    const answer = await admin.post(`/staff/companies/${id}`, { payment_plan: 3 })
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['payment_plan']])
  })
})

describe('a credit adjustment', () => {
  test('changes the balance at once, and the client reads the reason', async () => {
    const { id, balance } = await company('Maré Alta')
    const given = await admin.post(
      `/staff/companies/${id}/credit`,
      { amount: 89.9, reason: '  Cortesia pelo atraso  ' },
      key('given'),
    )
    expect(given.status, given.text).toBe(200)
    expect((given.body.data as StaffCompanyDetail).balance).toBe(balance + 89.9)
    const taken = await admin.post(
      `/staff/companies/${id}/credit`,
      { amount: -89.9, reason: 'Lançado em duplicidade' },
      key('taken'),
    )
    expect((taken.body.data as StaffCompanyDetail).balance).toBe(balance)
    expect((taken.body.data as StaffCompanyDetail).statement.entries[0]?.author).toBe('Helena Prado')
    const client = await signedIn(demo.app, 'prepago@demo.test')
    const { entries } = (await client.get('/client/statement')).body.data as Statement
    expect(entries.slice(0, 2)).toEqual([
      {
        id: expect.any(Number),
        created_at: noon,
        description: 'Ajuste de créditos: Lançado em duplicidade',
        amount: -89.9,
        balance,
        session_id: null,
        reference: null,
      },
      expect.objectContaining({ description: 'Ajuste de créditos: Cortesia pelo atraso', amount: 89.9 }),
    ])
    const row = await demo.db
      .selectFrom('ledger_entries')
      .select(['user_id', 'reason', 'kind'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ user_id: adminId, reason: 'Lançado em duplicidade', kind: 'adjustment' })
  })

  test('cannot take more than the balance', async () => {
    const before = await company('Maré Alta')
    const answer = await admin.post(
      `/staff/companies/${before.id}/credit`,
      { amount: -500.01, reason: 'Estorno' },
      key('too-much'),
    )
    const message = 'O saldo é de R$\u00a0500,00: não dá para retirar R$\u00a0500,01.'
    expect([answer.status, answer.body]).toEqual([
      422,
      { error: true, code: 'invalid', error_message: message, fields: { amount: message } },
    ])
    expect(await company('Maré Alta')).toEqual(before)
  })

  test('happens once per key, and a key cannot be used for another amount', async () => {
    const { id, balance } = await company('Lume')
    const send = (amount: number) =>
      admin.post(`/staff/companies/${id}/credit`, { amount, reason: 'Boas-vindas' }, key('once'))
    const [one, other] = [await send(10), await send(10)]
    expect(other.body).toEqual(one.body)
    expect((await company('Lume')).balance).toBe(balance + 10)
    expect([(await send(20)).status, (await send(20)).body.code]).toEqual([422, 'key_reused'])
    expect((await company('Lume')).balance).toBe(balance + 10)
  })

  test.each([
    [{ amount: 0, reason: 'Nada' }, { amount: 'Informe um valor diferente de zero.' }],
    [{ amount: 0.001, reason: 'Quase nada' }, { amount: 'Informe um valor diferente de zero.' }],
    [{ amount: 1.005, reason: 'Meio centavo' }, { amount: 'Use no máximo duas casas decimais.' }],
    [{ amount: 100_000.01, reason: 'Muito' }, { amount: 'Use no máximo R$\u00a0100.000,00 por vez.' }],
    [{ amount: '10', reason: 'Texto' }, { amount: 'Informe o valor.' }],
    [{ amount: 10, reason: '  ' }, { reason: 'Conte o motivo do ajuste.' }],
    [{ amount: 10, reason: 'x'.repeat(201) }, { reason: 'Use no máximo 200 caracteres.' }],
  ])('%o is refused', async (body, fields) => {
    const before = await company('Lume')
    const answer = await admin.post(`/staff/companies/${before.id}/credit`, body, key('refused'))
    expect([answer.status, answer.body.fields]).toEqual([422, fields])
    expect(await company('Lume')).toEqual(before)
  })

  test('cannot be rewritten afterwards', async () => {
    const rewrite = demo.db.updateTable('ledger_entries').set({ reason: 'Outro' }).execute()
    await expect(rewrite).rejects.toThrow('append-only')
  })
})

test.each(['fotografo@demo.test', 'prepago@demo.test', null])(
  'every endpoint is refused for %s',
  async (email) => {
    const { id } = await company('Maré Alta')
    const caller = email === null ? demoCaller(demo.app) : await signedIn(demo.app, email)
    const refused = email === null ? [401, 'signed_out'] : [403, 'wrong_role']
    for (const answer of [
      await caller.get('/staff/companies'),
      await caller.get(`/staff/companies/${id}`),
      await caller.post(`/staff/companies/${id}`, { payment_plan: 2 }),
      await caller.post(`/staff/companies/${id}/credit`, { amount: 100, reason: 'Para mim' }, key('mine')),
    ]) {
      expect([answer.status, answer.body.code]).toEqual(refused)
    }
  },
)
