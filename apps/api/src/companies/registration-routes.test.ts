import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const sales = 'vendas@ensaio.test'

let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ now: noon, config: { mailSales: sales } })
})
afterAll(() => demo.close())
beforeEach(() => demo.db.deleteFrom('outbox').execute())

const form = {
  name: 'Ana Souza',
  phone: '(11) 91234-5678',
  email: 'Ana@Nova.test',
  company: 'Nova Imóveis',
  address: 'São Paulo',
  extra_data: { employees_qnt: 12 },
}

const register = (over: object = {}) => demoCaller(demo.app).post('/new-client', { ...form, ...over })
const mails = () => demo.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const users = () => demo.db.selectFrom('users').selectAll().orderBy('id').execute()
const companies = () => demo.db.selectFrom('companies').selectAll().orderBy('id').execute()
const registrations = () => demo.db.selectFrom('registrations').selectAll().orderBy('id').execute()

function linkIn(text: string | undefined): string {
  return text?.match(/http:\/\/localhost:3000\/\?magictoken=([\w-]{43})\n/)?.[1] ?? ''
}

describe('a company registers itself', () => {
  test('gets an account without a password, and a link that opens its first access', async () => {
    const answer = await register()
    expect([answer.status, answer.body]).toEqual([200, { data: { lead: false } }])
    expect((await companies()).at(-1)).toMatchObject({
      name: 'Nova Imóveis',
      payment_plan: 1,
      balance_cents: 0,
    })
    const user = { scope: 'client', email: 'ana@nova.test', phone: '+5511912345678', first_login: true }
    expect((await users()).at(-1)).toMatchObject({ ...user, password_hash: null })
    expect((await registrations()).at(-1)).toMatchObject({
      city: 'São Paulo',
      employees: 12,
      state: 'accepted',
    })

    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'ana@nova.test', subject: 'Boas-vindas ao Ensaio' })
    expect(mail?.html).toContain(`href="http://localhost:3000/?magictoken=${linkIn(mail?.text)}"`)

    const caller = demoCaller(demo.app)
    const followed = await caller.get(`/auth/magic/?token=${linkIn(mail?.text)}`)
    expect(followed.body.data).toEqual({ scope: 'client', first_login: true })
    expect((await caller.post('/newpassword', { password: 'minha-senha' })).status).toBe(200)
    const credentials = { email: 'ana@nova.test', password: 'minha-senha' }
    expect((await demoCaller(demo.app).post('/auth/login', credentials)).status).toBe(200)
  })

  test('a known address gets the same answer, and a recovery mail', async () => {
    const before = [(await users()).length, (await companies()).length]
    const known = await register({ email: 'POSPAGO@demo.test', company: 'Outra' })
    const unknown = await register({ email: 'bia@nova.test' })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect([(await users()).length, (await companies()).length]).toEqual(before.map((count) => count + 1))
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: 'pospago@demo.test', subject: 'Seu acesso ao Ensaio' })
    expect(linkIn(mail?.text)).not.toBe('')
  })

  test('an address gets at most three mails an hour', async () => {
    for (let call = 0; call < 6; call += 1) await register({ email: 'cris@nova.test' })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(Array(3).fill('cris@nova.test'))
  })

  test('several posts at once create one account', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => register({ email: 'duda@nova.test' })))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await users()).filter(({ email }) => email === 'duda@nova.test')).toHaveLength(1)
  })

  test('extra fields change nothing', async () => {
    const planted = { scope: 'admin', company_id: 1, client_id: 1, payment_plan: 2, balance_cents: 1_000_000 }
    await register({ ...planted, email: 'eva@nova.test' })
    expect((await users()).at(-1)).toMatchObject({ scope: 'client', email: 'eva@nova.test' })
    expect((await companies()).at(-1)).toMatchObject({ payment_plan: 1, balance_cents: 0 })
    expect((await users()).at(-1)?.company_id).toBe((await companies()).at(-1)?.id)
  })

  test('a name with an advert is not repeated in the mail', async () => {
    await register({
      email: 'fabi@nova.test',
      name: 'Ganhe em http://evil.test agora',
      company: 'http://evil.test',
    })
    const [mail] = await mails()
    expect(mail?.text).toMatch(/^Olá, Ganhe!\n/)
    await register({ email: 'gabi@nova.test', name: 'http://evil.test' })
    for (const { text, html } of await mails()) expect(`${text}${html}`).not.toContain('evil')
  })
})

describe('a company above the limits', () => {
  test.each([
    [{ tours_per_month: 6 }, true],
    [{ largest_area: 1201 }, true],
    [{ tours_per_month: 5, largest_area: 1200 }, false],
  ])('%j: lead %s', async (extra, lead) => {
    const email = `lead-${JSON.stringify(extra).replace(/\W/g, '')}@nova.test`.toLowerCase()
    const answer = await register({ email, extra_data: { employees_qnt: 3, ...extra } })
    expect(answer.body).toEqual({ data: { lead } })
    const kept = (await registrations()).at(-1)
    expect([kept?.email, kept?.company_id === null]).toEqual([email, lead])
    expect((await users()).some((user) => user.email === email)).toBe(!lead)
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([lead ? sales : email])
  })

  test('the sales team reads the entered text, and none of it runs', async () => {
    const extra_data = { employees_qnt: 3, tours_per_month: 40, largest_area: 2000 }
    await register({ company: '<script>alert(1)</script>', extra_data })
    const [mail] = await mails()
    expect(mail?.text).toContain(
      'Empresa: <script>alert(1)</script>\nNome: Ana Souza\nE-mail: ana@nova.test\n',
    )
    expect(mail?.text).toContain('Telefone: (11) 91234-5678')
    expect(mail?.html).not.toContain('<script')
  })

  test('waits as one lead, which sales are told of once, however often it is sent, also at once', async () => {
    const large = { email: 'ivo@nova.test', extra_data: { employees_qnt: 3, tours_per_month: 40 } }
    const leads = async () => (await registrations()).filter(({ email }) => email === large.email)
    const answers = [
      await register(large),
      await register({ ...large, email: 'Ivo@Nova.test' }),
      ...(await Promise.all([register(large), register(large)])),
    ]
    const same = { status: 200, body: { data: { lead: true } } }
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(answers.map(() => same))
    expect([(await leads()).length, (await mails()).length]).toEqual([1, 1])
    const atOnce = { ...large, company: 'Outra Imóveis' }
    await Promise.all([register(atOnce), register(atOnce)])
    expect([(await leads()).length, (await mails()).length]).toEqual([2, 2])
    // A decided one is over: what comes later is looked at anew.
    await demo.db
      .updateTable('registrations')
      .set({ state: 'declined', decided_at: noon })
      .where('email', '=', large.email)
      .execute()
    await register(large)
    expect([(await leads()).length, (await mails()).length]).toEqual([3, 3])
  })

  test('known and unknown addresses get the same answer', async () => {
    const extra_data = { employees_qnt: 3, tours_per_month: 40 }
    const answers = await Promise.all(
      ['pospago@demo.test', 'hugo@nova.test'].map((email) => register({ email, extra_data })),
    )
    expect(answers[0]?.body).toEqual(answers[1]?.body)
  })
})

describe('refused', () => {
  test.each([
    'a@b.test\r\nBcc: evil@z.test',
    'a@b.test\nBcc: evil@z.test',
    'a@b.test%0aBcc: evil@z.test',
    'a@b.test, evil@z.test',
    'a@b.test;evil@z.test',
    'a@b.test evil@z.test',
    'Evil <evil@z.test>',
    '"a" <a@b.test>',
    '"a,b"@b.test',
    'a@[127.0.0.1]',
    'a@b.test\u0000',
    'a@b\u2028.test',
  ])('the address %j gets no mail', async (email) => {
    const before = (await users()).length
    const answer = await register({ email })
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid'])
    expect([await mails(), (await users()).length]).toEqual([[], before])
  })

  test('a line break in a name or a company', async () => {
    for (const field of ['name', 'company', 'address']) {
      const answer = await register({ [field]: 'Ana\r\nBcc: evil@z.test' })
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
    }
    expect(await mails()).toEqual([])
  })

  test('missing fields are named', async () => {
    const answer = await demoCaller(demo.app).post('/new-client', { extra_data: {} })
    expect(Object.keys(answer.body.fields ?? {}).toSorted()).toEqual(
      ['address', 'company', 'email', 'extra_data.employees_qnt', 'name', 'phone'].toSorted(),
    )
  })
})

test('five registrations an hour per network address', async () => {
  const limited = await openDemoApp({ config: { rateLimits: true } })
  await limited.db.deleteFrom('outbox').execute()
  const statuses: number[] = []
  for (let call = 0; call < 7; call += 1) {
    const answer = await demoCaller(limited.app).post('/new-client', { ...form, email: `a${call}@nova.test` })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  expect(await limited.db.selectFrom('outbox').select('id').execute()).toHaveLength(5)
  await limited.close()
})
