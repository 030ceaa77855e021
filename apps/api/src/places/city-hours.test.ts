import {
  type Availability,
  addressOf,
  type CapacityDay,
  type PlacedOrder,
  type PublicSession,
  type StaffCity,
  standardSchedule,
} from '@ensaio/domain'
import { demoOrder, demoPlace } from '@ensaio/testing/scenes/demo-order'
import { demoBooking } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

// A city of its own: one photographer, no visits of the demo.
const noon = '2026-11-20T15:00:00.000Z'
const monday = '2026-11-23'
const tuesday = '2026-11-24'
const sunday = '2026-11-29'

let demo: DemoApp
let admin: Caller
let client: Caller
let tour = 0
let cityId = 0
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
  const services = await demo.db.selectFrom('services').select(['id', 'name']).execute()
  tour = services.find(({ name }) => name === 'Tour virtual e fotos')?.id ?? 0
  const added = await admin.post('/staff/cities', {
    name: 'Natal',
    state: 'RN',
    time_zone: 'America/Fortaleza',
  })
  cityId = (added.body.data as StaffCity[]).find(({ name }) => name === 'Natal')?.id ?? 0
  await admin.post(`/staff/services/${tour}/rules`, {
    name: 'Natal',
    city: 'Natal',
    area_up_to: 500,
    final_price: 250,
  })
  await admin.post('/staff/providers', {
    name: 'Nina',
    email: 'nina@rn.test',
    phone: '+5584912345678',
    city: 'Natal',
    working_days: [0, 1, 2, 3],
  })
})
afterAll(() => demo.close())

const change = (what: object) => admin.post(`/staff/cities/${cityId}`, what)
const weekOf = (monday: readonly string[], sunday: readonly string[] = []) => [
  sunday,
  monday,
  monday,
  monday,
  [],
  [],
  [],
]
const book = (token: string, date: string, hour: string) =>
  demoCaller(demo.app).post(`/sessions/public/${token}`, demoBooking(date, hour as '08h30'))
async function order(units = 1): Promise<string[]> {
  const address = addressOf({ ...demoPlace, city: 'Natal', state: 'RN' })
  const placed = await client.post('/sessions', demoOrder(tour, { address }))
  const rest = units > 1 ? await order(units - 1) : []
  return [(placed.body.data as PlacedOrder).sessions[0]?.token ?? '', ...rest]
}
const free = async (token: string): Promise<Availability> =>
  (await demoCaller(demo.app).post(`/session-calendar/public/${token}`)).body.data

test('a new city has the standard times, and none on Sundays (rule city-hours)', async () => {
  const [token = ''] = await order()
  const cities = (await admin.get('/staff/cities')).body.data as StaffCity[]
  expect(cities.find(({ id }) => id === cityId)).toMatchObject(standardSchedule)
  const times = await free(token)
  expect(times[monday]).toEqual(['08h30', '10h30', '13h30', '15h30'])
  expect(times[sunday]).toBeUndefined()
  expect(await book(token, sunday, '08h30')).toMatchObject({
    status: 409,
    body: { code: 'slot_unavailable' },
  })
})

test('its own times are offered at once, on Sundays too, and sent with the link', async () => {
  const [token = ''] = await order()
  await free(token)
  const saved = await change({ hours: weekOf(['14h00', '09h15'], ['10h00']), travel_minutes: 15 })
  expect(saved.status).toBe(200)
  const times = await free(token)
  expect([times[monday], times[sunday], times['2026-11-26']]).toEqual([
    ['09h15', '14h00'],
    ['10h00'],
    undefined,
  ])
  const link = (await demoCaller(demo.app).get(`/sessions/public/${token}`)).body.data as PublicSession
  expect(link.schedule).toEqual({ hours: weekOf(['09h15', '14h00'], ['10h00']), travel_minutes: 15 })
  expect(await book(token, monday, '08h30')).toMatchObject({
    status: 409,
    body: {
      code: 'slot_unavailable',
      error_message: 'Não há visitas às 08h30 neste dia. Escolha outro horário.',
    },
  })
  expect((await book(token, sunday, '10h00')).status).toBe(200)
  const { rows } =
    await sql`select hour, minutes from bookings where released_at is null and day = ${sunday}`.execute(
      demo.db,
    )
  expect(rows).toEqual([{ hour: '10h00', minutes: 105 }])
})

test('a holiday stays closed, whatever the hours', async () => {
  const [token = ''] = await order()
  await admin.post('/staff/holidays', { day: '2026-12-06', city: 'Natal', name: 'Recesso' })
  expect((await free(token))['2026-12-06']).toBeUndefined()
  expect((await book(token, '2026-12-06', '10h00')).status).toBe(409)
})

test('one photographer is never offered or sent to visits that overlap, travel included (rule visits-never-overlap)', async () => {
  await change({ hours: weekOf(['08h00', '09h00', '10h00', '10h30', '11h00']), travel_minutes: 30 })
  const [first = '', second = ''] = await order(2)
  expect((await book(first, monday, '09h00')).status).toBe(200)
  expect((await free(second))[monday]).toEqual(['11h00'])
  for (const hour of ['08h00', '10h00', '10h30'])
    expect(await book(second, monday, hour)).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
  expect((await book(second, monday, '11h00')).status).toBe(200)
  // Its own visit does not stand in the way of a small move.
  expect((await free(first))[monday]).toEqual(['08h00', '09h00'])
  expect((await book(first, monday, '08h00')).status).toBe(200)
})

test('booked visits keep their time when hours change, and the travel of the day they were booked', async () => {
  await change({ hours: weekOf(['09h00', '11h00', '13h30']), travel_minutes: 30 })
  const [first = '', second = ''] = await order(2)
  await book(first, tuesday, '09h00')
  await change({ hours: weekOf(['11h00', '11h30', '13h30']), travel_minutes: 60 })
  const link = (await demoCaller(demo.app).get(`/sessions/public/${first}`)).body.data as PublicSession
  expect(link.scheduled_for).toBe('2026-11-24T12:00:00.000Z')
  // 09h00, 90 minutes and 30 of travel at that time: 11h00 is free, although travel is longer by now.
  expect((await free(second))[tuesday]).toEqual(['11h00', '11h30', '13h30'])
  const capacity = await admin.get(`/staff/capacity?city=Natal&from=${monday}`)
  expect((capacity.body.data as CapacityDay[])[1]?.slots).toEqual([
    { hour: '09h00', capacity: 0, booked: 1 },
    { hour: '11h00', capacity: 0, booked: 0 },
    { hour: '11h30', capacity: 1, booked: 0 },
    { hour: '13h30', capacity: 1, booked: 0 },
  ])
})

test('units of one link are booked one after the other, with travel between them', async () => {
  await change({ hours: weekOf(['08h00', '08h30', '09h00', '10h00', '12h00']), travel_minutes: 30 })
  const address = addressOf({ ...demoPlace, city: 'Natal', state: 'RN' })
  const [one, two] = ['11', '12'].map((unit) => ({ unit, complement: '', area: 60 }))
  const placed = await client.post('/sessions', demoOrder(tour, { address, units: [one, two] }))
  const token = (placed.body.data as PlacedOrder).group_token ?? ''
  expect(token).not.toBe('')
  const wednesday = '2026-11-25'
  // From 10h00: 12h00. From 09h00 the next one that one photographer can keep is 12h00.
  expect((await free(token))[wednesday]).toEqual(['08h00', '08h30', '09h00', '10h00'])
  expect((await book(token, wednesday, '08h30')).status).toBe(200)
  const { rows } = await sql<{ hour: string }>`
    select b.hour from bookings b join photo_sessions s on s.id = b.session_id
    where s.city = 'Natal' and b.day = ${wednesday} and b.released_at is null order by b.hour`.execute(
    demo.db,
  )
  expect(rows).toEqual([{ hour: '08h30' }, { hour: '12h00' }])
})

test('the database refuses overlapping visits of one photographer, and those that would end after midnight are not offered', async () => {
  const { provider_id, session_id } = await demo.db
    .selectFrom('bookings')
    .select(['provider_id', 'session_id'])
    .where('day', '=', monday)
    .where('hour', '=', '11h00')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ id: number }>`select id from photo_sessions where status = 1 limit 1`.execute(
    demo.db,
  )
  expect(session_id).not.toBe(rows[0]?.id)
  await expect(
    sql`insert into bookings (provider_id, session_id, day, hour, created_at)
      values (${provider_id}, ${rows[0]?.id}, ${monday}, '12h15', now())`.execute(demo.db),
  ).rejects.toThrow(/bookings_never_overlap/)
  expect(await change({ hours: weekOf(['21h00']) })).toMatchObject({
    status: 422,
    body: { fields: { 'hours.1.0': 'Use um horário entre 05h00 e 20h30.' } },
  })
  expect(await change({ travel_minutes: 121 })).toMatchObject({ status: 422 })
})
