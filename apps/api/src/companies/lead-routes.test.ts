import { type LeadDetail, type LeadPage, refusalText, type StaffCompanyDetail } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const sales = 'vendas@ensaio.test'

let demo: DemoApp
let admin: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon, config: { mailSales: sales } })
  admin = await signedIn(demo.app, 'admin@demo.test')
})
afterAll(() => demo.close())
beforeEach(() => demo.db.deleteFrom('outbox').execute())

const mails = () => demo.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const events = (kind: 'lead_accepted' | 'lead_declined' | 'lead_answered') =>
  demo.db.selectFrom('office_events').selectAll().where('kind', '=', kind).execute()

let count = 0
/** Pre-registers a company above the limits, and returns its lead. */
async function newLead(over: { email?: string; identification?: string } = {}): Promise<LeadDetail> {
  count += 1
  const { email = `rita${count}@leste.test`, ...extra } = over
  const typed = {
    name: 'Rita Lobo',
    phone: '(11) 91234-5678',
    company: `Leste ${count}`,
    address: 'São Paulo',
  }
  const extra_data = { employees_qnt: 90, tours_per_month: 30, ...extra }
  expect((await demoCaller(demo.app).post('/new-client', { ...typed, email, extra_data })).body).toEqual({
    data: { lead: true },
  })
  const { leads } = await search(typed.company)
  return read(leads.find(({ company }) => company === typed.company)?.id ?? 0)
}

const search = async (text: string, page = 1): Promise<LeadPage> =>
  (await admin.get(`/staff/leads?text=${encodeURIComponent(text)}&page=${page}`)).body.data
const read = async (id: number): Promise<LeadDetail> => (await admin.get(`/staff/leads/${id}`)).body.data

const companyOf = (lead: LeadDetail, over: object = {}) => ({
  name: lead.company,
  identification: lead.identification,
  payment_plan: 2,
  contact: { name: lead.name, phone: lead.phone, email: lead.email },
  ...over,
})
const accept = (lead: LeadDetail, over: object = {}) =>
  admin.post(`/staff/leads/${lead.id}/accept`, companyOf(lead, over))

describe('the queue', () => {
  test('shows the waiting leads first, oldest at the top, then the others, newest at the top', async () => {
    const { leads, waiting } = await search('')
    expect(leads.map(({ company, state }) => [company, state])).toEqual([
      ['Grupo Serra Azul', 'waiting'],
      ['Eventos Farol', 'declined'],
    ])
    expect(waiting).toBe(1)
    const typed = { name: 'Ana', phone: '(11) 91234-5678', email: 'ana@nova.test', company: 'Nova Casa' }
    await demoCaller(demo.app).post('/new-client', {
      ...{ ...typed, address: 'São Paulo' },
      extra_data: { employees_qnt: 2 },
    })
    await newLead()
    expect((await search('')).leads.map(({ company }) => company)).toEqual([
      'Grupo Serra Azul',
      'Leste 1',
      'Nova Casa',
      'Eventos Farol',
    ])
  })

  test.each([
    ['serra AZUL', ['Grupo Serra Azul']],
    ['45.997.418/0001-53', ['Grupo Serra Azul']],
    ['davi@', ['Eventos Farol']],
    ['couto', ['Grupo Serra Azul']],
    ['%', []],
  ])('%s finds %o', async (text, found) => {
    expect((await search(text)).leads.map(({ company }) => company)).toEqual(found)
  })

  test('the mail to the sales team leads to the page of the lead', async () => {
    const { id } = await newLead({ identification: '11.444.777/0001-61' })
    const [mail] = await mails()
    expect(mail?.recipient).toBe(sales)
    expect(mail?.text).toContain(`http://localhost:3000/backoffice/leads/${id}\n`)
    expect(mail?.text).toContain('CNPJ: 11.444.777/0001-61')
  })
})

describe('accepting', () => {
  test('makes the company, and the mail lets its contact choose a password and sign in', async () => {
    const lead = await newLead()
    await demo.db.deleteFrom('outbox').execute()
    const answer = await accept(lead)
    expect(answer.status, answer.text).toBe(200)
    const accepted = answer.body.data as LeadDetail
    expect(accepted).toMatchObject({
      state: 'accepted',
      decision: { by: 'Helena Prado', at: noon, reason: null },
    })
    const company = (await admin.get(`/staff/companies/${accepted.company_id}`)).body
      .data as StaffCompanyDetail
    expect(company).toMatchObject({ name: lead.company, payment_plan: 2, balance: 0, active: true })
    expect(company.people).toMatchObject([{ name: 'Rita Lobo', email: lead.email, is_invited: true }])
    expect((await events('lead_accepted')).at(-1)).toMatchObject({ subject_id: lead.id, created_at: noon })

    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: lead.email, subject: 'Boas-vindas ao Ensaio' })
    const token = mail?.text.match(/magictoken=([\w-]{43})/)?.[1]
    const caller = demoCaller(demo.app)
    const followed = await caller.get(`/auth/magic/?token=${token}`)
    expect(followed.body.data).toEqual({ scope: 'client', first_login: true })
    expect((await caller.post('/newpassword', { password: 'mar azul na janela' })).status).toBe(200)
    expect((await caller.get('/client/services')).status).toBe(200)
  })

  test('once: the second decision is refused with the name of who decided (rule lead-decided-once)', async () => {
    const lead = await newLead()
    expect((await accept(lead)).status).toBe(200)
    const before = (await demo.db.selectFrom('companies').select('id').execute()).length
    const contact = { ...companyOf(lead).contact, email: 'outra@leste.test' }
    for (const answer of [
      await accept(lead, { contact }),
      await admin.post(`/staff/leads/${lead.id}/decline`, { reason: 'Não', tells: true }),
    ]) {
      expect([answer.status, answer.body.error_message]).toEqual([
        409,
        'Helena Prado já aceitou esta empresa.',
      ])
    }
    expect(await demo.db.selectFrom('companies').select('id').execute()).toHaveLength(before)
  })

  test('a known address or CNPJ is said before, and refused at its field', async () => {
    const lead = await newLead({ email: 'pospago@demo.test', identification: '12.345.678/0001-95' })
    expect(lead.known_email).toMatchObject({ company: 'Construtora Horizonte' })
    expect(lead.known_identification).toMatchObject({ company: 'Imobiliária Maré Alta' })
    const address = await accept(lead)
    expect([address.status, address.body.fields]).toEqual([
      422,
      { 'contact.email': 'Este e-mail já é de uma conta. Use outro.' },
    ])
    const contact = { ...companyOf(lead).contact, email: 'livre@leste.test' }
    const cnpj = await accept(lead, { contact })
    expect([cnpj.status, cnpj.body.fields]).toEqual([
      422,
      { identification: 'Este CNPJ já está cadastrado por outra empresa.' },
    ])
    expect((await read(lead.id)).state).toBe('waiting')
    expect((await accept(lead, { contact, identification: null })).status).toBe(200)
  })

  test('the CNPJ of a company that was united with another one leads to that one (rule merged-company)', async () => {
    const named = (name: string) =>
      demo.db.selectFrom('companies').select('id').where('name', '=', name).executeTakeFirstOrThrow()
    const [kept, other] = [await named('Imobiliária Maré Alta'), await named('Atlas Incorporadora')]
    const united = { other_id: other.id, identification_of: 'kept', payment_plan: 1 }
    expect((await admin.post(`/staff/companies/${kept.id}/merge`, united)).status).toBe(200)
    const lead = await newLead({ identification: '45.723.174/0001-10' })
    expect(lead.known_identification).toEqual({ company_id: kept.id, company: 'Imobiliária Maré Alta' })
  })

  test('an account of our own people is told without a company', async () => {
    const lead = await newLead({ email: 'admin@demo.test' })
    expect(lead.known_email).toEqual({ company_id: null, company: null })
  })
})

describe('answering and refusing', () => {
  const answer = (id: number, text: string, key: string) =>
    admin.post(`/staff/leads/${id}/answer`, { text }, { 'idempotency-key': key })

  test('an answer is mailed once per key and kept; the lead still waits', async () => {
    const lead = await newLead()
    await demo.db.deleteFrom('outbox').execute()
    const text = 'Podemos ligar amanhã?\n\n<b>Rita</b>, confirme o telefone.'
    for (const attempt of [1, 2]) {
      const given = await answer(lead.id, text, 'answer-0000000001')
      expect(given.status, `${attempt}: ${given.text}`).toBe(200)
      expect(given.body.data).toMatchObject({
        state: 'waiting',
        mails: [{ text, by: 'Helena Prado', at: noon }],
      })
    }
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: lead.email, subject: 'Sobre o seu pré-cadastro no Ensaio' })
    expect(mail?.text).toContain('Olá, Rita!\n\nPodemos ligar amanhã?\n\n<b>Rita</b>')
    expect(mail?.text).toContain(`Para responder, escreva para ${sales}.`)
    expect(mail?.html).not.toContain('<b>')
  })

  test.each([true, false])('a refusal keeps its reason to us; told by mail: %s', async (tells) => {
    const lead = await newLead()
    await demo.db.deleteFrom('outbox').execute()
    const refused = await admin.post(`/staff/leads/${lead.id}/decline`, { reason: 'Sem contrato', tells })
    expect(refused.body.data).toMatchObject({
      state: 'declined',
      decision: { by: 'Helena Prado', at: noon, reason: 'Sem contrato' },
      mails: tells ? [{ text: refusalText(lead.company) }] : [],
    })
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient)).toEqual(tells ? [lead.email] : [])
    for (const { text } of sent) expect(text).not.toContain('Sem contrato')
    expect((await events('lead_declined')).at(-1)).toMatchObject({ detail: { tells } })
  })

  test('a reason, a text and a known lead are required', async () => {
    const lead = await newLead()
    const empty = await admin.post(`/staff/leads/${lead.id}/decline`, { reason: ' ', tells: false })
    expect([empty.status, empty.body.fields]).toEqual([422, { reason: 'Conte o motivo.' }])
    expect((await answer(lead.id, ' ', 'answer-0000000002')).body.fields).toEqual({
      text: 'Escreva a mensagem.',
    })
    expect((await answer(99_999, 'Oi', 'answer-0000000003')).status).toBe(404)
    expect((await admin.get('/staff/leads/99999')).status).toBe(404)
  })
})
