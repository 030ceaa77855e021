import { refusalText } from '@ensaio/domain'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertAdministrator } from '../../src/accounts/repository/administrators.ts'
import type { ClientViewer, Viewer } from '../../src/accounts/viewer.ts'
import { type Mailer, mailbox } from '../../src/adapters/mail/mail.ts'
import { acceptLead, declineLead } from '../../src/companies/decide-lead.ts'
import { addMember } from '../../src/companies/people/add-company-member.ts'
import { register } from '../../src/companies/register-company.ts'
import { refuseTakenCnpj } from '../../src/companies/taken-cnpj.ts'
import { linksOf } from '../../src/config/links.ts'
import { type OpenDatabase, transact } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { deliverMail } from '../../src/jobs/deliver-mail.ts'
import { mailMagicLink } from '../../src/mail/letters/recovery.ts'
import { writeLetter } from '../../src/mail/letters/write-letter.ts'
import { enqueueMail } from '../../src/mail/repository/outbox.ts'

const now = '2026-11-20T15:00:00.000Z'
const links = linksOf('http://localhost:3000')
const from = mailbox('Ensaio <ola@ensaio.test>')

// A hundred callers share ten connections and wait longer on a busy machine than a server allows.
const patienceMs = 120_000

let postgres: RealPostgres
// Two pools, like two servers.
let servers: [OpenDatabase, OpenDatabase]
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  const url = await postgres.createDatabase()
  servers = [
    openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs }),
    openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs }),
  ]
  await migrate(servers[0].db)
  return async () => {
    await Promise.all(servers.map((server) => server.close()))
  }
})

const dbAt = (nth: number) => (nth % 2 === 0 ? servers[0] : servers[1]).db

function registration(email: string) {
  const company = { company: 'Nova Imóveis', address: 'São Paulo', extra_data: { employees_qnt: 1 } }
  return { name: 'Ana Souza', phone: '+5511912345678', email, ...company }
}

function registerAt(nth: number, email: string) {
  const settings = { links, mailSales: null }
  return transact(dbAt(nth), (tx) => register(tx, registration(email), settings, now))
}

test('forty registrations of one address at once create one account, and three mails', async () => {
  const posts = Array.from({ length: 40 }, (_, nth) => registerAt(nth, 'ana@nova.test'))
  const outcomes = await Promise.allSettled(posts)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  const { db } = servers[0]
  expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: 'ana@nova.test' }])
  expect(await db.selectFrom('companies').select('id').execute()).toHaveLength(1)
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(3)
})

test('a hundred recoveries of one address at once mail it three times', async () => {
  await registerAt(0, 'ana@nova.test')
  await servers[0].db.deleteFrom('magic_links').execute()
  const asks = Array.from({ length: 100 }, (_, nth) =>
    transact(dbAt(nth), (tx) => mailMagicLink(tx, { email: 'ana@nova.test', links }, now)),
  )
  await Promise.all(asks)
  expect(await servers[0].db.selectFrom('magic_links').select('user_id').execute()).toHaveLength(3)
  expect(await servers[0].db.selectFrom('outbox').select('id').execute()).toHaveLength(1 + 3)
})

test('fifteen people posted ten times each at once are fifteen people, each invited once', async () => {
  await registerAt(0, 'dona@nova.test')
  const { db } = servers[0]
  const owner = await db.selectFrom('users').select(['id', 'company_id']).executeTakeFirstOrThrow()
  const viewer: ClientViewer = {
    userId: owner.id,
    companyId: owner.company_id ?? 0,
    role: null,
    scope: 'client',
    clientRole: 'manager',
    firstLogin: true,
    lacksSecondStep: false,
    signedInAt: now,
  }
  const posts = Array.from({ length: 150 }, (_, nth) => {
    const person = { name: 'Bia', cpf: '52998224725', email: `bia${Math.floor(nth / 10)}@nova.test` }
    const flags = {
      legal_representative: nth % 10 === 3,
      finances_manager: nth % 10 === 7,
      operation_manager: false,
    }
    const member = { is_me: false as const, ...person, ...flags }
    return transact(dbAt(nth), (tx) => addMember(tx, { viewer, member, links }, now))
  })
  const outcomes = await Promise.allSettled(posts)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  const people = await db
    .selectFrom('users')
    .select(['legal_representative', 'finances_manager'])
    .where('id', '!=', owner.id)
    .execute()
  expect(people).toEqual(Array(15).fill({ legal_representative: true, finances_manager: true }))
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1 + 15)
})

test('two servers share the outbox: each of two hundred mails is sent once', async () => {
  const { db } = servers[0]
  await transact(db, async (tx) => {
    for (let nth = 0; nth < 200; nth += 1) {
      const message = { recipient: `p${nth}@nova.test`, name: null, subject: 'Oi', about: null, parts: [] }
      await enqueueMail(tx, writeLetter(message), now)
    }
  })
  const sent: string[] = []
  const mailer: Mailer = { send: async ({ to }) => void sent.push(to.address) }
  const deliver = (nth: number) =>
    deliverMail({ db: dbAt(nth), clock: { now: () => now }, mailer, from, links }, (error) => {
      throw error
    })
  const counts = await Promise.all([0, 1, 2, 3].map(deliver))
  expect(counts.reduce((sum, count) => sum + count)).toBe(200)
  expect(new Set(sent).size).toBe(200)
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(1)
})

const cnpj = '45997418000153'
const contact = { name: 'Renata Couto', phone: '+5511987651234' }

async function administrator(name: string): Promise<Viewer> {
  const person = { name, email: `${name.toLowerCase()}@casa.test`, passwordHash: null }
  const userId = await transact(servers[0].db, (tx) => insertAdministrator(tx, person, now))
  return {
    userId,
    scope: 'admin',
    role: 'administrator',
    clientRole: null,
    companyId: null,
    firstLogin: false,
    lacksSecondStep: false,
    signedInAt: now,
  }
}

// Two administrators, each on a server of their own.
async function newStaff(): Promise<[Viewer, Viewer]> {
  return [await administrator('Helena'), await administrator('Caio')]
}

async function newLead(email: string): Promise<number> {
  const { db } = servers[0]
  const typed = { ...contact, email, company: 'Serra Azul', address: 'São Paulo' }
  const extra_data = { employees_qnt: 9, tours_per_month: 40 }
  await transact(db, (tx) => register(tx, { ...typed, extra_data }, { links, mailSales: null }, now))
  const { id } = await db
    .selectFrom('registrations')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

function accept(staff: [Viewer, Viewer], nth: number, leadId: number, email: string) {
  const handling = { viewer: staff[nth % 2 === 0 ? 0 : 1], leadId }
  const company = { name: 'Serra Azul', identification: cnpj, payment_plan: 1 as const }
  return transact(dbAt(nth), (tx) =>
    acceptLead(tx, handling, { ...company, contact: { ...contact, email } }, links, now),
  ).catch(refuseTakenCnpj)
}

const reasonsOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []))
const recipients = async () =>
  (await servers[0].db.selectFrom('outbox').select('recipient').execute()).map(({ recipient }) => recipient)

test('twenty accept one lead at once: one company, one invitation, and the others read who was faster (rule lead-decided-once)', async () => {
  const staff = await newStaff()
  const id = await newLead('renata@serra.test')
  // Each with an address of its own, so that only the lead's state can refuse.
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, nth) => accept(staff, nth, id, `renata${nth}@serra.test`)),
  )
  const reasons = reasonsOf(outcomes)
  expect(reasons).toHaveLength(19)
  for (const reason of reasons) expect(reason).toMatch(/^(Helena|Caio) já aceitou esta empresa\.$/)
  expect(await servers[0].db.selectFrom('companies').select('name').execute()).toHaveLength(1)
  expect(await recipients()).toHaveLength(1)
})

test('accepted and refused at once: one of both, and its mail alone', async () => {
  const staff = await newStaff()
  const id = await newLead('renata@serra.test')
  const refuse = transact(servers[1].db, (tx) =>
    declineLead(tx, { viewer: staff[1], leadId: id }, { reason: 'Não', tells: true }, null, now),
  )
  const outcomes = await Promise.allSettled([accept(staff, 0, id, 'renata@serra.test'), refuse])
  expect(reasonsOf(outcomes)).toHaveLength(1)
  const { db } = servers[0]
  const { state } = await db.selectFrom('registrations').select('state').executeTakeFirstOrThrow()
  const companies = await db.selectFrom('companies').select('id').execute()
  const [mail, ...others] = await db.selectFrom('outbox').select('text').execute()
  expect([companies.length, others]).toEqual([state === 'accepted' ? 1 : 0, []])
  expect(mail?.text.includes(refusalText('Serra Azul'))).toBe(state === 'declined')
})

test('ten leads with one CNPJ, and then with one address, accepted at once make one company each', async () => {
  const staff = await newStaff()
  const sameCnpj = await Promise.all(Array.from({ length: 10 }, (_, nth) => newLead(`cnpj${nth}@serra.test`)))
  const byCnpj = await Promise.allSettled(
    sameCnpj.map((id, nth) => accept(staff, nth, id, `cnpj${nth}@serra.test`)),
  )
  expect(new Set(reasonsOf(byCnpj))).toEqual(new Set(['Este CNPJ já está cadastrado por outra empresa.']))
  expect(reasonsOf(byCnpj)).toHaveLength(9)
  await servers[0].db.updateTable('companies').set({ identification: null }).execute()
  const sameAddress = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => newLead(`mail${nth}@serra.test`)),
  )
  const byAddress = await Promise.allSettled(
    sameAddress.map((id, nth) => accept(staff, nth, id, 'uma@serra.test')),
  )
  expect(reasonsOf(byAddress)).toHaveLength(9)
  expect(await servers[0].db.selectFrom('companies').select('id').execute()).toHaveLength(2)
  expect(await recipients()).toHaveLength(2)
})
