import type { CompanyPerson, StaffCompanyDetail } from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { erasePerson } from '../../privacy/repository/erase-person.ts'

const noon = '2026-11-20T15:00:00.000Z'
const bia = { name: 'Bia Reis', email: 'bia@novas.test', role: 'orders' }
const password = 'lua-cheia-no-telhado'

let demo: DemoApp
let admin: Caller
let mariana: Caller
let companyId = 0
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  mariana = await signedIn(demo.app, 'pospago@demo.test')
  const user = await rowOf('pospago@demo.test')
  companyId = user.company_id ?? 0
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(noon)
  await demo.db.deleteFrom('outbox').execute()
  await sql`truncate office_events`.execute(demo.db)
  const guests = demo.db.selectFrom('users').select('id').where('email', 'like', '%@novas.test')
  await demo.db.deleteFrom('magic_links').where('user_id', 'in', guests).execute()
  await demo.db.deleteFrom('auth_sessions').where('user_id', 'in', guests).execute()
  await demo.db.deleteFrom('users').where('email', 'like', '%@novas.test').execute()
})

const rowOf = (email: string) =>
  demo.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
const list = async (by = mariana): Promise<CompanyPerson[]> => (await by.get('/people')).body.data
const named = async (name: string) => {
  const found = (await list()).find((one) => one.name === name)
  if (found === undefined) throw new Error(`${name} is not in the company.`)
  return found
}
const change = (id: number, body: object, by = mariana) => by.post(`/people/${id}`, body)
const events = () =>
  demo.db.selectFrom('office_events').select(['kind', 'subject_id', 'detail']).orderBy('id').execute()
const lastMail = () =>
  demo.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

/** Invites a person, and signs them in by the link of their mail. */
async function arrived(person: object = bia): Promise<{ id: number; caller: Caller }> {
  const told = { ...bia, ...person }
  expect((await mariana.post('/people', told)).status).toBe(200)
  const token = (await lastMail()).text.match(/magictoken=([\w-]+)/)?.[1]
  const caller = demoCaller(demo.app)
  expect((await caller.get(`/auth/magic/?token=${token}`)).status).toBe(200)
  expect((await caller.post('/newpassword', { password })).status).toBe(200)
  return { id: (await named(told.name)).id, caller }
}

describe('the people of a company', () => {
  test('are listed with role, last access and who is asking; other companies’ are not', async () => {
    await mariana.get('/auth/user')
    const people = await list()
    expect(people.map(({ name, role, is_self }) => [name, role, is_self])).toEqual([
      ['Lívia Rocha', 'finance', false],
      ['Mariana Duarte', 'manager', true],
      ['Pedro Salles', 'reader', false],
    ])
    expect(await named('Mariana Duarte')).toMatchObject({ active: true, is_invited: false, seen_at: noon })
  })

  test('come by a mail that names who invited, and whose link leads to the rights of the role (rule client-roles)', async () => {
    // Orders stay in the database, and with them who placed them.
    const edu = { name: 'Edu Lins', email: 'edu@pedidos.test' }
    const { caller } = await arrived(edu)
    expect((await lastMail()).text).toContain('Mariana Duarte incluiu você na empresa Construtora Horizonte')
    const user = (await caller.get('/auth/user')).body.data
    expect(user).toMatchObject({ client_role: 'orders', client: { id: companyId } })
    expect((await caller.get('/onboarding')).body.data).toMatchObject({
      steps: ['welcome', 'password'],
      users: [{ email: edu.email }],
    })
    const service = (await caller.get('/client/services')).body.data as { id: number }[]
    expect((await caller.post('/sessions', demoOrder(service[0]?.id ?? 0))).status).toBe(200)
    const refused = await caller.get('/client/statement')
    expect([refused.status, refused.body.error_message]).toEqual([
      403,
      'Seu papel na empresa não inclui isto. Peça a uma pessoa da gestão da empresa.',
    ])
    expect(await events()).toEqual([])
  })

  test('come to no inactive company: its links would not work (rule inactive-company)', async () => {
    const company = demo.db.updateTable('companies').where('id', '=', companyId)
    await company.set({ active: false }).execute()
    const refused = await admin.post(`/staff/companies/${companyId}/people`, bia)
    await company.set({ active: true }).execute()
    expect([refused.status, refused.body.code, refused.body.error_message]).toEqual([
      409,
      'transition_refused',
      'Esta empresa está desativada, e ninguém dela consegue entrar. Reative-a antes de convidar.',
    ])
    expect(await demo.db.selectFrom('users').select('id').where('email', '=', bia.email).execute()).toEqual(
      [],
    )
    const mails = await demo.db.selectFrom('outbox').select('id').execute()
    expect([mails, await events()]).toEqual([[], []])
  })

  test('an advert instead of a name is not repeated in the invitation', async () => {
    const own = demo.db.updateTable('users').where('email', '=', 'pospago@demo.test')
    await own.set({ name: 'Ganhe em http://evil.test' }).execute()
    await mariana.post('/people', bia)
    const { text } = await lastMail()
    expect(text).toContain('Uma pessoa da empresa incluiu você')
    expect(text).not.toContain('evil')
    await own.set({ name: 'Mariana Duarte' }).execute()
  })

  test.each([
    ['an address in use, in any spelling', { email: 'OUTRA@demo.test' }, 'email'],
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: 'bia' }, 'email'],
    ['an unknown role', { role: 'administrator' }, 'role'],
  ])('%s is refused at its field', async (_, wrong, field) => {
    const before = await list()
    const answer = await mariana.post('/people', { ...bia, ...wrong })
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
    expect(await list()).toEqual(before)
  })
})

describe('changing a person', () => {
  test('a new role applies to the next request of the same login session', async () => {
    const { id, caller } = await arrived({ role: 'reader' })
    expect((await caller.get('/client/statement')).status).toBe(403)
    expect((await change(id, { role: 'finance' })).status).toBe(200)
    expect((await caller.get('/client/statement')).status).toBe(200)
    expect((await caller.get('/people')).status).toBe(403)
  })

  test('without access, the person is out at once, and comes back with the old password', async () => {
    const { id, caller } = await arrived()
    await change(id, { active: false })
    expect((await caller.get('/auth/user')).body.data).toBeNull()
    const login = () => demoCaller(demo.app).post('/auth/login', { email: bia.email, password })
    expect((await login()).status).toBe(401)
    await change(id, { active: true })
    expect((await login()).status).toBe(200)
  })

  test('signing out everywhere ends the login sessions, not the account', async () => {
    const { id, caller } = await arrived()
    expect((await mariana.post(`/people/${id}/logout`)).status).toBe(200)
    expect((await caller.get('/auth/user')).body.data).toBeNull()
    expect(await named('Bia Reis')).toMatchObject({ active: true })
  })

  test('nobody changes their own role or access, and people of another company are not found', async () => {
    const own = await change((await named('Mariana Duarte')).id, { role: 'reader' })
    expect([own.status, own.body.error_message]).toEqual([
      409,
      'Ninguém muda o próprio papel nem o próprio acesso: peça a outra pessoa da gestão.',
    ])
    for (const id of [(await rowOf('outra@demo.test')).id, 99_999]) {
      expect((await change(id, { active: false })).status).toBe(404)
      expect((await mariana.post(`/people/${id}/logout`)).status).toBe(404)
    }
  })
})

describe('the twenty places of a company (rule one-person-many-roles)', () => {
  const full = 'Cada empresa pode ter até 20 pessoas.'
  /** Fills the company up; returns the ids of those added. */
  async function filled(): Promise<number[]> {
    const missing = 20 - (await list()).filter(({ active }) => active).length
    const { rows } = await sql<{ id: number }>`
      insert into users (name, email, scope, company_id, client_role, created_at)
      select 'Pessoa ' || n, 'p' || n || '@novas.test', 'client', ${companyId}, 'reader', ${noon}
      from generate_series(1, ${missing}::int) n returning id`.execute(demo.db)
    return rows.map(({ id }) => id)
  }

  test('are for those who may sign in: one without access makes room, and gets it back only while there is room', async () => {
    const [first = 0] = await filled()
    const refused = await mariana.post('/people', bia)
    expect([refused.status, refused.body.error_message]).toEqual([422, full])
    expect((await change(first, { active: false })).status).toBe(200)
    expect((await mariana.post('/people', bia)).status).toBe(200)
    const back = await change(first, { active: true })
    expect([back.status, back.body.code, back.body.error_message]).toEqual([422, 'invalid', full])
    expect((await change(first, { role: 'finance' })).status).toBe(200)
    await change((await named('Bia Reis')).id, { active: false })
    expect((await change(first, { active: true })).status).toBe(200)
  })

  test('are freed by who is erased', async () => {
    const [first = 0] = await filled()
    expect((await mariana.post('/people', bia)).status).toBe(422)
    await erasePerson(demo.db, { emails: ['p1@novas.test'], phones: [], cpfs: [] }, noon)
    expect((await mariana.post('/people', bia)).status).toBe(200)
    const gone = await demo.db.selectFrom('users').select('email').where('id', '=', first).executeTakeFirst()
    expect(gone?.email).toMatch(/@apagada\.invalid$/)
  })
})

describe('staff', () => {
  const at = (rest = '') => `/staff/companies/${companyId}/people${rest}`

  test('invite, change and sign people of a company out, which is recorded', async () => {
    const invited = await admin.post(at(), bia)
    expect(invited.status, invited.text).toBe(200)
    const { id } = await named('Bia Reis')
    expect((await lastMail()).text).toContain(
      'Helena Prado, da equipe do Ensaio, incluiu você na empresa Construtora Horizonte',
    )
    const changed = (await admin.post(at(`/${id}`), { role: 'finance' })).body.data as StaffCompanyDetail
    expect(changed.people.find((one) => one.id === id)).toMatchObject({ role: 'finance', is_invited: true })
    expect((await admin.post(at(`/${id}/logout`))).status).toBe(200)
    expect((await events()).map(({ kind, detail }) => [kind, detail])).toEqual([
      ['client_invited', { person: id, name: 'Bia Reis', role: 'orders' }],
      [
        'client_changed',
        {
          person: id,
          name: 'Bia Reis',
          from: { role: 'orders', active: true },
          to: { role: 'finance', active: true },
        },
      ],
      ['client_signed_out', { person: id, name: 'Bia Reis' }],
    ])
  })

  test('find nobody in a company that does not exist, or in another one', async () => {
    expect((await admin.post('/staff/companies/99999/people', bia)).status).toBe(404)
    const { id } = await rowOf('outra@demo.test')
    expect((await admin.post(at(`/${id}`), { role: 'reader' })).status).toBe(404)
  })

  test('the last manager who can sign in stays (rule last-manager)', async () => {
    const { id } = await rowOf('pospago@demo.test')
    for (const loss of [{ role: 'reader' }, { active: false }]) {
      const answer = await admin.post(at(`/${id}`), loss)
      expect([answer.status, answer.body.error_message]).toEqual([
        409,
        'Esta é a última pessoa da gestão que consegue entrar. Dê antes este papel a outra pessoa da empresa.',
      ])
    }
    // An invited manager has no password yet, and so does not replace one who can sign in.
    await admin.post(at(), { ...bia, role: 'manager' })
    expect((await admin.post(at(`/${id}`), { active: false })).status).toBe(409)
    const invited = await named('Bia Reis')
    expect((await admin.post(at(`/${invited.id}`), { active: false })).status).toBe(200)
  })
})

describe('people named in the first access', () => {
  const rui = { is_me: false, name: 'Rui Dias', cpf: '529.982.247-25', email: 'rui@novas.test' }

  test.each([
    [{ legal_representative: true }, 'manager'],
    [{ finances_manager: true }, 'finance'],
    [{ operation_manager: true }, 'orders'],
    [{ finances_manager: true, operation_manager: true }, 'manager'],
    [{ role: 'reader' }, 'reader'],
    [{}, 'orders'],
  ])('%j gives the role %s', async (told, role) => {
    expect((await mariana.post('/users', { ...rui, ...told })).status).toBe(200)
    expect(await rowOf(rui.email)).toMatchObject({ client_role: role })
  })

  test('a second function widens the role until the person has a password; a chosen role stays', async () => {
    await mariana.post('/users', { ...rui, finances_manager: true })
    await mariana.post('/users', { ...rui, operation_manager: true })
    expect(await rowOf(rui.email)).toMatchObject({ client_role: 'manager' })
    await change((await named('Rui Dias')).id, { role: 'reader' })
    await mariana.post('/users', { ...rui, legal_representative: true })
    expect(await rowOf(rui.email)).toMatchObject({ client_role: 'reader' })
  })
})
