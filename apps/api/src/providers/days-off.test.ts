import { addDays, type CapacityDay, type StaffProvider } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

// 12:00 in São Paulo on Thursday the 26th.
const noon = '2026-11-26T15:00:00.000Z'
const today = '2026-11-26'

let demo: DemoApp
let admin: Caller
let photographer: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon, config: { publicUrl: 'https://ensaio.test' } })
  admin = await signedIn(demo.app, 'admin@demo.test')
  photographer = await signedIn(demo.app, 'fotografo@demo.test')
  await addReleasedBooking()
})
afterAll(() => demo.close())
beforeEach(async () => {
  await demo.db.deleteFrom('provider_time_off').execute()
})

const answered = (answer: Answer): StaffProvider => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}
const everybody = async (): Promise<StaffProvider[]> => (await admin.get('/staff/providers')).body.data

async function named(name: string): Promise<StaffProvider> {
  const found = (await everybody()).find((one) => one.name === name)
  if (found === undefined) throw new Error(`There is no ${name}.`)
  return found
}

/** A live visit of a photographer, next week or later. */
async function nextVisit(providerId: number) {
  return demo.db
    .selectFrom('bookings')
    .select(['id', 'session_id', 'day', 'hour'])
    .where('provider_id', '=', providerId)
    .where('released_at', 'is', null)
    .where('day', '>', today)
    .orderBy('day')
    .executeTakeFirstOrThrow()
}

/** Adds a released booking: a future slot of a visit that was moved. */
async function addReleasedBooking(): Promise<void> {
  const { id } = await named('Caio Brandão')
  const { id: _, ...visit } = await nextVisit(id)
  await demo.db
    .insertInto('bookings')
    .values({ ...visit, provider_id: id, created_at: noon, released_at: noon })
    .execute()
}

async function capacity(city: string, from: string): Promise<CapacityDay[]> {
  const answer = await admin.get(`/staff/capacity?city=${encodeURIComponent(city)}&from=${from}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

describe('days off', () => {
  test('reduce capacity at once, count the visits in them, and can be removed', async () => {
    const caio = await named('Caio Brandão')
    const { day } = await nextVisit(caio.id)
    const live = await demo.db
      .selectFrom('bookings')
      .select('day')
      .where('provider_id', '=', caio.id)
      .where('released_at', 'is', null)
      .execute()
    const until = addDays(day, 6)
    const inside = live.filter((one) => one.day >= day && one.day <= until).length
    const [before] = await capacity('São Paulo', day)

    const off = answered(
      await photographer.post(`/staff/providers/${caio.id}/time-off`, {
        starts_on: day,
        ends_on: until,
        visits_stay: true,
      }),
    )
    expect(off.time_off).toEqual([{ id: expect.any(Number), starts_on: day, ends_on: until, visits: inside }])
    expect(inside).toBeGreaterThan(0)
    const [after] = await capacity('São Paulo', day)
    expect(after?.slots[0]?.capacity).toBe((before?.slots[0]?.capacity ?? 0) - 1)
    // The visit stays theirs until it is reassigned.
    expect(after?.slots.map(({ booked }) => booked)).toEqual(before?.slots.map(({ booked }) => booked))

    const path = `/staff/providers/${caio.id}/time-off/${off.time_off[0]?.id}`
    expect(answered(await photographer.delete(path)).time_off).toEqual([])
    expect(await capacity('São Paulo', day)).toEqual(expect.arrayContaining([before]))
    expect((await photographer.delete(path)).status).toBe(404)
  })

  test('of another photographer are 404, except for admins', async () => {
    const luiza = await named('Luiza Tavares')
    const days = { starts_on: '2026-12-01', ends_on: '2026-12-02' }
    const refused = await photographer.post(`/staff/providers/${luiza.id}/time-off`, days)
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found'])
    const asked = { ...days, visits_stay: true }
    const off = answered(await admin.post(`/staff/providers/${luiza.id}/time-off`, asked))
    const path = (id: number) => `/staff/providers/${id}/time-off/${off.time_off[0]?.id}`
    const caio = await named('Caio Brandão')
    expect((await photographer.delete(path(luiza.id))).status).toBe(404)
    // Not with one's own id in the path either.
    expect((await photographer.delete(path(caio.id))).status).toBe(404)
    expect((await named('Luiza Tavares')).time_off).toHaveLength(1)
    expect(answered(await admin.delete(path(luiza.id))).time_off).toEqual([])
  })

  test.each([
    [
      { starts_on: '2026-12-03', ends_on: '2026-12-01' },
      { ends_on: 'A data final precisa ser igual ou posterior à data inicial.' },
    ],
    [
      { starts_on: '2026-11-20', ends_on: '2026-11-25' },
      { ends_on: 'Estes dias já passaram. Informe um período que ainda não terminou.' },
    ],
    [
      { starts_on: '2026-12-08', ends_on: '2026-12-09' },
      { starts_on: 'Estes dias já estão marcados como folga.' },
    ],
    [
      { starts_on: '2026-02-30', ends_on: '2026-12-09' },
      { starts_on: 'Informe uma data que existe, no formato aaaa-mm-dd.' },
    ],
  ])('%o is refused', async (days, fields) => {
    const { id } = await named('Caio Brandão')
    answered(
      await admin.post(`/staff/providers/${id}/time-off`, { starts_on: '2026-12-07', ends_on: '2026-12-09' }),
    )
    const answer = await photographer.post(`/staff/providers/${id}/time-off`, days)
    expect([answer.status, answer.body.fields]).toEqual([422, fields])
    expect(answer.body.error_message).toBe(Object.values(fields)[0])
  })

  test('a day that the database cannot store is refused, too', async () => {
    const { id } = await named('Caio Brandão')
    const days = { starts_on: '0000-01-01', ends_on: '2026-12-09' }
    const answer = await admin.post(`/staff/providers/${id}/time-off`, days)
    expect([answer.status, answer.body.error_message]).toEqual([422, 'Confira os dados e tente novamente.'])
  })
})

describe('the capacity of a city', () => {
  test('covers four weeks of four slots: photographers, bookings, and why a day is closed', async () => {
    const from = '2026-12-20'
    const days = await capacity('São Paulo', from)
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 28 }, (_, nth) => addDays(from, nth)))
    const on = (day: string) => days.find((one) => one.day === day)
    // Caio works Monday to Saturday, Luiza until Friday, Marcos from Tuesday on.
    const people = (day: string) => on(day)?.slots.map(({ capacity }) => capacity)
    expect(people('2026-12-21')).toEqual([2, 2, 2, 2])
    expect(people('2026-12-22')).toEqual([3, 3, 3, 3])
    expect(people('2026-12-26')).toEqual([2, 2, 2, 2])
    expect([on('2026-12-20')?.closed, people('2026-12-20')]).toEqual(['Domingo', []])
    expect([on('2026-12-25')?.closed, people('2026-12-25')]).toEqual(['Natal', [0, 0, 0, 0]])
    expect(on('2026-12-22')?.closed).toBeNull()
  })

  test('counts the live bookings of the city, slot by slot', async () => {
    const rows = await demo.db
      .selectFrom('bookings')
      .innerJoin('photo_sessions', 'photo_sessions.id', 'bookings.session_id')
      .select(['bookings.day', 'bookings.hour', 'bookings.released_at', 'photo_sessions.city'])
      .execute()
    const live = rows.filter(({ city, released_at }) => city === 'São Paulo' && released_at === null)
    const days = await capacity('São Paulo', today)
    const told = days.flatMap(({ day, slots }) => slots.map(({ hour, booked }) => `${day} ${hour} ${booked}`))
    const counted = days.flatMap(({ day, slots }) =>
      slots.map(({ hour }) => {
        const booked = live.filter((one) => one.day === day && one.hour === hour).length
        return `${day} ${hour} ${booked}`
      }),
    )
    expect(told).toEqual(counted)
    expect(told.filter((one) => !one.endsWith(' 0')).length).toBeGreaterThan(3)
  })

  test.each(['2029-01-01', '9999-12-31', '0000-01-01'])('%s is too far away', async (from) => {
    const answer = await admin.get(`/staff/capacity?city=S%C3%A3o%20Paulo&from=${from}`)
    const message = 'Escolha um dia a até dois anos de hoje.'
    expect([answer.status, answer.body.fields]).toEqual([422, { from: message }])
  })

  test('is refused for a city that is not served', async () => {
    const answer = await admin.get(`/staff/capacity?city=Curitiba&from=${today}`)
    expect([answer.status, answer.body.fields]).toEqual([422, { city: 'Escolha uma cidade atendida.' }])
  })
})
