import type { CompanyPage, StaffCompanyDetail } from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'

let demo: DemoApp
let admin: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
})
afterAll(() => demo.close())
beforeEach(() => demo.db.deleteFrom('outbox').execute())

const mails = () => demo.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const contact = { name: 'Rita Lobo', phone: '(11) 91234-5678', email: 'rita@leste.test' }
const company = { name: 'Leste Imóveis', identification: '45.997.418/0001-53', payment_plan: 2, contact }

async function idOf(text: string): Promise<number> {
  const answer = await admin.get(`/staff/companies?text=${encodeURIComponent(text)}`)
  return (answer.body.data as CompanyPage).companies[0]?.id ?? 0
}

describe('a company made by hand', () => {
  test('has its first person invited by mail', async () => {
    const made = await admin.post('/staff/companies', company)
    expect(made.status, made.text).toBe(200)
    expect(made.body.data).toMatchObject({
      ...{ name: 'Leste Imóveis', identification: '45997418000153', payment_plan: 2, active: true },
      people: [{ name: 'Rita Lobo', email: 'rita@leste.test', phone: '+5511912345678', is_invited: true }],
    })
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: 'rita@leste.test', subject: 'Boas-vindas ao Ensaio' })
    expect(mail?.text).toContain('A empresa Leste Imóveis já tem acesso ao Ensaio')
  })

  test.each([
    [
      'the address',
      { identification: null, contact: { ...contact, email: 'POSPAGO@demo.test' } },
      'contact.email',
    ],
    [
      'the CNPJ',
      { identification: '11222333000181', contact: { ...contact, email: 'b@leste.test' } },
      'identification',
    ],
    ['no name', { name: ' ', contact: { ...contact, email: 'c@leste.test' } }, 'name'],
  ])('%s is refused at its field, and nothing is made', async (_, over, field) => {
    const before = await demo.db.selectFrom('companies').select('id').execute()
    const answer = await admin.post('/staff/companies', { ...company, ...over })
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
    expect(await demo.db.selectFrom('companies').select('id').execute()).toEqual(before)
    expect(await mails()).toEqual([])
  })
})

describe('the data of a company', () => {
  test('change, with their author, and without a copy of the contact', async () => {
    const id = await idOf('Lume')
    const { people } = (await admin.get(`/staff/companies/${id}`)).body.data as StaffCompanyDetail
    const person = { id: people[0]?.id ?? 0, name: 'Camila F. Reis', phone: '(51) 99999-8888' }
    const changed = await admin.post(`/staff/companies/${id}/details`, { name: 'Lume Casa', contact: person })
    expect(changed.body.data).toMatchObject({
      ...{ name: 'Lume Casa', identification: '12ABC34501DE35' },
      people: [{ name: 'Camila F. Reis', phone: '+5551999998888', email: 'semcredito@demo.test' }],
    })
    const noted = await demo.db
      .selectFrom('office_events')
      .select('detail')
      .where('kind', '=', 'company_changed')
      .execute()
    expect(noted).toEqual([
      { detail: { from: { name: 'Lume Imóveis' }, to: { name: 'Lume Casa' }, contact: person.id } },
    ])
  })

  test('a CNPJ of another company, and a person of another company, are refused', async () => {
    const id = await idOf('Lume')
    const taken = await admin.post(`/staff/companies/${id}/details`, { identification: '11222333000181' })
    expect([taken.status, Object.keys(taken.body.fields ?? {})]).toEqual([422, ['identification']])
    const other = (await admin.get(`/staff/companies/${await idOf('Atlas')}`)).body.data as StaffCompanyDetail
    const foreign = { id: other.people[0]?.id ?? 0, name: 'Outra', phone: null }
    const answer = await admin.post(`/staff/companies/${id}/details`, { name: 'Nada', contact: foreign })
    expect(answer.status).toBe(404)
    expect(await idOf('Nada')).toBe(0)
  })
})

test('people of an inactive company are signed out, and read why they cannot enter (rule inactive-company)', async () => {
  const client = await signedIn(demo.app, 'pospago@demo.test')
  const service = ((await client.get('/client/services')).body.data as { id: number }[])[0]?.id ?? 0
  const id = await idOf('Horizonte')
  const active = (value: boolean) => admin.post(`/staff/companies/${id}/details`, { active: value })
  expect((await active(false)).body.data).toMatchObject({ active: false })

  expect((await client.get('/auth/user')).body.data).toBeNull()
  expect((await client.post('/sessions', demoOrder(service))).status).toBe(401)
  const credentials = { email: 'pospago@demo.test', password: 'ensaio123' }
  const login = await demoCaller(demo.app).post('/auth/login', credentials)
  expect([login.status, login.body.error_message]).toEqual([
    403,
    'O acesso da sua empresa está desativado. Para voltar a entrar e a pedir ensaios, fale com a nossa equipe.',
  ])
  const wrong = await demoCaller(demo.app).post('/auth/login', { ...credentials, password: 'errada' })
  expect(wrong.body.code).toBe('wrong_credentials')
  await demoCaller(demo.app).post('/auth/recover', { email: credentials.email })
  expect(await mails()).toEqual([])
  const others = await demoCaller(demo.app).post('/auth/login', { ...credentials, email: 'outra@demo.test' })
  expect(others.status).toBe(200)

  await active(true)
  expect((await demoCaller(demo.app).post('/auth/login', credentials)).status).toBe(200)
})
