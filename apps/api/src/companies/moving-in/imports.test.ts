import { exampleCsv, type ImportResult, type Session, status } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const now = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let admin: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now })
  admin = await signedIn(demo.app, 'admin@demo.test')
})
afterAll(() => demo.close())
beforeEach(async () => {
  await demo.db.deleteFrom('outbox').execute()
})

const mails = () => demo.db.selectFrom('outbox').select(['recipient', 'subject']).execute()
const count = async (table: 'companies' | 'users' | 'photo_sessions' | 'ledger_entries') =>
  (await demo.db.selectFrom(table).select('id').execute()).length
const check = async (what: string, text: string): Promise<ImportResult> =>
  (await admin.post('/staff/imports/check', { what, text })).body.data
const run = (what: string, text: string, invites = false) =>
  admin.post('/staff/imports', { what, text, invites })

const fresh = (of: number, known = 0) => ({ fresh: of, known, problems: [], problem_count: 0 })

describe('companies', () => {
  const header = 'empresa,cnpj,nome,email,telefone'

  test('the dry run counts and writes nothing; the import writes all; again, all are known (rule import-all-or-nothing)', async () => {
    const before = await count('companies')
    expect(await check('companies', exampleCsv('companies'))).toEqual(fresh(2))
    expect(await count('companies')).toBe(before)
    expect((await run('companies', exampleCsv('companies'))).body.data).toEqual(fresh(2))
    expect(await mails()).toEqual([])
    const company = await demo.db
      .selectFrom('companies')
      .innerJoin('users', 'users.company_id', 'companies.id')
      .select(['companies.name', 'corporate_name', 'payment_plan', 'users.email', 'users.client_role'])
      .where('identification', '=', '45781296000163')
      .execute()
    expect(company).toEqual([
      {
        ...{ name: 'Imobiliária Sol', corporate_name: 'Sol Imóveis Ltda.', payment_plan: 2 },
        ...{ email: 'ana@sol.com.br', client_role: 'manager' },
      },
    ])
    expect(await check('companies', exampleCsv('companies'))).toEqual(fresh(0, 2))
  })

  test('one wrong line, and nothing is written', async () => {
    const before = await count('companies')
    const text = `${header}\nMar,,Rui,rui@mar.test,11912345678\nLago,1,Bia,bia@lago.test,11912345678\n`
    const found = await check('companies', text)
    expect(found.problems).toEqual([{ line: 3, column: 'cnpj', text: expect.stringMatching(/^Complete/) }])
    const refused = await run('companies', text)
    expect([refused.status, refused.body.error_message]).toEqual([
      422,
      expect.stringMatching(/^Nada foi importado\. Linha 3: Complete/),
    ])
    expect(await count('companies')).toBe(before)
  })

  test('quotes that do not close are a wrong line', async () => {
    const found = await check('companies', `${header}\nMar,,"Rui,rui@mar.test,11912345678\n`)
    expect(found.problems).toEqual([{ line: 2, column: null, text: 'As aspas desta linha não fecham.' }])
  })

  test('the address of one of our own people is a wrong line', async () => {
    const found = await check('companies', `${header}\nMar,,Rui,admin@demo.test,11912345678`)
    expect(found.problems).toEqual([
      { line: 2, column: 'email', text: expect.stringMatching(/alguém da equipe/) },
    ])
  })

  test('who is new is invited where that was chosen', async () => {
    await run('companies', `${header}\n"Vento; e Cia",,Rui Dias,rui@vento.test,11912345678`, true)
    expect(await mails()).toEqual([{ recipient: 'rui@vento.test', subject: 'Boas-vindas ao Ensaio' }])
  })

  test('the same key answers the same and writes once', async () => {
    const body = { what: 'companies', text: `${header}\nRio,,Eva,eva@rio.test,11912345678`, invites: false }
    const key = { 'idempotency-key': 'import-once' }
    const [one, other] = [
      await admin.post('/staff/imports', body, key),
      await admin.post('/staff/imports', body, key),
    ]
    expect(other.body).toEqual(one.body)
    expect(one.body.data).toEqual(fresh(1))
  })

  test('the log of changes tells who imported how many', async () => {
    await run('companies', `${header}\nSerra,,Ivo,ivo@serra.test,11912345678`)
    const event = await demo.db
      .selectFrom('office_events')
      .select('detail')
      .where('kind', '=', 'file_imported')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(event.detail).toEqual({ what: 'companies', fresh: 1, known: 0, invites: false })
  })
})

describe('people', () => {
  test('join the company of their CNPJ; an unknown one is a wrong line', async () => {
    expect((await run('people', exampleCsv('people'))).body.data).toEqual(fresh(2))
    expect(await check('people', exampleCsv('people'))).toEqual(fresh(0, 2))
    const other = 'cnpj;nome;email\n61.840.293/0001-00;Ivo;ivo@x.test'
    expect((await check('people', other)).problems).toEqual([
      { line: 2, column: 'cnpj', text: expect.stringMatching(/^Nenhum cliente/) },
    ])
  })

  test('into an inactive company are a wrong line where they would be invited, as nobody of it can sign in (rule inactive-company)', async () => {
    const [sol] = await demo.db
      .updateTable('companies')
      .set({ active: false })
      .where('identification', '=', '45781296000163')
      .returning('id')
      .execute()
    const text = 'cnpj;nome;email\n45781296000163;Edu;edu@sol.test'
    const body = { what: 'people', text }
    const checked = (await admin.post('/staff/imports/check', { ...body, invites: true })).body.data
    const problem = { line: 2, column: 'cnpj', text: expect.stringMatching(/^Esta empresa está desativada/) }
    expect(checked).toEqual({ fresh: 0, known: 0, problems: [problem], problem_count: 1 })
    const refused = await run('people', text, true)
    expect([refused.status, refused.body.error_message]).toEqual([
      422,
      expect.stringMatching(/^Nada foi importado\. Linha 2: Esta empresa está desativada/),
    ])
    expect(await mails()).toEqual([])
    expect((await run('people', text)).body.data).toEqual(fresh(1))
    await demo.db
      .updateTable('companies')
      .set({ active: true })
      .where('id', '=', sol?.id ?? 0)
      .execute()
  })

  test('no company gets more than it may have', async () => {
    const lines = Array.from({ length: 20 }, (_, nth) => `45781296000163;Pessoa;p${nth}@sol.test`)
    const found = await check('people', ['cnpj;nome;email', ...lines].join('\n'))
    expect(found.problem_count).toBeGreaterThan(0)
    expect(found.problems.at(-1)).toMatchObject({ line: 21, text: 'Cada empresa pode ter até 20 pessoas.' })
    const those = demo.db
      .updateTable('users')
      .where('company_id', '=', (query) =>
        query.selectFrom('companies').select('id').where('identification', '=', '45781296000163'),
      )
    await those.set({ disabled_at: now }).execute()
    const freed = await check('people', ['cnpj;nome;email', ...lines].join('\n'))
    await those.set({ disabled_at: null }).execute()
    expect(freed).toEqual(fresh(20))
  })
})

describe('past ensaios', () => {
  const text = () => exampleCsv('sessions').replaceAll('Fotos', 'Tour virtual e fotos')

  test('are delivered or cancelled as they ended; no money moves, nobody is mailed', async () => {
    const entries = await count('ledger_entries')
    expect(await check('sessions', text())).toEqual(fresh(2))
    expect((await run('sessions', text(), true)).body.data).toEqual(fresh(2))
    expect([await mails(), await count('ledger_entries')]).toEqual([[], entries])
    const sessions = await demo.db
      .selectFrom('photo_sessions as s')
      .innerJoin('companies as c', 'c.id', 's.company_id')
      .select(['s.id', 's.status', 's.scheduled_for', 's.price_cents', 's.created_at'])
      .where('c.identification', '=', '45781296000163')
      .orderBy('s.id')
      .execute()
    expect(sessions.map((one) => [one.status, one.scheduled_for, one.price_cents])).toEqual([
      [status.delivered, '2025-08-31T13:30:00.000Z', 0],
      [status.canceled, '2025-09-02T12:00:00.000Z', 0],
    ])
    const read = (await admin.get(`/sessions/${sessions[0]?.id}`)).body.data as Session
    expect(read.products.flatMap(({ links = [] }) => links.map(({ url }) => url))).toEqual([
      'https://exemplo.com.br/84',
    ])
    expect(await check('sessions', text())).toEqual(fresh(0, 2))
  })

  test('show the client their link (rule client-items)', async () => {
    const { identification } = await demo.db
      .selectFrom('companies as c')
      .innerJoin('users', 'users.company_id', 'c.id')
      .select('c.identification')
      .where('users.email', '=', 'pospago@demo.test')
      .executeTakeFirstOrThrow()
    const [head, line] = text()
      .replace('45.781.296/0001-63', identification ?? '')
      .replace('ana@sol.com.br', 'pospago@demo.test')
      .split('\r\n')
    expect((await run('sessions', `${head}\n${line}`)).body.data).toEqual(fresh(1))
    const { id } = await demo.db
      .selectFrom('photo_sessions')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const client = await signedIn(demo.app, 'pospago@demo.test')
    const read = (await client.get(`/sessions/${id}`)).body.data as Session
    expect(read.products.flatMap(({ links = [] }) => links.map(({ url }) => url))).toEqual([
      'https://exemplo.com.br/84',
    ])
  })

  test('have the city as it is spelled where we know it, and as typed elsewhere', async () => {
    const [head, line] = text().trim().split('\r\n')
    const typed = ['SAO PAULO', 'Sao Tome das Letras']
    const lines = typed.map((city, nth) => line?.replace('São Paulo', city).replace('1500', `9${nth}`))
    expect((await run('sessions', [head, ...lines].join('\n'))).body.data).toEqual(fresh(2))
    const sessions = await demo.db
      .selectFrom('photo_sessions')
      .select('city')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(sessions.map(({ city }) => city).toSorted()).toEqual(['Sao Tome das Letras', 'São Paulo'])
  })

  test('name a company, one of its people and a service of the catalogue, and are over', async () => {
    const wrong = text()
      .replace(
        'ana@sol.com.br;Tour virtual e fotos;entregue;31/08/2025',
        'admin@demo.test;Tour virtual e fotos;entregue;31/08/2025',
      )
      .replace(
        'ana@sol.com.br;Tour virtual e fotos;cancelado;02/09/2025',
        'ana@sol.com.br;Pintura;cancelado;02/09/2030',
      )
    expect((await check('sessions', wrong)).problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'email'],
      [3, 'data'],
      [3, 'servico'],
    ])
  })
})

describe('the CNPJ of a company that was united with another one stands for the company that stays (rule merged-company)', () => {
  const cnpjs = { kept: '30541782000137', other: '72813045000196' }
  const companies = [
    'empresa,cnpj,nome,email,telefone',
    `Polo,${cnpjs.kept},Lia,lia@polo.test,11912345678`,
    `Norte,${cnpjs.other},Gil,gil@norte.test,11912345678`,
  ].join('\n')
  let keptId: number
  beforeAll(async () => {
    expect((await run('companies', companies)).body.data).toEqual(fresh(2))
    const idOf = async (cnpj: string) => {
      const query = demo.db.selectFrom('companies').select('id').where('identification', '=', cnpj)
      return (await query.executeTakeFirstOrThrow()).id
    }
    keptId = await idOf(cnpjs.kept)
    const asked = { other_id: await idOf(cnpjs.other), identification_of: 'kept', payment_plan: 1 }
    expect((await admin.post(`/staff/companies/${keptId}/merge`, asked)).status).toBe(200)
  })
  const people = (from: number, count: number) => [
    'cnpj;nome;email',
    ...Array.from({ length: count }, (_, nth) => {
      const cnpj = nth % 2 === 0 ? cnpjs.other : cnpjs.kept
      return `${cnpj};Pessoa;u${from + nth}@polo.test`
    }),
  ]

  test('companies of both are known', async () => {
    expect(await check('companies', companies)).toEqual(fresh(0, 2))
  })

  test('people of both join it, together no more than it may have', async () => {
    expect((await run('people', people(0, 4).join('\n'), true)).body.data).toEqual(fresh(4))
    const joined = await demo.db.selectFrom('users').select('id').where('company_id', '=', keptId).execute()
    expect(joined).toHaveLength(6)
    const { fresh: free, problems } = await check('people', people(4, 16).join('\n'))
    expect([free, problems.map(({ line, text }) => [line, text])]).toEqual([
      14,
      [16, 17].map((line) => [line, 'Cada empresa pode ter até 20 pessoas.']),
    ])
  })

  test('ensaios of both are its own', async () => {
    const text = exampleCsv('sessions')
      .replaceAll('Fotos', 'Tour virtual e fotos')
      .replaceAll('45.781.296/0001-63', cnpjs.other)
      .replaceAll('ana@sol.com.br', 'gil@norte.test')
    expect((await run('sessions', text)).body.data).toEqual(fresh(2))
    expect(await check('sessions', text.replaceAll(cnpjs.other, cnpjs.kept))).toEqual(fresh(0, 2))
    const own = demo.db.selectFrom('photo_sessions').select('id').where('company_id', '=', keptId)
    expect(await own.execute()).toHaveLength(2)
  })
})
