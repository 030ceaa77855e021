import type {
  AuditPage,
  CompanyPage,
  LeadPage,
  MailPage,
  QueuePage,
  SessionPage,
  StaffCompanyDetail,
  StaffPayment,
} from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'

let demo: DemoApp
let admin: Caller
let client: Caller
let photographer: Caller
let companyId: number

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
  photographer = await signedIn(demo.app, 'fotografo@demo.test')
  const own = await demo.db
    .selectFrom('users')
    .select('company_id')
    .where('email', '=', 'pospago@demo.test')
    .executeTakeFirstOrThrow()
  companyId = own.company_id ?? 0
})
afterAll(() => demo.close())

/** A downloaded list, by column. */
async function list(caller: Caller, path: string, body: object = {}) {
  const answer = await caller.post(path, body)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.text.startsWith('\uFEFF')).toBe(true)
  const [head = [], ...rows] = answer.text
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'))
  return rows.map((row) => Object.fromEntries(head.map((name, nth) => [name, row[nth] ?? ''])))
}
const ids = (rows: Record<string, string>[]) => rows.map((row) => Number(row.Ensaio))

/** Every ensaio of a list, page by page. */
async function everyPage(ask: (page: number) => Promise<SessionPage | QueuePage>) {
  const first = await ask(1)
  const found = first.sessions.map(({ id }) => id)
  for (let page = 2; page <= first.last_page; page += 1)
    found.push(...(await ask(page)).sessions.map(({ id }) => id))
  return found
}

describe('a downloaded list is the list on screen, of every page (rule csv-export)', () => {
  test.each([
    {},
    { filter: { status: [5] } },
    { filter: { address: 'rua' }, order_by: 'created_at', descending: false },
  ])('of the ensaios of a company: %j', async (search) => {
    const shown = await everyPage(
      async (page) =>
        (await client.post('/sessions/search', { ...search, page })).body.data as SessionPage | QueuePage,
    )
    expect(shown.length).toBeGreaterThan(0)
    expect(ids(await list(client, '/sessions/csv', search))).toEqual(shown)
  })

  test.each([{ queue: 'all' }, { queue: 'to_schedule' }, { queue: 'all', city: 'São Paulo', text: 'rua' }])(
    'of a queue: %j',
    async (search) => {
      for (const caller of [admin, photographer]) {
        const shown = await everyPage(
          async (page) =>
            (await caller.post('/staff/sessions/search', { ...search, page })).body.data as
              | SessionPage
              | QueuePage,
        )
        expect(ids(await list(caller, '/staff/sessions/csv', search))).toEqual(shown)
      }
    },
  )

  /** Every row of a list of staff, page by page. */
  async function everyRow<Page extends { last_page: number }, Row>(path: string, of: (page: Page) => Row[]) {
    const read = async (page: number) => (await admin.get(`${path}&page=${page}`)).body.data as Page
    const first = await read(1)
    const rows = of(first)
    for (let page = 2; page <= first.last_page; page += 1) rows.push(...of(await read(page)))
    expect(rows.length).toBeGreaterThan(1)
    return rows
  }
  const columns = async (names: readonly string[], path: string, body: object = {}) =>
    (await list(admin, path, body)).map((row) => names.map((name) => row[name]))

  test('of companies', async () => {
    const shown = await everyRow('/staff/companies?text=', ({ companies }: CompanyPage) => companies)
    const downloaded = await columns(['Cliente'], '/staff/companies/csv', { text: '' })
    expect(downloaded).toEqual(shown.map(({ name }) => [name]))
    const [found] = shown.slice(-1)
    expect(await columns(['Cliente'], '/staff/companies/csv', { text: found?.name })).toEqual([[found?.name]])
  })

  test('of the people and payments of a company', async () => {
    const { company_id: id } = await demo.db
      .selectFrom('payments')
      .select('company_id')
      .groupBy('company_id')
      .orderBy(sql`count(*)`, 'desc')
      .executeTakeFirstOrThrow()
    const { people } = (await admin.get(`/staff/companies/${companyId}`)).body.data as StaffCompanyDetail
    expect(people.length).toBeGreaterThan(1)
    const listed = await columns(['E-mail'], `/staff/companies/${companyId}/people/csv`)
    expect(listed).toEqual(people.map(({ email }) => [email]))
    const payments = (await admin.get(`/staff/companies/${id}/payments`)).body.data as StaffPayment[]
    expect(payments.length).toBeGreaterThan(1)
    const paid = await columns(['Referência'], `/staff/companies/${id}/payments/csv`)
    expect(paid).toEqual(payments.map(({ reference }) => [reference]))
  })

  test('of more payments than the screen shows', async () => {
    await sql`insert into payments (reference, company_id, user_id, body_hash, amount_cents, description, payer_name, payer_identity, status, created_at)
      select lpad(nth::text, 20, '0'), ${companyId}::int, (select min(id) from users where company_id = ${companyId}::int), '', 1000,
        'Crédito', 'Ana', '', 6, ${noon}::timestamptz
      from generate_series(1, 230) nth`.execute(demo.db)
    const stored = await demo.db
      .selectFrom('payments')
      .select('reference')
      .where('company_id', '=', companyId)
      .orderBy('id', 'desc')
      .execute()
    const shown = (await admin.get(`/staff/companies/${companyId}/payments`)).body.data as StaffPayment[]
    expect(shown).toHaveLength(200)
    const paid = await columns(['Referência'], `/staff/companies/${companyId}/payments/csv`)
    expect(paid).toEqual(stored.map(({ reference }) => [reference]))
  })

  test('of leads, those that wait first', async () => {
    await sql`insert into registrations (created_at, name, phone, email, company, city, employees, state)
      select ${noon}::timestamptz - nth * interval '1 hour', 'Ana', '+5511912345678', 'lead' || nth || '@nova.test', 'Nova',
        'São Paulo', 3, case when nth % 3 = 0 then 'declined' else 'waiting' end
      from generate_series(1, 40) nth`.execute(demo.db)
    const shown = await everyRow('/staff/leads?text=', ({ leads }: LeadPage) => leads)
    expect(shown.length).toBeGreaterThanOrEqual(40)
    expect(await columns(['E-mail'], '/staff/leads/csv', { text: '' })).toEqual(
      shown.map(({ email }) => [email]),
    )
  })

  test('of mails', async () => {
    const shown = await everyRow('/staff/mails?state=sent', ({ mails }: MailPage) => mails)
    const downloaded = await columns(['E-mail ou celular', 'Assunto'], '/staff/mails/csv', { state: 'sent' })
    expect(downloaded).toEqual(shown.map(({ recipient, subject }) => [recipient, subject]))
  })
})

describe('the lists of the house', () => {
  test('are the people, photographers and coupons on screen, and a line for each price', async () => {
    const read = async <Data>(path: string) => (await admin.get(path)).body.data as Data
    const team = await read<{ email: string }[]>('/staff/team')
    expect((await list(admin, '/staff/team/csv')).map((row) => row['E-mail'])).toEqual(
      team.map(({ email }) => email),
    )
    const photographers = await read<{ name: string }[]>('/staff/providers')
    expect((await list(admin, '/staff/providers/csv')).map((row) => row.Nome)).toEqual(
      photographers.map(({ name }) => name),
    )
    const coupons = await read<{ code: string }[]>('/staff/coupons')
    expect((await list(admin, '/staff/coupons/csv')).map((row) => row.Código)).toEqual(
      coupons.map(({ code }) => code),
    )
    const services = await read<{ name: string; rules: { name: string }[] }[]>('/staff/services')
    expect((await list(admin, '/staff/services/csv')).map((row) => [row.Serviço, row.Preço])).toEqual(
      services.flatMap(({ name, rules }) => rules.map((rule) => [name, rule.name])),
    )
  })

  test('run nothing in a spreadsheet', async () => {
    await demo.db.updateTable('providers').set({ name: '=1+1' }).where('name', '=', 'Caio Brandão').execute()
    const rows = await list(admin, '/staff/providers/csv')
    expect(rows.map((row) => row.Nome).find((name) => name?.includes('1+1'))).toMatch(/^"?'=1\+1"?$/)
    await demo.db.updateTable('providers').set({ name: 'Caio Brandão' }).where('name', '=', '=1+1').execute()
  })
})

describe('what a downloaded list keeps', () => {
  test('nobody else’s company', async () => {
    const rows = await demo.db
      .selectFrom('photo_sessions')
      .select('id')
      .where('company_id', '<>', companyId)
      .execute()
    const foreign = new Set(rows.map(({ id }) => id))
    expect(ids(await list(client, '/sessions/csv')).filter((id) => foreign.has(id))).toEqual([])
  })

  test('no street of a visit that is not near yet (rule photographer-window)', async () => {
    const rows = await list(photographer, '/staff/sessions/csv', { queue: 'all' })
    expect(rows.length).toBeGreaterThan(0)
    const near = rows.filter((row) => row.Rua !== '')
    expect(near.length).toBeLessThan(rows.length)
    expect(rows.every((row) => row.Cidade !== '')).toBe(true)
  })

  test('no text that a spreadsheet would run', async () => {
    const [first] = ids(await list(client, '/sessions/csv'))
    await demo.db
      .updateTable('photo_sessions')
      .set({ client_code: '=1+1' })
      .where('id', '=', first ?? 0)
      .execute()
    const [row] = await list(client, '/sessions/csv')
    expect(row?.Código).toMatch(/^"?'=1\+1"?$/)
  })

  test('an entry of the audit log', async () => {
    const newest = async () => ((await admin.get('/staff/audit')).body.data as AuditPage).entries[0]
    await list(admin, '/staff/leads/csv', { text: '' })
    expect(await newest()).toMatchObject({ text: 'baixou a lista “Novos clientes”' })
    await list(admin, `/staff/companies/${companyId}/people/csv`)
    expect(await newest()).toMatchObject({
      text: 'baixou a lista “Pessoas” da empresa',
      subject: { of: 'company', id: companyId },
    })
  })

  test('nothing for an administrator without the second step that the house requires (rule required-second-step)', async () => {
    await demo.db
      .insertInto('house_security')
      .values({ is_second_step_required: true, changed_by: 1, changed_at: noon })
      .execute()
    for (const path of ['/staff/sessions/csv', '/staff/companies/csv', '/staff/mails/csv']) {
      const answer = await admin.post(path, {})
      expect([answer.status, answer.body.code]).toEqual([403, 'second_step_needed'])
    }
  })
})
