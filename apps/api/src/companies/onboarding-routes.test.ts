import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const email = 'novo@demo.test'

let demo: DemoApp
let caller: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
})
afterAll(() => demo.close())
beforeEach(async () => {
  const again = { first_login: true, password_set_at: null, onboarding_step: 'welcome' } as const
  await demo.db.updateTable('users').set(again).where('email', '=', email).execute()
  caller = await signedIn(demo.app, email)
  await demo.db.deleteFrom('outbox').execute()
})

const move = (body: object) => caller.post('/onboarding', body)
const mails = () => demo.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const user = (address: string) =>
  demo.db.selectFrom('users').selectAll().where('email', '=', address).executeTakeFirstOrThrow()
const flags = { legal_representative: true, finances_manager: false, operation_manager: false }
const bia = { is_me: false, name: 'Bia Reis', cpf: '529.982.247-25', email: 'bia@belmonte.test' }

describe('the steps', () => {
  test('start at the welcome, with the data entered so far', async () => {
    expect((await caller.get('/onboarding')).body.data).toEqual({
      step: 'welcome',
      steps: ['welcome', 'password', 'company', 'users'],
      is_finished: false,
      company: {
        identification: '11444777000161',
        corporate_name: 'Belmonte Residenciais Ltda.',
        address: null,
        logo_url: null,
      },
      users: [
        {
          name: 'Thiago Belmonte',
          cpf: null,
          email,
          is_me: true,
          legal_representative: false,
          finances_manager: false,
          operation_manager: false,
          is_invited: false,
        },
      ],
    })
  })

  test('remember the furthest one, over a new login', async () => {
    expect((await move({ move: 'reach', step: 'company' })).body.data).toMatchObject({ step: 'company' })
    expect((await move({ move: 'reach', step: 'password' })).body.data).toMatchObject({ step: 'company' })
    const again = await signedIn(demo.app, email)
    expect((await again.get('/onboarding')).body.data).toMatchObject({ step: 'company', is_finished: false })
  })

  test('go on at the first that is not done', async () => {
    expect((await caller.post('/newpassword', { password: 'ensaio123' })).status).toBe(200)
    expect((await caller.get('/onboarding')).body.data).toMatchObject({ step: 'company' })
    const { company_id } = await user(email)
    const place = JSON.stringify({
      postal_code: '01305100',
      street: 'Rua Augusta',
      number: '1500',
      neighborhood: 'Consolação',
      city: 'São Paulo',
      state: 'SP',
    })
    const companies = demo.db.updateTable('companies').where('id', '=', company_id)
    await companies.set({ address: place }).execute()
    expect((await caller.get('/onboarding')).body.data).toMatchObject({ step: 'users' })
    await companies.set({ address: null }).execute()
  })

  test('of a colleague of a finished company are welcome and password alone', async () => {
    await demo.db.updateTable('users').set({ first_login: false }).where('email', '=', email).execute()
    await caller.post('/users', { ...bia, email: 'colega@belmonte.test' })
    const token = (await mails()).at(-1)?.text.match(/magictoken=([\w-]{43})\n/)?.[1]
    const her = demoCaller(demo.app)
    await her.get(`/auth/magic/?token=${token}`)
    const steps = ['welcome', 'password']
    expect((await her.get('/onboarding')).body.data).toMatchObject({ step: 'welcome', steps })
    expect((await her.post('/newpassword', { password: 'ensaio123' })).status).toBe(200)
    expect((await her.get('/onboarding')).body.data).toMatchObject({ step: 'password', steps })
    expect((await her.post('/onboarding', { move: 'finish' })).body.data).toMatchObject({ is_finished: true })

    const { id } = await user('colega@belmonte.test')
    await demo.db.deleteFrom('auth_sessions').where('user_id', '=', id).execute()
    await demo.db.deleteFrom('magic_links').where('user_id', '=', id).execute()
    await demo.db.deleteFrom('users').where('id', '=', id).execute()
  })

  test.each(['finish', 'skip'])('%s ends them, but not before the password is set', async (end) => {
    const early = await move({ move: end })
    expect([early.status, early.body.error_message]).toEqual([
      409,
      'Cadastre sua senha antes de concluir o primeiro acesso.',
    ])
    expect((await caller.get('/auth/user')).body.data).toMatchObject({ first_login: true })
    // Even long after the login: a person in their first access may have no password to sign in again with.
    demo.setClock('2026-11-20T15:30:00.000Z')
    expect((await caller.post('/newpassword', { password: 'ensaio123' })).status).toBe(200)
    demo.setClock(noon)
    expect((await move({ move: end })).body.data).toMatchObject({ is_finished: true })
    expect((await caller.get('/auth/user')).body.data).toMatchObject({ first_login: false })
    expect((await move({ move: end })).status).toBe(200)
    expect((await move({ move: 'reach', step: 'users' })).status).toBe(200)
    expect(await user(email)).toMatchObject({ onboarding_step: 'welcome' })
  })

  test.each([{}, { move: 'jump' }, { move: 'reach' }, { move: 'reach', step: 'admin' }, { move: null }])(
    '%j is refused',
    async (body) => {
      expect((await move(body)).status).toBe(422)
    },
  )

  test('are refused for staff and for signed-out callers', async () => {
    const staff = await signedIn(demo.app, 'admin@demo.test')
    for (const [who, status] of [
      [staff, 403],
      [demoCaller(demo.app), 401],
    ] as const) {
      expect((await who.get('/onboarding')).status).toBe(status)
      expect((await who.post('/onboarding', { move: 'skip' })).status).toBe(status)
      expect((await who.post('/users', { is_me: true, ...flags })).status).toBe(status)
    }
  })
})

describe('the people', () => {
  const add = (body: object) => caller.post('/users', body)

  test('“I am the representative” adds flags to the signed-in person, and removes none', async () => {
    await add({ is_me: true, ...flags })
    const answer = await add({ is_me: true, finances_manager: true })
    expect(answer.body.data).toMatchObject({
      name: 'Thiago Belmonte',
      is_me: true,
      legal_representative: true,
      finances_manager: true,
      operation_manager: false,
    })
    expect(await mails()).toEqual([])
  })

  test('a new person is added and invited; the link opens their own first access', async () => {
    const answer = await add({ ...bia, ...flags })
    expect(answer.body.data).toEqual({ ...bia, cpf: '52998224725', ...flags, is_invited: true })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: bia.email, recipient_name: 'Bia Reis' })
    expect(mail?.text).toContain('Thiago Belmonte incluiu você na empresa Belmonte Residenciais')
    expect(mail?.text).toContain('O link funciona uma vez, por 7 dias.')
    const { id } = await user(bia.email)
    const links = demo.db.selectFrom('magic_links').select(['created_at', 'expires_at'])
    const link = await links.where('user_id', '=', id).executeTakeFirstOrThrow()
    expect(Date.parse(link.expires_at) - Date.parse(link.created_at)).toBe(7 * 24 * 60 * 60 * 1000)
    const token = mail?.text.match(/\/\?magictoken=([\w-]{43})\n/)?.[1]
    const her = demoCaller(demo.app)
    expect((await her.get(`/auth/magic/?token=${token}`)).body.data).toEqual({
      scope: 'client',
      first_login: true,
    })
    const { users } = (await her.get('/onboarding')).body.data as {
      users: { email: string; is_me: boolean }[]
    }
    expect(users.map((one) => [one.email, one.is_me])).toEqual([
      [email, false],
      [bia.email, true],
    ])
  })

  test('the same address again adds flags and corrects the name, without another mail', async () => {
    const answer = await add({
      ...bia,
      email: 'BIA@belmonte.test',
      name: 'Beatriz Reis',
      cpf: '123.456.789-09',
      finances_manager: true,
    })
    expect(answer.body.data).toMatchObject({
      name: 'Beatriz Reis',
      cpf: '12345678909',
      legal_representative: true,
      finances_manager: true,
    })
    expect(await mails()).toEqual([])
  })

  test('a person with a password keeps their own name', async () => {
    await add({ ...bia, email, name: 'Outro Nome', operation_manager: true })
    expect(await user(email)).toMatchObject({
      name: 'Thiago Belmonte',
      cpf: '52998224725',
      operation_manager: true,
    })
    await add({ ...bia, email, cpf: '123.456.789-09' })
    expect(await user(email)).toMatchObject({ cpf: '52998224725' })
  })

  test.each(['outra@demo.test', 'OUTRA@demo.test', 'admin@demo.test', 'fotografo@demo.test'])(
    '%s belongs to another account, which stays unchanged',
    async (taken) => {
      const before = await user(taken.toLowerCase())
      const answer = await add({ ...bia, email: taken, ...flags })
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['email']])
      expect(await user(taken.toLowerCase())).toEqual(before)
      expect(await mails()).toEqual([])
    },
  )

  test('rights cannot be slipped in', async () => {
    const slipped = {
      scope: 'admin',
      company_id: 1,
      client_id: 1,
      first_login: false,
      password_hash: 'x',
      id: 1,
    }
    await add({ ...bia, ...slipped, email: 'caio@belmonte.test' })
    const { company_id } = await user(email)
    expect(await user('caio@belmonte.test')).toMatchObject({
      scope: 'client',
      company_id,
      first_login: true,
      password_hash: null,
    })
    await add({ is_me: true, ...slipped })
    expect(await user(email)).toMatchObject({ scope: 'client', company_id, first_login: true })
  })

  test('fifty posts at once for three people create three people and three mails', async () => {
    const people = ['d', 'e', 'f'].map((name) => ({ ...bia, email: `${name}@belmonte.test`, ...flags }))
    const posts = people.flatMap((person) => Array.from({ length: 17 }, () => add(person)))
    const answers = await Promise.all(posts)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual(
      people.map((one) => one.email),
    )
  })

  test('twenty people are the most', async () => {
    const { company_id } = await user(email)
    const count = async () =>
      (await demo.db.selectFrom('users').select('id').where('company_id', '=', company_id).execute()).length
    const before = await count()
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, nth) => add({ ...bia, email: `g${nth}@belmonte.test` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20 - before)
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.body.error_message).toBe('Cada empresa pode ter até 20 pessoas.')
    expect(await count()).toBe(20)
    // Existing people can still get flags.
    expect((await add({ ...bia, finances_manager: true })).status).toBe(200)
  })

  test.each([
    [{ ...bia, cpf: '529.982.247-24' }, 'cpf'],
    [{ ...bia, email: 'bia@belmonte.test, evil@z.test' }, 'email'],
    [{ ...bia, email: 'bia@belmonte.test\r\nBcc: evil@z.test' }, 'email'],
    [{ ...bia, name: ' ' }, 'name'],
    [{ ...bia, legal_representative: 'yes' }, 'legal_representative'],
    [{ ...bia, is_me: 'true' }, 'is_me'],
  ])('%j is refused at its field', async (body, field) => {
    const answer = await add(body)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
    expect(await mails()).toEqual([])
  })

  test('can be added after the first access, too', async () => {
    await demo.db.updateTable('users').set({ first_login: false }).where('email', '=', email).execute()
    const answer = await add({ ...bia, finances_manager: true })
    expect([answer.status, answer.body.data]).toMatchObject([200, { finances_manager: true }])
  })
})
