import { Order, refusalText } from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { buildShop } from '@ensaio/testing/scenes/shop'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertAdministrator } from '../src/accounts/repository/administrators.ts'
import type { ClientViewer, Viewer } from '../src/accounts/viewer.ts'
import { type Mailer, mailbox } from '../src/adapters/mail/mail.ts'
import { acceptLead, declineLead } from '../src/companies/decide-lead.ts'
import { mergeInto } from '../src/companies/merge/merge-companies.ts'
import { addMember } from '../src/companies/people/add-company-member.ts'
import { changePersonOf } from '../src/companies/people/change-people.ts'
import { register } from '../src/companies/register-company.ts'
import { refuseTakenCnpj } from '../src/companies/taken-cnpj.ts'
import { type OpenDatabase, transact } from '../src/database/database.ts'
import { migrate } from '../src/database/migrations/migrate.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { deliverMail } from '../src/jobs/deliver-mail.ts'
import { linksOf } from '../src/links.ts'
import { mailMagicLink } from '../src/mail/letters/recovery.ts'
import { writeLetter } from '../src/mail/letters/write-letter.ts'
import { enqueueMail } from '../src/mail/repository/outbox.ts'
import { placeOrder } from '../src/orders/place-order.ts'

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
  servers = [openPostgres(url, () => undefined, patienceMs), openPostgres(url, () => undefined, patienceMs)]
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
    deliverMail({ db: dbAt(nth), clock: { now: () => now }, mailer, from }, (error) => {
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

/** Makes a company with managers who have passwords, and returns it with their viewers. */
async function companyWith(name: string, balance_cents = 0, emails: readonly string[] = []) {
  const { db } = servers[0]
  const { id: companyId } = await db
    .insertInto('companies')
    .values({ name, payment_plan: balance_cents > 0 ? 1 : 2, balance_cents, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (balance_cents > 0) {
    const entry = { company_id: companyId, account: 'credit', kind: 'adjustment' } as const
    await db
      .insertInto('ledger_entries')
      .values({ ...entry, amount_cents: balance_cents, created_at: now })
      .execute()
  }
  const viewers: ClientViewer[] = []
  for (const email of emails) {
    const account = { scope: 'client', client_role: 'manager', company_id: companyId } as const
    const { id } = await db
      .insertInto('users')
      .values({ ...account, name: 'Ana Sá', email, password_hash: 'x', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const own = { role: null, clientRole: 'manager', scope: 'client' } as const
    viewers.push({ ...own, userId: id, companyId, firstLogin: false, signedInAt: now })
  }
  return { companyId, viewers }
}

test('of two managers who take each other’s role away at once, one stays (rule last-manager)', async () => {
  for (let round = 0; round < 5; round += 1) {
    const emails = [`ana${round}@duas.test`, `eva${round}@duas.test`]
    const { companyId, viewers } = await companyWith(`Duas ${round}`, 0, emails)
    const [ana, eva] = viewers as [ClientViewer, ClientViewer]
    const outcomes = await Promise.allSettled(
      [[ana, eva] as const, [eva, ana] as const].map(([by, of], nth) =>
        transact(dbAt(nth), (tx) =>
          changePersonOf(tx, { viewer: by, companyId, id: of.userId }, { role: 'reader' }, now),
        ),
      ),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const left = await servers[0].db
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', companyId)
      .where('client_role', '=', 'manager')
      .execute()
    expect(left).toHaveLength(1)
  }
})

/** The rows of a company: its ensaios, their counters, its people, and its balance beside the sum of its entries. */
async function standing(companyId: number) {
  const { rows } = await sql<Record<'sessions' | 'counted' | 'people' | 'balance' | 'entries', number>>`
    select (select count(*)::int from photo_sessions where company_id = c.id) as sessions,
      coalesce((select sum(n)::int from session_counts, unnest(by_status) n where company_id = c.id), 0) as counted,
      (select count(*)::int from users where company_id = c.id) as people,
      balance_cents as balance,
      coalesce((select sum(amount_cents)::int from ledger_entries
        where company_id = c.id and account = 'credit'), 0) as entries
    from companies c where id = ${companyId}`.execute(servers[0].db)
  return rows[0]
}

const merge = (nth: number, viewer: Viewer, kept: number, other: number) =>
  transact(dbAt(nth), (tx) =>
    mergeInto(
      tx,
      { viewer, companyId: kept },
      { other_id: other, identification_of: 'kept', payment_plan: 1 },
      now,
    ),
  )

test('orders in the middle of a merge are neither lost nor split, and are paid once (rule merged-company)', async () => {
  const { db } = servers[0]
  const admin = await administrator('Helena')
  const shop = await buildShop(db, 400_000)
  const kept = await companyWith('Fica', 100_000, ['fica@casa.test'])
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', shop.email)
    .executeTakeFirstOrThrow()
  const viewer: ClientViewer = {
    role: null,
    clientRole: 'manager',
    scope: 'client',
    userId: id,
    companyId: shop.companyId,
    firstLogin: false,
    signedInAt: now,
  }
  const input = v.parse(Order, demoOrder(shop.serviceId))
  const order = (nth: number) => transact(dbAt(nth), (tx) => placeOrder(tx, { viewer, input, links }, now))
  await order(0)
  // Orders keep the viewer that they started with: those that wait for the merge follow it.
  const [merged, ...orders] = await Promise.allSettled([
    merge(1, admin, kept.companyId, shop.companyId),
    ...Array.from({ length: 6 }, (_, nth) => order(nth)),
  ])
  expect([merged, ...orders].filter(({ status }) => status === 'rejected')).toEqual([])
  const price = 39_900
  expect(await standing(shop.companyId)).toMatchObject({
    sessions: 0,
    counted: 0,
    people: 0,
    balance: 0,
    entries: 0,
  })
  const balance = 500_000 - 7 * price
  expect(await standing(kept.companyId)).toEqual({
    sessions: 7,
    counted: 7,
    people: 2,
    balance,
    entries: balance,
  })
})

test('of two merges that cross, one happens; the same merge twice happens once (rule merged-company)', async () => {
  const admin = await administrator('Helena')
  const one = await companyWith('Uma', 10_000, ['uma@casa.test'])
  const two = await companyWith('Duas', 20_000, ['duas@casa.test'])
  const crossed = await Promise.allSettled([
    merge(0, admin, one.companyId, two.companyId),
    merge(1, admin, two.companyId, one.companyId),
  ])
  expect(crossed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [kept, gone] = crossed[0]?.status === 'fulfilled' ? [one, two] : [two, one]
  expect(await standing(kept.companyId)).toMatchObject({ people: 2, balance: 30_000, entries: 30_000 })

  await Promise.all([0, 1].map((nth) => merge(nth, admin, kept.companyId, gone.companyId)))
  expect(await standing(kept.companyId)).toMatchObject({ people: 2, balance: 30_000, entries: 30_000 })
  const events = await servers[0].db
    .selectFrom('office_events')
    .select('id')
    .where('kind', '=', 'companies_merged')
    .execute()
  expect(events).toHaveLength(1)
})
