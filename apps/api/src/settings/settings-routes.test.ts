import {
  addDays,
  type CompanyPage,
  initialSettings,
  type LeadDetail,
  type LeadPage,
  type PublicSession,
  type Session,
  type SessionPage,
  standardTerms,
  status,
} from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { demoBooking } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const today = '2026-11-20'

let demo: DemoApp
let admin: Caller
let client: Caller
let tour = 0
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
  await demo.db.deleteFrom('settings').execute()
  const services = await demo.db.selectFrom('services').select(['id', 'name']).execute()
  tour = services.find(({ name }) => name === 'Tour virtual e fotos')?.id ?? 0
})
afterAll(() => demo.close())
beforeEach(() => demo.setClock(noon))

const save = (change: object) => admin.post('/staff/settings', { ...initialSettings, ...change })

async function order(): Promise<{ id: number; token: string; price: number }> {
  const { data } = (await client.post('/sessions', demoOrder(tour))).body as {
    data: { sessions: { id: number; token: string }[]; price: number }
  }
  return { id: data.sessions[0]?.id ?? 0, token: data.sessions[0]?.token ?? '', price: data.price }
}

const read = async (id: number): Promise<Session> => (await client.get(`/sessions/${id}`)).body.data
const freeDays = async (token: string) =>
  Object.keys((await demoCaller(demo.app).post(`/session-calendar/public/${token}`)).body.data ?? {}).sort()

describe('the settings of the house', () => {
  test('are those of the specification at first, and then who changed them', async () => {
    expect((await admin.get('/staff/settings')).body.data).toEqual({
      settings: initialSettings,
      changed: null,
    })
    const saved = { ...initialSettings, delivery_days: 3 }
    expect((await save({ delivery_days: 3 })).body.data).toEqual({
      settings: saved,
      changed: { by: expect.any(String), at: noon },
    })
    const events = await demo.db
      .selectFrom('office_events')
      .select('detail')
      .where('kind', '=', 'settings_changed')
      .execute()
    expect(events).toEqual([{ detail: { from: initialSettings, to: saved } }])
  })

  test.each([
    ['least_notice_hours', -1],
    ['horizon_days', 6],
    ['delivery_days', 0],
    ['late_fee_percent', 101],
    ['late_hours', 1.5],
  ])('%s = %d is refused at the field', async (field, value) => {
    expect(await save({ [field]: value })).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    })
  })
})

describe('the terms of an ensaio (rule terms-of-the-order)', () => {
  test('are those of its order: a later change leaves its promise and its fee', async () => {
    await save({ delivery_days: 2, late_fee_percent: 50, late_hours: 48 })
    const before = await order()
    await save({})
    const after = await order()
    expect((await read(before.id)).terms).toEqual({
      delivery_days: 2,
      delivery_working_days: false,
      late_fee_percent: 50,
      late_hours: 48,
    })
    expect((await read(after.id)).terms).toEqual(standardTerms)

    const day = addDays(today, 3)
    const at = async (token: string, hour: string) =>
      demoCaller(demo.app).post(`/sessions/public/${token}`, demoBooking(day, hour))
    expect([(await at(before.token, '08h30')).status, (await at(after.token, '10h30')).status]).toEqual([
      200, 200,
    ])
    // 30 hours before both visits: late under the first terms, early under the second.
    demo.setClock(`${addDays(today, 2)}T06:00:00.000Z`)
    const fresh = await signedIn(demo.app, 'pospago@demo.test')
    const link = (await fresh.get(`/sessions/public/${before.token}`)).body.data as PublicSession
    expect(link.late_fee).toBe(before.price / 2)
    expect(await at(before.token, '13h30')).toMatchObject({
      status: 409,
      body: { error_message: expect.stringContaining('menos de 48 horas') },
    })
    expect((await at(after.token, '13h30')).status).toBe(200)
    await fresh.post(`/sessions/${before.id}`, { status: 3 })
    await fresh.post(`/sessions/${after.id}`, { status: 3 })
    const fee = async (id: number) =>
      ((await fresh.get(`/sessions/${id}`)).body.data as Session).cancellation_fee
    expect([await fee(before.id), await fee(after.id)]).toEqual([before.price / 2, 0])
  })
})

describe('the promised day (rule terms-of-the-order)', () => {
  test('leaves out weekends and holidays, if the terms of the order say so, and stays when a holiday is added', async () => {
    await save({ delivery_days: 4, delivery_working_days: true })
    const working = await order()
    await save({})
    const running = await order()
    // A Thursday; the Monday after it is a holiday.
    const day = addDays(today, 27)
    const closed = async (nth: number) => {
      const holiday = { day: addDays(day, nth), city: null, name: 'Recesso', visits_stay: true }
      expect((await admin.post('/staff/holidays', holiday)).status).toBe(200)
    }
    await closed(4)
    for (const { token } of [working, running]) {
      const answer = await demoCaller(demo.app).post(`/sessions/public/${token}`, demoBooking(day, '10h30'))
      expect(answer.status, answer.text).toBe(200)
      expect((answer.body.data as PublicSession).promised_on).toBe(
        token === working.token ? addDays(day, 7) : addDays(day, 4),
      )
    }
    await closed(5)
    expect((await read(working.id)).promised_on).toBe(addDays(day, 7))
    const search = { filter: { status: [status.scheduled], session_date: { from: day, to: day } } }
    const { sessions } = (await client.post('/sessions/search', search)).body.data as SessionPage
    expect(sessions.find(({ id }) => id === running.id)?.promised_on).toBe(addDays(day, 4))
  })
})

describe('new companies', () => {
  const registration = (email: string, tours: number) => ({
    name: 'Rita Lobo',
    phone: '+5511912345678',
    email,
    company: `Empresa de ${email}`,
    address: 'São Paulo',
    extra_data: { employees_qnt: 3, tours_per_month: tours },
  })
  const register = async (email: string, tours: number) =>
    (await demoCaller(demo.app).post('/new-client', registration(email, tours))).body.data

  test('start with the plan of the settings, and become leads above its limits (rule pre-registration)', async () => {
    await save({ default_plan: 2, lead_tours: 8 })
    expect(await register('oito@casa.test', 8)).toEqual({ lead: false })
    expect(await register('nove@casa.test', 9)).toEqual({ lead: true })
    const made = await demo.db
      .selectFrom('companies')
      .select('payment_plan')
      .where('name', '=', 'Empresa de oito@casa.test')
      .executeTakeFirstOrThrow()
    expect(made.payment_plan).toBe(2)
    expect(((await admin.get('/staff/companies')).body.data as CompanyPage).default_plan).toBe(2)
    const leads = ((await admin.get('/staff/leads?text=nove@casa.test')).body.data as LeadPage).leads
    expect(((await admin.get(`/staff/leads/${leads[0]?.id}`)).body.data as LeadDetail).default_plan).toBe(2)
    await save({})
    expect(await register('seis@casa.test', 6)).toEqual({ lead: true })
  })
})

describe('the window of bookings', () => {
  test('ends at the horizon, for the calendar and for the booking', async () => {
    const { token } = await order()
    await save({ horizon_days: 120 })
    expect(((await freeDays(token)).at(-1) ?? '') > addDays(today, 90)).toBe(true)
    await save({ horizon_days: 10 })
    const days = await freeDays(token)
    expect(days.at(-1) ?? '').not.toBe('')
    expect((days.at(-1) ?? '') <= addDays(today, 10)).toBe(true)
    const late = demoBooking(addDays(today, 12), '10h30')
    expect((await demoCaller(demo.app).post(`/sessions/public/${token}`, late)).status).toBe(409)
    await save({})
    expect((await demoCaller(demo.app).post(`/sessions/public/${token}`, late)).status).toBe(200)
  })

  test('begins after the least notice, but not for staff', async () => {
    const { token } = await order()
    await save({ least_notice_hours: 72 })
    const first = (await freeDays(token))[0] ?? ''
    expect(first >= addDays(today, 3)).toBe(true)
    const office = Object.keys((await admin.post(`/session-calendar/public/${token}`)).body.data).sort()
    expect((office[0] ?? '') < first).toBe(true)
    await save({})
  })
})
