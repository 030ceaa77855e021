import { type Instant, type LeadDetail, refusalText } from '@ensaio/domain'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertAdministrator } from '../src/accounts/repository/administrators.ts'
import type { Viewer } from '../src/accounts/viewer.ts'
import { acceptLead, declineLead } from '../src/companies/decide-lead.ts'
import { register } from '../src/companies/register-company.ts'
import { refuseTakenCnpj } from '../src/companies/taken-cnpj.ts'
import { type OpenDatabase, transact } from '../src/database/database.ts'
import { migrate } from '../src/database/migrations/migrate.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { linksOf } from '../src/links.ts'

const now: Instant = '2026-11-20T15:00:00.000Z'
const links = linksOf('http://localhost:3000')
const cnpj = '45997418000153'
const contact = { name: 'Renata Couto', phone: '+5511987651234' }

let postgres: RealPostgres
// Two pools, like two servers.
let servers: [OpenDatabase, OpenDatabase]
let staff: [Viewer, Viewer]
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  const url = await postgres.createDatabase()
  servers = [openPostgres(url, () => undefined, 120_000), openPostgres(url, () => undefined, 120_000)]
  await migrate(servers[0].db)
  staff = [await administrator('Helena'), await administrator('Caio')]
  return async () => {
    await Promise.all(servers.map((server) => server.close()))
  }
})

async function administrator(name: string): Promise<Viewer> {
  const person = { name, email: `${name.toLowerCase()}@casa.test`, passwordHash: null }
  const userId = await transact(servers[0].db, (tx) => insertAdministrator(tx, person, now))
  return { userId, scope: 'admin', companyId: null, firstLogin: false, signedInAt: now }
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

function accept(nth: number, leadId: number, email: string): Promise<LeadDetail> {
  const handling = { viewer: staff[nth % 2 === 0 ? 0 : 1], leadId }
  const company = { name: 'Serra Azul', identification: cnpj, payment_plan: 1 as const }
  const { db } = nth % 2 === 0 ? servers[0] : servers[1]
  return transact(db, (tx) =>
    acceptLead(tx, handling, { ...company, contact: { ...contact, email } }, links, now),
  ).catch(refuseTakenCnpj)
}

const reasonsOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []))
const recipients = async () =>
  (await servers[0].db.selectFrom('outbox').select('recipient').execute()).map(({ recipient }) => recipient)

test('twenty accept one lead at once: one company, one invitation, and the others read who was faster (rule lead-decided-once)', async () => {
  const id = await newLead('renata@serra.test')
  // Each with an address of its own, so that only the lead's state can refuse.
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, nth) => accept(nth, id, `renata${nth}@serra.test`)),
  )
  const reasons = reasonsOf(outcomes)
  expect(reasons).toHaveLength(19)
  for (const reason of reasons) expect(reason).toMatch(/^(Helena|Caio) já aceitou esta empresa\.$/)
  expect(await servers[0].db.selectFrom('companies').select('name').execute()).toHaveLength(1)
  expect(await recipients()).toHaveLength(1)
})

test('accepted and refused at once: one of both, and its mail alone', async () => {
  const id = await newLead('renata@serra.test')
  const refuse = transact(servers[1].db, (tx) =>
    declineLead(tx, { viewer: staff[1], leadId: id }, { reason: 'Não', tells: true }, null, now),
  )
  const outcomes = await Promise.allSettled([accept(0, id, 'renata@serra.test'), refuse])
  expect(reasonsOf(outcomes)).toHaveLength(1)
  const { db } = servers[0]
  const { state } = await db.selectFrom('registrations').select('state').executeTakeFirstOrThrow()
  const companies = await db.selectFrom('companies').select('id').execute()
  const [mail, ...others] = await db.selectFrom('outbox').select('text').execute()
  expect([companies.length, others]).toEqual([state === 'accepted' ? 1 : 0, []])
  expect(mail?.text.includes(refusalText('Serra Azul'))).toBe(state === 'declined')
})

test('ten leads with one CNPJ, and then with one address, accepted at once make one company each', async () => {
  const sameCnpj = await Promise.all(Array.from({ length: 10 }, (_, nth) => newLead(`cnpj${nth}@serra.test`)))
  const byCnpj = await Promise.allSettled(sameCnpj.map((id, nth) => accept(nth, id, `cnpj${nth}@serra.test`)))
  expect(new Set(reasonsOf(byCnpj))).toEqual(new Set(['Este CNPJ já está cadastrado por outra empresa.']))
  expect(reasonsOf(byCnpj)).toHaveLength(9)
  await servers[0].db.updateTable('companies').set({ identification: null }).execute()
  const sameAddress = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => newLead(`mail${nth}@serra.test`)),
  )
  const byAddress = await Promise.allSettled(sameAddress.map((id, nth) => accept(nth, id, 'uma@serra.test')))
  expect(reasonsOf(byAddress)).toHaveLength(9)
  expect(await servers[0].db.selectFrom('companies').select('id').execute()).toHaveLength(2)
  expect(await recipients()).toHaveLength(2)
})
