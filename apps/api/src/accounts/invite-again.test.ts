import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const colleague = 'bia@colega.test'
const photographer = 'nina@fotos.test'

let demo: DemoApp
let admin: Caller
let owner: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  owner = await signedIn(demo.app, 'pospago@demo.test')
  const bia = { is_me: false, name: 'Bia Reis', cpf: '529.982.247-25', email: colleague }
  expect((await owner.post('/users', bia)).status).toBe(200)
  const nina = { name: 'Nina Arruda', email: photographer, phone: '(51) 99876-5432', city: 'Porto Alegre' }
  expect((await admin.post('/staff/providers', { ...nina, working_days: [1] })).status).toBe(200)
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(noon)
  await demo.db.deleteFrom('outbox').execute()
  await demo.db.deleteFrom('magic_links').execute()
})

const mails = () => demo.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const fromOffice = (email: string) => admin.post('/staff/invitations', { email })
const fromCompany = (email: string, caller = owner) => caller.post('/users/invitation', { email })

describe('inviting again', () => {
  test.each([
    [
      'a colleague by a colleague',
      () => fromCompany(colleague),
      colleague,
      '/?magictoken=',
      'Mariana Duarte incluiu você na empresa Construtora Horizonte',
    ],
    [
      'a colleague by an administrator',
      () => fromOffice(colleague),
      colleague,
      '/?magictoken=',
      'Helena Prado, da equipe do Ensaio, incluiu você na empresa Construtora Horizonte',
    ],
    [
      'a photographer',
      () => fromOffice(photographer),
      photographer,
      '/backoffice/?magictoken=',
      'fotógrafos',
    ],
  ])('%s: mails a new link into the recipient’s app', async (_who, ask, recipient, path, words) => {
    expect((await ask()).body).toEqual({ data: null })
    const [mail, ...others] = await mails()
    expect([mail?.recipient, others]).toEqual([recipient, []])
    expect(mail?.text).toContain(words)
    const token = mail?.text.split(path)[1]?.slice(0, 43)
    expect(mail?.text).toContain(`${path}${token}\n`)
    expect((await demoCaller(demo.app).get(`/auth/magic/?token=${token}`)).status).toBe(200)
  })

  test('the first person of a company gets the welcome mail again', async () => {
    const registration = { name: 'Rui Dias', phone: '(11) 91234-5678', email: 'rui@sol.test', company: 'Sol' }
    const extra_data = { employees_qnt: 3 }
    await demoCaller(demo.app).post('/new-client', { ...registration, address: 'São Paulo', extra_data })
    expect((await fromOffice('rui@sol.test')).status).toBe(200)
    expect((await mails()).map(({ subject }) => subject)).toEqual(Array(2).fill('Boas-vindas ao Ensaio'))
  })

  test('at most three links an hour per person, also at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => fromOffice(colleague)))
    const refused = answers.filter(({ status }) => status === 429)
    expect([refused.length, (await mails()).length]).toEqual([3, 3])
    expect(refused[0]?.body).toMatchObject({
      code: 'too_many',
      error_message: expect.stringMatching(/^Já enviamos/),
    })
    demo.setClock('2026-11-20T16:00:01.000Z')
    expect((await fromCompany(colleague, await signedIn(demo.app, 'pospago@demo.test'))).status).toBe(200)
  })

  test('is refused for people with a password; people of other companies are 404', async () => {
    const taken = await fromOffice('pospago@demo.test')
    expect([taken.status, taken.body.code]).toEqual([409, 'transition_refused'])
    const stranger = await signedIn(demo.app, 'outra@demo.test')
    for (const answer of [
      await fromCompany(colleague, stranger),
      await fromCompany(photographer),
      await fromOffice('admin@demo.test'),
      await fromOffice('ninguem@demo.test'),
    ]) {
      expect(answer.status).toBe(404)
    }
    expect(await mails()).toEqual([])
  })

  test('is offered only for people without a password', async () => {
    const { users } = (await owner.get('/onboarding')).body.data as {
      users: { email: string; is_invited: boolean }[]
    }
    expect(users.filter(({ is_invited }) => is_invited).map(({ email }) => email)).toEqual([colleague])
    const { people } = (await admin.get('/staff/companies/1')).body.data as { people: typeof users }
    expect(people.filter(({ is_invited }) => is_invited).map(({ email }) => email)).toEqual([colleague])
    const providers = (await admin.get('/staff/providers')).body.data as typeof users
    expect(providers.filter(({ is_invited }) => is_invited).map(({ email }) => email)).toEqual([photographer])
  })
})
