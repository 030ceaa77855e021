import type { TeamMember } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { teamOf } from '../providers/repository/providers.ts'

const noon = '2026-11-20T15:00:00.000Z'
const rita = { name: 'Rita Sales', email: 'rita@casa.test', role: 'coordinator' }

let demo: DemoApp
let admin: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(noon)
  await demo.db.deleteFrom('outbox').execute()
  const guests = demo.db.selectFrom('users').select('id').where('email', 'like', '%@casa.test')
  await sql`truncate office_events`.execute(demo.db)
  await demo.db.deleteFrom('magic_links').where('user_id', 'in', guests).execute()
  await demo.db.deleteFrom('auth_sessions').where('user_id', 'in', guests).execute()
  await demo.db.deleteFrom('users').where('email', 'like', '%@casa.test').execute()
})

const list = async (): Promise<TeamMember[]> => (await admin.get('/staff/team')).body.data
const named = async (name: string) => {
  const found = (await list()).find((one) => one.name === name)
  if (found === undefined) throw new Error(`${name} is not in the team.`)
  return found
}
const change = (id: number, body: object, by = admin) => by.post(`/staff/team/${id}`, body)
const events = () =>
  demo.db.selectFrom('office_events').select(['kind', 'subject_id', 'detail']).orderBy('id').execute()

/** Invites a person, and signs them in by the link of their mail. */
async function arrived(person = rita): Promise<{ id: number; caller: Caller }> {
  expect((await admin.post('/staff/team', person)).status).toBe(200)
  const { text } = await demo.db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', person.email)
    .executeTakeFirstOrThrow()
  const token = text
    .match(/backoffice\/login\?magictoken=([\w-]+)|magictoken=([\w-]+)/)
    ?.slice(1)
    .find(Boolean)
  const caller = demoCaller(demo.app)
  expect((await caller.get(`/auth/magic/?token=${token}`)).status).toBe(200)
  expect((await caller.post('/newpassword', { password: 'lua-cheia-no-telhado' })).status).toBe(200)
  return { id: (await named(person.name)).id, caller }
}

describe('the people of the office', () => {
  test('are listed with role, last access and who is asking', async () => {
    await admin.get('/auth/user')
    expect(await named('Helena Prado')).toMatchObject({
      role: 'administrator',
      active: true,
      is_self: true,
      is_invited: false,
      seen_at: noon,
    })
    expect(await named('Otávio Lins')).toMatchObject({ role: 'coordinator', is_self: false, seen_at: null })
    expect((await list()).some(({ email }) => email === 'fotografo@demo.test')).toBe(false)
  })

  test('come by a mail whose link lets them choose a password, with the rights of their role', async () => {
    const { id, caller } = await arrived()
    expect(await named('Rita Sales')).toMatchObject({ role: 'coordinator', is_invited: false })
    expect((await caller.get('/staff/companies')).status).toBe(200)
    expect((await caller.get('/staff/team')).status).toBe(403)
    expect((await caller.post('/staff/settings', {})).status).toBe(403)
    expect(await events()).toEqual([
      { kind: 'person_invited', subject_id: id, detail: { name: 'Rita Sales', role: 'coordinator' } },
    ])
  })

  test('a known address is refused at its field, in any spelling', async () => {
    const answer = await admin.post('/staff/team', { ...rita, email: 'POSPAGO@demo.test' })
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toEqual({ email: 'Este e-mail já é de uma conta. Use outro.' })
  })

  test.each([
    ['name', { name: ' ' }],
    ['email', { email: 'rita' }],
    ['role', { role: 'chefe' }],
  ])('a wrong %s is refused at its field', async (field, wrong) => {
    const answer = await admin.post('/staff/team', { ...rita, ...wrong })
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
  })

  test('may be invited again until they have a password, three times an hour', async () => {
    await admin.post('/staff/team', rita)
    const { id } = await named('Rita Sales')
    const again = () => admin.post(`/staff/team/${id}/invitation`)
    expect([(await again()).status, (await again()).status, (await again()).status]).toEqual([200, 200, 429])
    const otavio = await named('Otávio Lins')
    expect((await admin.post(`/staff/team/${otavio.id}/invitation`)).status).toBe(409)
    await change(id, { active: false })
    expect((await again()).status).toBe(409)
  })
})

describe('changing a person', () => {
  test('a new role applies to the next request of the same login session', async () => {
    const { id, caller } = await arrived()
    expect((await caller.get('/staff/services')).status).toBe(403)
    expect((await change(id, { role: 'finance' })).status).toBe(200)
    expect((await caller.get('/staff/services')).status).toBe(200)
    expect((await caller.get('/staff/mails')).status).toBe(403)
    expect((await events()).at(-1)).toEqual({
      kind: 'person_changed',
      subject_id: id,
      detail: {
        name: 'Rita Sales',
        from: { role: 'coordinator', active: true },
        to: { role: 'finance', active: true },
      },
    })
  })

  test('without access, the person is out at once, and comes back with the old password', async () => {
    const { id, caller } = await arrived()
    await change(id, { active: false })
    expect((await caller.get('/auth/user')).body.data).toBeNull()
    const login = () =>
      demoCaller(demo.app).post('/auth/login', { email: rita.email, password: 'lua-cheia-no-telhado' })
    expect((await login()).status).toBe(401)
    await change(id, { active: true })
    expect((await login()).status).toBe(200)
  })

  test('signing out everywhere ends the login sessions, not the account', async () => {
    const { id, caller } = await arrived()
    expect((await admin.post(`/staff/team/${id}/logout`)).status).toBe(200)
    expect((await caller.get('/auth/user')).body.data).toBeNull()
    expect(await named('Rita Sales')).toMatchObject({ active: true })
    expect((await events()).at(-1)).toMatchObject({ kind: 'person_signed_out', subject_id: id })
  })

  test('nobody changes their own role or access', async () => {
    const { id } = await named('Helena Prado')
    const answer = await change(id, { role: 'finance' })
    expect([answer.status, answer.body.error_message]).toEqual([
      409,
      'Ninguém muda o próprio papel nem o próprio acesso: peça a outra pessoa da administração.',
    ])
  })

  test('the last administrator who can sign in stays (rule last-administrator)', async () => {
    const helena = await named('Helena Prado')
    const second = await arrived({ ...rita, role: 'administrator' })
    // Helena lost her password: Rita is the last one who can sign in.
    const lost = demo.db.updateTable('users').set({ password_hash: null }).where('id', '=', helena.id)
    const hash = await demo.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', helena.id)
      .executeTakeFirstOrThrow()
    await lost.execute()
    for (const loss of [{ role: 'coordinator' }, { active: false }]) {
      const answer = await change(second.id, loss)
      expect([answer.status, answer.body.error_message]).toEqual([
        409,
        'Esta é a última pessoa da administração que consegue entrar. Dê antes este papel a outra pessoa da equipe.',
      ])
    }
    await demo.db.updateTable('users').set(hash).where('id', '=', helena.id).execute()
    expect((await change(second.id, { active: false })).status).toBe(200)
  })

  test('clients, photographers and unknown ids are not found', async () => {
    const owner = await demo.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'pospago@demo.test')
      .executeTakeFirstOrThrow()
    for (const id of [owner.id, 99_999]) {
      expect((await change(id, { active: false })).status).toBe(404)
      expect((await admin.post(`/staff/team/${id}/logout`)).status).toBe(404)
    }
  })

  test('finance and people without access get no mails about ensaios', async () => {
    const finance = await arrived({ ...rita, role: 'finance' })
    const otavio = await named('Otávio Lins')
    await change(otavio.id, { active: false })
    const told = await demo.db.transaction().execute((tx) => teamOf(tx, 1))
    expect(told.map(({ email }) => email).filter((email) => !email.startsWith('fotografo'))).toEqual([
      'admin@demo.test',
    ])
    await change(otavio.id, { active: true })
    await change(finance.id, { role: 'coordinator' })
    const now = await demo.db.transaction().execute((tx) => teamOf(tx, 1))
    expect(now.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['coordenacao@demo.test', 'rita@casa.test']),
    )
  })

  test('an empty or unchanged change leaves no trace', async () => {
    const { id } = await named('Otávio Lins')
    expect((await change(id, {})).status).toBe(200)
    expect((await change(id, { role: 'coordinator', active: true })).status).toBe(200)
    expect(await events()).toEqual([])
  })
})
