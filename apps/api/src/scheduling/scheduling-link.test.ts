import {
  type Availability,
  addDays,
  lastBookableDay,
  lateTravel,
  measuredPoint,
  minuteOf,
  type PublicSession,
  PublicSession as PublicSessionSchema,
  type Slot,
  slotStart,
  slots,
  weekdayOf,
} from '@ensaio/domain'
import { demoBooking, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { positionsOf } from '../places/repository/session-positions.ts'
import { gatherCalendarChanges } from './repository/holidays.ts'

const zone = 'America/Sao_Paulo'
// 20 November is a holiday; this is the evening before, 23:30 in São Paulo and the 20th in UTC.
const evening = '2026-11-20T02:30:00.000Z'
// What the demo is seeded around, as that of most tests: it is seeded once for them all.
const noon = '2026-11-20T15:00:00.000Z'
const monday = '2026-11-30'

let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
})
afterAll(() => demo.close())
beforeEach(() => demo.setClock(evening))

type Visits = ReturnType<typeof demoVisits>
const unscheduled: Visits['unscheduled'] = (...of) => demoVisits(demo).unscheduled(...of)
const liveBookings: Visits['liveBookings'] = (id) => demoVisits(demo).liveBookings(id)
const reset: Visits['reset'] = (place) => demoVisits(demo).reset(place)

const anybody = () => demoCaller(demo.app)
const book = (token: string, body: unknown, headers: Record<string, string> = {}) =>
  anybody().post(`/sessions/public/${token}`, body, headers)

async function calendar(token: string): Promise<Availability> {
  const answer = await anybody().post(`/session-calendar/public/${token}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

describe('what the link shows', () => {
  test('exactly the declared keys: no contacts, no credit, no keys of the door', async () => {
    const { token } = await unscheduled()
    const answer = await anybody().get(`/sessions/public/${token}`)
    const data = answer.body.data as PublicSession
    const strict = v.strictObject({
      ...PublicSessionSchema.entries,
      client: v.strictObject(PublicSessionSchema.entries.client.entries),
      vertical_data: v.strictObject(PublicSessionSchema.entries.vertical_data.entries),
    })
    expect(v.parse(strict, data)).toEqual(data)
    expect(answer.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
  })

  test.each([
    ['pospago@demo.test', true],
    ['outra@demo.test', false],
    ['admin@demo.test', true],
    ['fotografo@demo.test', false],
  ])('to %s it tells which ensaio it is: %s', async (email, isTold) => {
    const { id, token } = await demo.db
      .selectFrom('photo_sessions as s')
      .innerJoin('users', 'users.company_id', 's.company_id')
      .select(['s.id', 's.token'])
      .where('users.email', '=', 'pospago@demo.test')
      .where('s.status', '=', 1)
      .executeTakeFirstOrThrow()
    const answer = await (await signedIn(demo.app, email)).get(`/sessions/public/${token}`)
    expect((answer.body.data as PublicSession).session_id).toBe(isTold ? id : undefined)
    const { text } = await anybody().get(`/sessions/public/${token}`)
    expect(text).not.toContain('session_id')
  })

  test.each(['a'.repeat(32), 'short', '%2e%2e', `${'a'.repeat(90)}`, "x' or '1'='1"])(
    '%s is no link',
    async (token) => {
      for (const answer of [
        await anybody().get(`/sessions/public/${encodeURIComponent(token)}`),
        await anybody().post(`/session-calendar/public/${encodeURIComponent(token)}`),
        await book(encodeURIComponent(token), demoBooking(monday, '08h30')),
      ]) {
        expect([answer.status, answer.body.error_message]).toEqual([
          404,
          'O ensaio solicitado não foi encontrado.',
        ])
      }
    },
  )
})

describe('free times', () => {
  /** The rules once more, in plain JavaScript over the tables. */
  async function expected(session: { id: number; city: string }, today: string): Promise<Availability> {
    const { db } = demo
    const { city } = session
    const providers = await db
      .selectFrom('providers')
      .selectAll()
      .where('city', '=', city)
      .where('active', '=', true)
      .execute()
    const working = await db.selectFrom('provider_working_days').selectAll().execute()
    const off = await db.selectFrom('provider_time_off').selectAll().execute()
    const closed = await db.selectFrom('holidays').selectAll().execute()
    const taken = await db.selectFrom('bookings').selectAll().where('released_at', 'is', null).execute()
    const positions = await positionsOf(db, [session.id, ...taken.map(({ session_id }) => session_id)])
    const pointOf = (id: number) => measuredPoint(positions.get(id))
    const arrives = (id: number, day: string, hour: Slot) => {
      const visits = taken
        .filter((one) => one.provider_id === id && one.day === day && one.session_id !== session.id)
        .map((one) => ({ start: minuteOf(one.hour), minutes: one.minutes, point: pointOf(one.session_id) }))
      return (
        lateTravel({ visits }, { start: minuteOf(hour), point: pointOf(session.id), skills: [] }) === null
      )
    }
    const isFree = (id: number, day: string, hour: Slot) =>
      working.some((one) => one.provider_id === id && one.weekday === weekdayOf(day)) &&
      !off.some((one) => one.provider_id === id && one.starts_on <= day && day <= one.ends_on) &&
      !taken.some((one) => one.provider_id === id && one.day === day && one.hour === hour) &&
      arrives(id, day, hour)
    const result: Availability = {}
    for (let day = today; day <= lastBookableDay(today); day = addDays(day, 1)) {
      if (weekdayOf(day) === 0 || closed.some((one) => one.day === day && (!one.city || one.city === city)))
        continue
      const hours = slots.filter(
        (hour) => slotStart(day, hour, zone) > evening && providers.some(({ id }) => isFree(id, day, hour)),
      )
      if (hours.length > 0) result[day] = hours
    }
    return result
  }

  test.each(['São Paulo', 'Rio de Janeiro', 'Porto Alegre'])(
    '%s: what plain JavaScript finds',
    async (city) => {
      const [provider] = await demo.db.selectFrom('providers').select('id').where('city', '=', city).execute()
      await demo.db
        .insertInto('provider_time_off')
        .values({ provider_id: provider?.id ?? 0, starts_on: '2026-12-07', ends_on: '2026-12-12' })
        .execute()
      const { id, token } = await unscheduled(city)
      const offered = await calendar(token)
      expect(offered).toEqual(await expected({ id, city }, '2026-11-19'))
      const days = Object.keys(offered)
      expect(days).not.toContain('2026-11-19')
      expect(days).not.toContain('2026-11-20')
      expect(days).not.toContain('2026-11-22')
      expect(days.length).toBeGreaterThan(40)
    },
  )

  test('whatever changes who is free, the next question is answered by it', async () => {
    const { db } = demo
    const city = 'Rio de Janeiro'
    const { id, token } = await unscheduled(city)
    const people = await db.selectFrom('providers').selectAll().where('city', '=', city).execute()
    const ids = people.map(({ id }) => id)
    const elsewhere = await unscheduled('São Paulo')
    const days = { starts_on: '2027-01-11', ends_on: '2027-01-13' }
    const visit = { session_id: elsewhere.id, provider_id: ids[0] ?? 0, day: '2027-01-14', hour: slots[1] }
    const changes: (() => Promise<unknown>)[] = [
      () => db.insertInto('holidays').values({ day: '2027-01-18', city, name: 'Festa' }).execute(),
      () => db.deleteFrom('holidays').where('name', '=', 'Festa').execute(),
      () =>
        db
          .insertInto('provider_time_off')
          .values(ids.map((provider_id) => ({ provider_id, ...days })))
          .execute(),
      () =>
        db
          .updateTable('provider_time_off')
          .set({ ends_on: '2027-01-12' })
          .where('starts_on', '=', days.starts_on)
          .execute(),
      () => db.deleteFrom('provider_time_off').where('starts_on', '=', days.starts_on).execute(),
      () =>
        db
          .deleteFrom('provider_working_days')
          .where('provider_id', 'in', ids)
          .where('weekday', '=', 3)
          .execute(),
      () =>
        db
          .insertInto('provider_working_days')
          .values({ provider_id: ids[0] ?? 0, weekday: 3 })
          .execute(),
      () => db.updateTable('providers').set({ city: 'Niterói' }).where('id', 'in', ids.slice(1)).execute(),
      () =>
        db
          .insertInto('bookings')
          .values({ ...visit, created_at: evening })
          .execute(),
      () => gatherCalendarChanges(db),
      () =>
        db
          .updateTable('bookings')
          .set({ released_at: evening })
          .where('session_id', '=', elsewhere.id)
          .execute(),
      () => db.updateTable('providers').set({ active: false }).where('id', 'in', ids).execute(),
    ]
    const seen = new Set<string>()
    for (const change of changes) {
      await calendar(token)
      await change()
      const offered = await calendar(token)
      expect(offered).toEqual(await expected({ id, city }, '2026-11-19'))
      seen.add(JSON.stringify(offered))
    }
    // Each of them was one to see, but for the marks gathered and what goes back to how it was.
    expect(seen.size).toBeGreaterThan(7)
    await db.updateTable('providers').set({ active: true, city }).where('id', 'in', ids).execute()
  })

  test('today’s slots go as their time comes', async () => {
    const { token } = await unscheduled()
    const at = async (time: string) => {
      demo.setClock(slotStart(monday, time as Slot, zone))
      return (await calendar(token))[monday]
    }
    expect(await at('07:00')).toEqual(['08h30', '10h30', '13h30', '15h30'])
    expect(await at('10:29')).toEqual(['10h30', '13h30', '15h30'])
    expect(await at('10:30')).toEqual(['13h30', '15h30'])
    expect(await at('15:30')).toBeUndefined()
  })

  test('every offered slot can be booked when nobody else is there', async () => {
    const place = await unscheduled('Rio de Janeiro')
    const offered = Object.entries(await calendar(place.token)).flatMap(([day, hours]) =>
      hours.map((hour) => [day, hour] as const),
    )
    for (let nth = 0; nth < offered.length; nth += 12) {
      const [day, hour] = offered[nth] ?? ['', '08h30']
      const answer = await book(place.token, demoBooking(day, hour))
      expect([day, hour, answer.status, answer.body.data]).toMatchObject([
        day,
        hour,
        200,
        { status: 2, scheduled_for: slotStart(day, hour, zone) },
      ])
      expect(await liveBookings(place.id)).toMatchObject([{ day, hour }])
    }
    await reset(place)
  })
})
