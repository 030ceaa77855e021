import { type PlacedOrder, type StaffCompanyDetail, standardHouse, type TimelineEvent } from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../database/database.ts'
import { writeHouseBrand } from '../settings/repository/house-brand.ts'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let admin: Caller
let client: Caller
let tour = 0
let company = 0
let person = 0

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  client = await signedIn(demo.app, 'prepago@demo.test')
  const services = await demo.db.selectFrom('services').select(['id', 'name']).execute()
  tour = services.find(({ name }) => name === 'Tour virtual e fotos')?.id ?? 0
  const owner = await demo.db
    .selectFrom('users')
    .select(['id', 'company_id'])
    .where('email', '=', 'prepago@demo.test')
    .executeTakeFirstOrThrow()
  company = owner.company_id ?? 0
  person = owner.id
})

afterAll(() => demo.close())

const place = (over: object = {}, caller = admin, id = company) =>
  caller.post(`/staff/companies/${id}/orders`, { ...demoOrder(tour), person_id: person, ...over })

const setBalance = (cents: number) =>
  demo.db.updateTable('companies').set({ balance_cents: cents }).where('id', '=', company).execute()

const idOf = ({ body }: { body: { data?: unknown } }) => (body.data as PlacedOrder).sessions[0]?.id ?? 0

const mailsAfter = async (id: number) =>
  (
    await demo.db
      .selectFrom('outbox')
      .select(['id', 'recipient'])
      .where('id', '>', id)
      .orderBy('id')
      .execute()
  ).map(({ recipient }) => recipient)

const lastMail = async () =>
  (await demo.db.selectFrom('outbox').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0

test('staff order for a client, who pays and reads who ordered (rule order-for-client)', async () => {
  await setBalance(50_000)
  const before = await lastMail()
  const placed = await place()
  expect(placed.status).toBe(200)
  const id = idOf(placed)
  expect((placed.body.data as PlacedOrder).price).toBe(399)
  expect((await client.get('/auth/user')).body.data).toMatchObject({ client: { credit: { balance: 101 } } })
  const [event] = (await client.get(`/sessions/${id}/events`)).body.data as TimelineEvent[]
  expect(event?.text).toMatch(/^Pedido por Ensaio \(.+\)$/)
  expect((await client.get(`/sessions/${id}`)).body.data).toMatchObject({ price: 399 })
  expect(await mailsAfter(before)).toEqual(['prepago@demo.test', 'paulo@demo.test'])
  const [office] = await demo.db.selectFrom('office_events').selectAll().orderBy('id', 'desc').execute()
  expect(office).toMatchObject({ kind: 'order_placed', subject_id: company })
})

test('who ordered is told with the house’s name (rule house-brand)', async () => {
  await setBalance(50_000)
  const id = idOf(await place())
  const brand = { ...standardHouse, name: 'Luz do Vale' }
  await transact(demo.db, (tx) => writeHouseBrand(tx, { brand, logo_file: null }, 1, noon))
  const [event] = (await client.get(`/sessions/${id}/events`)).body.data as TimelineEvent[]
  await demo.db.deleteFrom('house_brand').execute()
  expect(event).toMatchObject({ actor: 'Equipe Luz do Vale' })
  expect(event?.text).toMatch(/^Pedido por Luz do Vale \(.+\)$/)
})

test('nobody is told when staff want it so', async () => {
  await setBalance(50_000)
  const before = await lastMail()
  expect((await place({ tells_person: false, notification: 0 })).status).toBe(200)
  expect(await mailsAfter(before)).toEqual([])
})

test('an agreed price counts, and its reason is for staff (rule agreed-price)', async () => {
  await setBalance(50_000)
  const id = idOf(await place({ agreed: { price: 250.5, reason: 'Contrato anual' } }))
  const read = async (caller: Caller) =>
    ((await caller.get(`/sessions/${id}/events`)).body.data as TimelineEvent[])[0]?.text
  expect(await read(admin)).toContain(
    'Preço combinado: R$\u00a0250,50 em vez de R$\u00a0399,00 (Contrato anual)',
  )
  expect(await read(client)).not.toContain('Contrato')
  const { statement } = (await admin.get(`/staff/companies/${company}`)).body.data as StaffCompanyDetail
  expect(statement.entries[0]).toMatchObject({ amount: -250.5, session_id: id })
  expect(statement.entries[0]?.description).toContain('(preço combinado: Contrato anual)')
  const own = (await client.get('/client/statement')).body.data as StaffCompanyDetail['statement']
  expect(own.entries[0]?.description).not.toContain('Contrato')
})

test.each([
  ['without a reason', { price: 10, reason: ' ' }, 'agreed.reason'],
  ['of fractions of a centavo', { price: 10.005, reason: 'x' }, 'agreed.price'],
  ['below zero', { price: -1, reason: 'x' }, 'agreed.price'],
])('an agreed price %s is refused', async (_, agreed, field) => {
  const refused = await place({ agreed })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.fields ?? {})).toEqual([field])
})

test('coordinators order at the price in force only', async () => {
  await demo.db
    .updateTable('users')
    .set({ role: 'coordinator' })
    .where('email', '=', 'admin@demo.test')
    .execute()
  await setBalance(50_000)
  expect((await place({ agreed: { price: 1, reason: 'x' } })).status).toBe(403)
  expect((await place()).status).toBe(200)
  await demo.db
    .updateTable('users')
    .set({ role: 'administrator' })
    .where('email', '=', 'admin@demo.test')
    .execute()
})

test('without credit it is 402; people of other companies are refused; unknown companies are 404', async () => {
  await setBalance(10_000)
  const refused = await place()
  expect([refused.status, refused.body.fields]).toEqual([402, { missing: '299.00' }])
  expect((await place({ person_id: person + 9999 })).body.fields).toHaveProperty('person_id')
  expect((await place({}, admin, 999_999)).status).toBe(404)
})

test('an inactive company cannot be ordered for (rule inactive-company)', async () => {
  await setBalance(50_000)
  await demo.db.updateTable('companies').set({ active: false }).where('id', '=', company).execute()
  expect((await place()).status).toBe(409)
  await demo.db.updateTable('companies').set({ active: true }).where('id', '=', company).execute()
})
