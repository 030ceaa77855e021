import { addDays, initialSettings, type PublicSession, type Session } from '@ensaio/domain'
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
    expect((await read(before.id)).terms).toEqual({ delivery_days: 2, late_fee_percent: 50, late_hours: 48 })
    expect((await read(after.id)).terms).toEqual({ delivery_days: 4, late_fee_percent: 30, late_hours: 24 })

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
