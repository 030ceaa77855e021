import type { CreatedApiKey, Numbers } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const period = { from: '2026-08-31', until: '2026-12-06' }

let demo: DemoApp
let admin: Caller
let client: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
})
afterAll(() => demo.close())

type Filter = Record<string, string | number>
const queryOf = (filter: Filter) =>
  new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
async function numbers(filter: Filter = {}, caller = admin, path = '/staff/numbers'): Promise<Numbers> {
  const answer = await caller.get(`${path}?${queryOf({ ...period, ...filter })}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}
const own = (filter: Filter = {}, caller = client) => numbers(filter, caller, '/client/numbers')
const ownCompany = async () =>
  (
    await demo.db
      .selectFrom('users')
      .select('company_id')
      .where('email', '=', 'pospago@demo.test')
      .executeTakeFirstOrThrow()
  ).company_id ?? 0

/** The table of a plot, by column. */
async function csv(body: object, caller = admin, path = '/staff/numbers/csv') {
  const answer = await caller.post(path, { ...period, ...body })
  expect(answer.status, answer.text).toBe(200)
  const [head = [], ...rows] = answer.text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'))
  return rows.map((row) => Object.fromEntries(head.map((name, nth) => [name, row[nth] ?? ''])))
}

describe('who reads what', () => {
  test('a company reads its own alone, without photographers, whatever it asks', async () => {
    const id = await ownCompany()
    const ofHouse = await numbers({ company: id })
    const found = await own()
    expect(found.total).toEqual(ofHouse.total)
    expect(found.weeks).toEqual(ofHouse.weeks)
    expect(found.total.visits).toBeLessThan((await numbers()).total.visits)
    expect([found.photographers, found.choices.photographers, found.choices.company]).toEqual([
      null,
      [],
      null,
    ])
    const others = await demo.db.selectFrom('companies').select('id').where('id', '<>', id).execute()
    expect(await own({ company: others[0]?.id ?? 0, photographer: 1 })).toEqual(found)
    expect(ofHouse.choices.company).toMatchObject({ id })
  })

  test('money is for those with the right to it', async () => {
    const body = { ...period, figure: 'revenue' }
    const coordinator = await signedIn(demo.app, 'coordenacao@demo.test')
    expect((await numbers({}, coordinator)).total.revenue).toBeNull()
    expect((await numbers({}, coordinator)).total.visits).toBeGreaterThan(0)
    expect((await coordinator.post('/staff/numbers/csv', body)).status).toBe(403)
    for (const [email, reads] of [
      ['leitura@demo.test', false],
      ['financeiro@demo.test', true],
    ] as const) {
      const colleague = await signedIn(demo.app, email)
      expect((await own({}, colleague)).total.revenue === null, email).toBe(!reads)
      expect((await colleague.post('/client/numbers/csv', body)).status, email).toBe(reads ? 200 : 403)
    }
    expect((await client.post('/client/numbers/csv', { ...period, figure: 'load' })).status).toBe(403)
  })

  test.each([
    ['of a company', 'pospago@demo.test', '/keys', '/client/numbers'],
    ['of the house', 'admin@demo.test', '/staff/keys', '//backoffice/api/staff/numbers'],
  ])('a key %s reads money only with its own scope (rule api-key)', async (_whose, email, keys, path) => {
    const author = await signedIn(demo.app, email)
    const program = demoCaller(demo.app)
    for (const [scopes, reads] of [
      [['sessions_read'], false],
      [['sessions_read', 'finance_read'], true],
    ] as const) {
      const { secret } = (await author.post(keys, { name: 'ERP', scopes, days: null })).body
        .data as CreatedApiKey
      const headers = { authorization: `Bearer ${secret}` }
      const { total } = (await program.get(`${path}?${queryOf(period)}`, headers)).body.data as Numbers
      expect([total.visits > 0, total.revenue !== null]).toEqual([true, reads])
      const file = await program.post(`${path}/csv`, { ...period, figure: 'revenue' }, headers)
      expect(file.status).toBe(reads ? 200 : 403)
    }
  })
})

describe('what is asked', () => {
  test.each<[string, Filter]>([
    ['no day that exists', { from: '2026-02-30' }],
    ['a word', { from: 'ontem' }],
    ['the year 0', { from: '0000-01-01', until: '0000-01-08' }],
    ['the last year', { from: '9999-12-30', until: '9999-12-31' }],
    ['a day with a time', { from: '2026-09-01T00:00' }],
    ['an end before its beginning', { from: '2026-09-02', until: '2026-09-01' }],
    ['more than 53 weeks', { from: '2025-09-01', until: '2026-09-07' }],
    ['a company that is no number', { company: 'todas' }],
    ['a service beyond all numbers', { service: '99999999999999999999' }],
    ['a null byte', { city: 'a\u0000' }],
  ])('%s is 422', async (_, filter) => {
    for (const [path, caller] of [
      ['/staff/numbers', admin],
      ['/client/numbers', client],
    ] as const) {
      const answer = await caller.get(`${path}?${queryOf({ ...period, ...filter })}`)
      const isIgnored = path === '/client/numbers' && 'company' in filter
      expect(answer.status, answer.text).toBe(isIgnored ? 200 : 422)
    }
    const download = await admin.post('/staff/numbers/csv', { ...period, ...filter, figure: 'visits' })
    expect(download.status).toBe(422)
  })

  test('53 weeks are answered, and a period is needed', async () => {
    expect((await numbers({ from: '2025-12-01', until: '2026-12-06' })).weeks).toHaveLength(53)
    for (const path of ['/staff/numbers', '/staff/numbers?from=2026-09-01'])
      expect((await admin.get(path)).status).toBe(422)
  })

  test('a city without ensaios answers zeros, and no mean', async () => {
    const { total, weeks, photographers } = await numbers({ city: 'Lugar Nenhum' })
    expect(total).toMatchObject({ visits: 0, rating: null, booking_hours: null, delivery_hours: null })
    expect(total.revenue).toEqual({ orders: 0, changes: 0, hosting: 0, fees: 0, refunds: 0, total: 0 })
    expect(weeks).toHaveLength(14)
    expect(photographers).toEqual([])
  })
})

describe('a plot as CSV (rule csv-export)', () => {
  test('has the weeks of the screen and the whole period, and is in the audit log', async () => {
    const found = await numbers({ city: 'São Paulo' })
    const rows = await csv({ figure: 'late', city: 'São Paulo' })
    expect(rows.map((row) => row.Atrasadas)).toEqual(
      [...found.weeks, found.total].map(({ late }) => String(late)),
    )
    expect(rows[0]).toMatchObject({ De: '31/08/2026', Até: '06/09/2026' })
    expect(rows.at(-1)).toMatchObject({ De: 'Todo o período' })
    const { entries } = (await admin.get('/staff/audit')).body.data as unknown as {
      entries: { actor: string; text: string }[]
    }
    expect(entries[0]).toMatchObject({ actor: 'Helena Prado', text: 'baixou a lista “Números”' })
    await csv({ figure: 'visits' }, client, '/client/numbers/csv')
    const [newest] = (
      (await admin.get('/staff/audit')).body.data as unknown as { entries: { actor: string; text: string }[] }
    ).entries
    expect(newest).toMatchObject({ actor: 'Mariana Duarte', text: 'baixou a lista “Números” da empresa' })
  })

  test('writes money, hours and shares as spreadsheets read them', async () => {
    const [revenue, times, noShows] = await Promise.all(
      (['revenue', 'times', 'no_shows'] as const).map((figure) => csv({ figure })),
    )
    expect(revenue?.at(-1)?.['Total (R$)']).toMatch(/^\d+,\d\d$/)
    expect(times?.at(-1)?.['Do pedido à data (horas)']).toMatch(/^\d+(,\d)?$/)
    expect(noShows?.at(-1)?.['Parte das visitas (%)']).toMatch(/^\d+(,\d)?$/)
    const load = await csv({ figure: 'load' })
    expect(load[0]?.Fotógrafo).not.toBe('')
  })

  test('is closed to administrators who lack the second step that the house requires', async () => {
    await demo.db
      .insertInto('house_security')
      .values({ is_second_step_required: true, changed_by: 1, changed_at: noon })
      .execute()
    const answer = await admin.post('/staff/numbers/csv', { ...period, figure: 'visits' })
    expect([answer.status, answer.body.code]).toEqual([403, 'second_step_needed'])
    await demo.db.deleteFrom('house_security').execute()
  })
})
