import { readFileSync } from 'node:fs'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markSent, takeMail } from '../mail/repository/outbox.ts'
import { personalFields } from './personal-fields.ts'
import { plainColumns } from './plain-columns.ts'
import { disableAccount, enableAccount, endSessions } from './repository/disable-account.ts'
import { columnsOfTables, dumpRows } from './repository/dump.ts'
import { erasePerson } from './repository/erase-person.ts'
import { exportPerson } from './repository/export-person.ts'

const now = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ now })
})
afterAll(() => demo.close())

describe('the map of personal fields', () => {
  test('every column is declared personal or not, and never both', async () => {
    const columns = (await columnsOfTables(demo.db)).map(({ table, column }) => `${table}.${column}`)
    const personal = Object.entries(personalFields).flatMap(([table, kinds]) =>
      Object.keys(kinds).map((column) => `${table}.${column}`),
    )
    const plain = Object.entries(plainColumns).flatMap(([table, names]) =>
      names.map((column) => `${table}.${column}`),
    )
    expect([...personal, ...plain].toSorted()).toEqual(columns.toSorted())
  })

  test('the page of the Storybook names all of them, and no removed ones', () => {
    const page = readFileSync(
      new URL('../../../../stories/house/dados-pessoais.mdx', import.meta.url),
      'utf8',
    )
    const cell = '<td>(.*?)</td>'
    const row = new RegExp(`<tr><td><code>{'(\\w+)'}</code></td>${cell}${cell}${cell}</tr>`, 'g')
    const rows = [...page.matchAll(row)]
    const named = (text = '') => [...text.matchAll(/{'(\w+)'}/g)].map(([, column]) => column)
    const told = rows.map(([, table, person, text, trace]) => [
      table,
      { person: named(person), text: named(text), trace: named(trace) },
    ])
    const known = Object.entries(personalFields).map(([table, kinds]) => {
      const of = (wanted: string) =>
        Object.entries(kinds).flatMap(([column, kind]) => (kind === wanted ? [column] : []))
      return [table, { person: of('person'), text: of('text'), trace: of('trace') }]
    })
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(known))
  })
})

const mariana = { emails: ['Pospago@demo.test'], phones: [], cpfs: [] }
const forms = [
  'Mariana Duarte',
  'pospago@demo.test',
  '11987654321',
  '(11) 98765-4321',
  '11144477735',
  '111.444.777-35',
]
// Calendar marks hold no data, and every read of free times adds some.
const isKept = ({ table }: { table: string }) => table !== 'calendar_changes'
const names = (row: string) => forms.some((form) => row.toLowerCase().includes(form.toLowerCase()))

/** Writes Mariana into every kind of row, and another person with the same name. */
async function spread(): Promise<void> {
  const { db } = demo
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'pospago@demo.test')
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ cpf: '11144477735' }).where('id', '=', id).execute()
  const contact = {
    name: 'Mariana Duarte',
    phone: '+5511987654321',
    email: 'POSPAGO@demo.test',
    company: null,
  }
  const [one, other] = await db
    .selectFrom('photo_sessions')
    .select(['id', 'company_id'])
    .orderBy('id')
    .limit(2)
    .execute()
  const vertical = {
    unit: null,
    complement: null,
    area: 60,
    reference: null,
    keys: 'Com Mariana Duarte, (11) 98765-4321',
    additional_info: null,
  }
  await db
    .updateTable('photo_sessions')
    .set({ scheduling_responsible_info: JSON.stringify(contact), vertical_data: JSON.stringify(vertical) })
    .where('id', '=', one?.id ?? 0)
    .execute()
  await db
    .insertInto('session_events')
    .values({
      session_id: other?.id ?? 0,
      actor: 'staff',
      user_id: null,
      kind: 'correction_requested',
      created_at: now,
      detail: JSON.stringify({
        description: 'Ligar para mariana duarte.',
        nested: [{ to: 'pospago@demo.test' }],
      }),
    })
    .execute()
  await db
    .insertInto('ledger_entries')
    .values({
      company_id: one?.company_id ?? 0,
      session_id: null,
      payment_id: null,
      account: 'invoice',
      kind: 'adjustment',
      amount_cents: 5,
      created_at: now,
      reason: 'Combinado com Mariana Duarte',
      user_id: null,
    })
    .execute()
  await db
    .insertInto('payments')
    .values({
      reference: 'a'.repeat(24),
      company_id: one?.company_id ?? 0,
      user_id: id,
      key_hash: null,
      body_hash: 'x',
      amount_cents: 9900,
      description: 'Créditos',
      payer_name: 'MARIANA DUARTE',
      payer_identity: '11144477735',
      status: 3,
      message: null,
      transaction_id: 'T-1',
      created_at: now,
      paid_at: now,
      check_at: null,
    })
    .execute()
  await db
    .insertInto('registrations')
    .values({
      created_at: now,
      company_id: null,
      name: 'Mariana Duarte',
      phone: '+5511987654321',
      email: 'pospago@demo.test',
      company: 'Duarte',
      city: 'São Paulo',
      employees: 3,
      tours_per_month: 9,
      largest_area: null,
    })
    .execute()
  await db
    .insertInto('idempotency_keys')
    .values({
      id: 'key',
      body_hash: 'x',
      answer: JSON.stringify({ name: 'Mariana Duarte' }),
      created_at: now,
    })
    .execute()
  const mail = {
    created_at: now,
    subject: 'Visita',
    html: '<p>Mariana Duarte, +5511987654321</p>',
    event: null,
    last_error: null,
  }
  await db
    .insertInto('outbox')
    .values([
      {
        ...mail,
        message_id: 'm1',
        recipient: 'pospago@demo.test',
        recipient_name: 'Mariana Duarte',
        text: 'Olá',
      },
      {
        ...mail,
        message_id: 'm2',
        recipient: 'fotografo@demo.test',
        recipient_name: 'Caio Brandão',
        text: 'Recebe: Mariana Duarte (11) 98765-4321.',
      },
    ])
    .execute()
}

test('an export holds all data of a person, and none of others', async () => {
  await spread()
  const told = await exportPerson(demo.db, mariana)
  expect(told.accounts).toMatchObject([{ name: 'Mariana Duarte', cpf: '11144477735' }])
  expect(told.contact_of.length).toBeGreaterThan(0)
  expect(told.ordered.length).toBe(60)
  expect(told.files.length).toBeGreaterThan(10)
  expect(told.payments).toMatchObject([{ amount_cents: 9900 }])
  expect(told.told_sales).toMatchObject([{ company: 'Duarte' }])
  expect(told.mails.some(({ text }) => text === 'Olá')).toBe(true)
  const text = JSON.stringify(told)
  expect(text).not.toContain('argon2')
  for (const other of ['prepago@demo.test', 'ana.rocha@exemplo.test', 'helena'])
    expect(text).not.toContain(other)
})

test('an erased person is nowhere in a dump of all tables; amounts and other people’s rows stay unchanged', async () => {
  const { db } = demo
  const owner = await signedIn(demo.app, 'pospago@demo.test')
  const money = () =>
    sql`select id, company_id, session_id, account, kind, amount_cents, created_at from ledger_entries order by id`.execute(
      db,
    )
  const figures = await money()
  const before = await dumpRows(db)
  expect(before.filter(({ row }) => names(row)).length).toBeGreaterThan(8)

  const waiting = await takeMail(db, '2030-01-01T00:00:00.000Z', 5)
  const done = await erasePerson(db, mariana, now)
  if (waiting) await markSent(db, waiting.id, now)
  expect(done.letters).toEqual(expect.arrayContaining(['m1', 'm2']))
  expect(done).toMatchObject({ accounts: 1, payments: 1, registrations: 1 })

  const after = await dumpRows(db)
  expect(after.filter(({ row }) => names(row))).toEqual([])
  expect((await money()).rows).toEqual(figures.rows)
  expect(
    await db
      .selectFrom('payments')
      .select(['amount_cents', 'status'])
      .where('transaction_id', '=', 'T-1')
      .execute(),
  ).toEqual([{ amount_cents: 9900, status: 3 }])
  // Kept answers of lists end with any write (rule kept-lists).
  const key = ({ table, row }: { table: string; row: string }) =>
    `${table} ${table === 'session_counts' ? row.replace(/"version": \d+/, '') : row}`
  const left = new Set(after.map(key))
  const others = before.filter(
    ({ table, row }) =>
      !names(row) &&
      !['auth_sessions', 'magic_links', 'outbox', 'calendar_changes', 'api_keys'].includes(table),
  )
  expect(others.filter((one) => !left.has(key(one)))).toEqual([])

  expect((await owner.get('/auth/user')).body.data).toBeNull()
  const login = await demoCaller(demo.app).post('/auth/login', {
    email: 'pospago@demo.test',
    password: 'ensaio123',
  })
  expect(login.status).toBe(401)
  // Their orders still belong to their company, and open.
  const again = await erasePerson(db, mariana, now)
  expect(
    Object.values(again)
      .flat()
      .filter((count) => count !== 0),
  ).toEqual([])
  expect((await dumpRows(db)).filter(isKept)).toEqual(after.filter(isKept))
})

test('another person of the same name keeps it', async () => {
  const { db } = demo
  const contact = (email: string) => JSON.stringify({ name: 'José Lima', phone: '', email, company: null })
  const [one, other] = await db
    .selectFrom('photo_sessions')
    .select('id')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  for (const [session, email] of [
    [one, 'jose@um.test'],
    [other, 'jose@outro.test'],
  ] as const)
    await db
      .updateTable('photo_sessions')
      .set({ responsible_information: contact(email), client_code: 'José Lima 7' })
      .where('id', '=', session?.id ?? 0)
      .execute()
  await erasePerson(db, { emails: ['jose@um.test'], phones: [], cpfs: [] }, now)
  const rows = await db
    .selectFrom('photo_sessions')
    .select(['responsible_information', 'client_code'])
    .where('id', 'in', [one?.id ?? 0, other?.id ?? 0])
    .orderBy('id', 'desc')
    .execute()
  expect(rows).toMatchObject([
    { responsible_information: null, client_code: '[apagado] 7' },
    { responsible_information: { email: 'jose@outro.test' }, client_code: 'José Lima 7' },
  ])
})

test('a photographer with upcoming visits is not erased, and nothing changes', async () => {
  const before = await dumpRows(demo.db)
  const caio = { emails: ['fotografo@demo.test'], phones: [], cpfs: [] }
  await expect(erasePerson(demo.db, caio, now)).rejects.toThrow('upcoming visits')
  expect(await dumpRows(demo.db)).toEqual(before)
})

test('only an erasure can rewrite a reason in the ledger', async () => {
  const reason = demo.db
    .updateTable('ledger_entries')
    .set({ reason: 'outro' })
    .where('reason', 'is not', null)
  await expect(reason.execute()).rejects.toThrow('append-only')
})

describe('accounts', () => {
  const [email, password] = ['prepago@demo.test', 'ensaio123']
  const logIn = () => demoCaller(demo.app).post('/auth/login', { email, password })

  test('a disabled account loses its login sessions, and neither password nor link works until it is enabled', async () => {
    const caller = await signedIn(demo.app, email)
    expect(await disableAccount(demo.db, 'PREPAGO@demo.test', now)).toBe(true)
    expect((await caller.get('/auth/user')).body.data).toBeNull()
    expect((await logIn()).status).toBe(401)
    const mails = async () => (await demo.db.selectFrom('outbox').select('id').execute()).length
    const sent = await mails()
    expect((await demoCaller(demo.app).post('/auth/recover', { email })).status).toBe(200)
    expect(await mails()).toBe(sent)
    expect(await enableAccount(demo.db, email)).toBe(true)
    expect((await logIn()).status).toBe(200)
  })

  test('ending the login sessions of an account ends all of them, and no others', async () => {
    const [here, there, other] = [
      await signedIn(demo.app, email),
      await signedIn(demo.app, email),
      await signedIn(demo.app, 'outra@demo.test'),
    ]
    expect(await endSessions(demo.db, email)).toBeGreaterThan(1)
    const seen = await Promise.all([here, there, other].map((caller) => caller.get('/auth/user')))
    expect(seen.map(({ body }) => body.data === null)).toEqual([true, true, false])
    expect(await disableAccount(demo.db, 'ninguem@demo.test', now)).toBe(false)
  })
})
