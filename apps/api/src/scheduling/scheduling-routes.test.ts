import {
  type Availability,
  addDays,
  lastBookableDay,
  type PublicSession,
  PublicSession as PublicSessionSchema,
  type SessionStatus,
  type Slot,
  slotStart,
  slots,
  wallClock,
  weekdayOf,
} from '@ensaio/domain'
import { demoBooking, demoReceiver, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
const session: Visits['session'] = (id) => demoVisits(demo).session(id)
const liveBookings: Visits['liveBookings'] = (id) => demoVisits(demo).liveBookings(id)
const reset: Visits['reset'] = (place) => demoVisits(demo).reset(place)
const contact = demoReceiver

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
  async function expected(city: string, today: string): Promise<Availability> {
    const { db } = demo
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
    const isFree = (id: number, day: string, hour: Slot) =>
      working.some((one) => one.provider_id === id && one.weekday === weekdayOf(day)) &&
      !off.some((one) => one.provider_id === id && one.starts_on <= day && day <= one.ends_on) &&
      !taken.some((one) => one.provider_id === id && one.day === day && one.hour === hour)
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
      const { token } = await unscheduled(city)
      const offered = await calendar(token)
      expect(offered).toEqual(await expected(city, '2026-11-19'))
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
    const { token } = await unscheduled(city)
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
      expect(offered).toEqual(await expected(city, '2026-11-19'))
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

describe('booking', () => {
  test('keeps who receives beside who answers, and keys and notes with the property', async () => {
    const place = await unscheduled()
    const before = await session(place.id)
    const answer = await book(
      place.token,
      demoBooking(monday, '10:30', { extrainfo: 'Cão bravo', status: 5, price: 1 }),
    )
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain('portaria')
    const after = await session(place.id)
    expect(after).toEqual({
      ...before,
      status: 2,
      scheduled_for: '2026-11-30T13:30:00.000Z',
      vertical_data: { ...before.vertical_data, keys: 'Na portaria', additional_info: 'Cão bravo' },
      scheduling_responsible_info: { name: 'Ana Souza', phone: '+5551999998888', email: 'ana@exemplo.test' },
    })
    const mail = await demo.db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail.recipient).toBe('ana@exemplo.test')
    expect(mail.text).toContain('segunda-feira, 30 de novembro de 2026, 10h30')
    await reset(place)
  })

  test.each([
    ['pospago@demo.test', 'client'],
    ['outra@demo.test', 'holder'],
    ['fotografo@demo.test', 'holder'],
    ['admin@demo.test', 'staff'],
  ])(
    'by %s is told as of a %s: whose ensaio it is not is named in no history of it',
    async (email, actor) => {
      const place = await demo.db
        .selectFrom('photo_sessions as s')
        .innerJoin('users', 'users.company_id', 's.company_id')
        .select(['s.id', 's.token'])
        .where('users.email', '=', 'pospago@demo.test')
        .where('s.status', '=', 1)
        .executeTakeFirstOrThrow()
      const caller = await signedIn(demo.app, email)
      expect(
        (await caller.post(`/sessions/public/${place.token}`, demoBooking(monday, '08h30'))).status,
      ).toBe(200)
      const event = await demo.db
        .selectFrom('session_events')
        .leftJoin('users', 'users.id', 'user_id')
        .select(['actor', 'users.email'])
        .where('session_id', '=', place.id)
        .orderBy('session_events.id', 'desc')
        .executeTakeFirstOrThrow()
      expect(event).toEqual({ actor, email: actor === 'holder' ? null : email })
      await reset(place)
    },
  )

  test('goes to the photographer with the fewest visits that day', async () => {
    const places = [0, 1].map((nth) => unscheduled('São Paulo', nth))
    const tuesday = '2026-12-22'
    const chosen: number[] = []
    for (const [nth, place] of (await Promise.all(places)).entries()) {
      await book(place.token, demoBooking(tuesday, slots[nth] ?? '08h30'))
      chosen.push((await liveBookings(place.id))[0]?.provider_id ?? 0)
    }
    expect(new Set(chosen).size).toBe(2)
    for (const place of await Promise.all(places)) await reset(place).catch(() => undefined)
  })

  test('the same slot again is 200, updates the information and mails nobody twice', async () => {
    const place = await unscheduled()
    await book(place.token, demoBooking(monday, '08h30'))
    const mails = (await demo.db.selectFrom('outbox').select('id').execute()).length
    const [first] = await liveBookings(place.id)
    const again = await book(place.token, demoBooking(monday, '08h30', { keys: 'Com a vizinha' }))
    expect(again.status).toBe(200)
    expect(await liveBookings(place.id)).toEqual([first])
    expect((await session(place.id)).vertical_data.keys).toBe('Com a vizinha')
    expect(await demo.db.selectFrom('outbox').select('id').execute()).toHaveLength(mails)
    // Even inside the last 24 hours, where moving is refused: the first answer may have been lost.
    demo.setClock('2026-11-30T10:00:00.000Z')
    expect((await book(place.token, demoBooking(monday, '08h30'))).status).toBe(200)
    await reset(place)
  })

  test('a lost slot leaves the old one standing', async () => {
    const [mine, rival] = [await unscheduled('Porto Alegre', 0), await unscheduled('Porto Alegre', 1)]
    // Mondays have one photographer in Porto Alegre.
    await book(mine.token, demoBooking(monday, '08h30'))
    await book(rival.token, demoBooking(monday, '10h30'))
    const before = await session(mine.id)
    const answer = await book(mine.token, demoBooking(monday, '10h30', { keys: 'Outra' }))
    expect([answer.status, answer.body.code]).toEqual([409, 'slot_taken'])
    expect(await session(mine.id)).toEqual(before)
    expect(await liveBookings(mine.id)).toMatchObject([{ day: monday, hour: '08h30' }])
    expect((await calendar(mine.token))[monday]).not.toContain('10h30')
    // Moved elsewhere, the old slot is free for the rival.
    expect((await book(mine.token, demoBooking(monday, '13h30'))).status).toBe(200)
    expect((await book(rival.token, demoBooking(monday, '08h30'))).status).toBe(200)
    await Promise.all([reset(mine), reset(rival)])
  })

  test.each([
    ['a Sunday', '2026-11-29', '08h30'],
    ['a holiday', '2026-11-20', '08h30'],
    ['a holiday of the city', '2027-02-02', '08h30'],
    ['yesterday', '2026-11-18', '08h30'],
    ['today, gone', '2026-11-19', '15h30'],
    ['beyond the horizon', '2027-02-18', '08h30'],
    ['a day on which nobody works', '2026-12-25', '08h30'],
  ])('%s is never given out', async (_what, date, hour) => {
    const place = await unscheduled()
    const answer = await book(place.token, demoBooking(date, hour))
    expect([answer.status, answer.body.code]).toEqual([409, 'slot_unavailable'])
    expect((await session(place.id)).status).toBe(1)
  })

  test.each([
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '30-11-2026' }, 'date'],
    [{ date: 20261130 }, 'date'],
    [{ hour: '09h00' }, 'hour'],
    [{ keys: '  ' }, 'keys'],
    [{ extrainfo: 'x'.repeat(2001) }, 'extrainfo'],
    [
      { scheduling_responsible_info: { ...contact, email: 'a@b.com\r\nBcc: c@d.com' } },
      'scheduling_responsible_info.email',
    ],
    [
      { scheduling_responsible_info: { ...contact, phone: '(20) 99999-8888' } },
      'scheduling_responsible_info.phone',
    ],
    [{ scheduling_responsible_info: { ...contact, name: undefined } }, 'scheduling_responsible_info.name'],
  ])('%j is refused with the field', async (wrong, field) => {
    const place = await unscheduled()
    const answer = await book(place.token, demoBooking(monday, '08h30', wrong))
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
    expect((await session(place.id)).status).toBe(1)
  })

  test.each([3, 4, 5, 6, 7, 8] as SessionStatus[])(
    'an ensaio in status %i takes no booking',
    async (status) => {
      const row = await demo.db
        .selectFrom('photo_sessions')
        .selectAll()
        .where('status', '=', status)
        .executeTakeFirstOrThrow()
      const answer = await book(row.token, demoBooking(monday, '08h30'))
      expect([answer.status, answer.body.code]).toEqual([409, 'scheduling_closed'])
      expect(await session(row.id)).toEqual(row)
      expect(await calendar(row.token)).toEqual({})
    },
  )

  test('inside 24 hours of the start it cannot be moved; after it, nothing can', async () => {
    const place = await unscheduled()
    await book(place.token, demoBooking(monday, '13h30'))
    const start = slotStart(monday, '13h30', zone)
    const move = async (offset: number) => {
      demo.setClock(new Date(Date.parse(start) + offset).toISOString())
      return (await book(place.token, demoBooking('2026-12-02', '08h30'))).body.code
    }
    expect(await move(-86_400_000)).toBe('late_reschedule')
    expect(await move(-1000)).toBe('late_reschedule')
    expect(await move(0)).toBe('scheduling_closed')
    expect((await book(place.token, demoBooking(monday, '13h30'))).body.code).toBe('scheduling_closed')
    expect(await move(-86_401_000)).toBeUndefined()
    expect(wallClock((await session(place.id)).scheduled_for ?? '', zone)).toEqual({
      date: '2026-12-02',
      time: '08:30',
    })
    await reset(place)
  })

  test('our people move it at any time, to no time that is past; a photographer with the link is as anybody', async () => {
    const place = await unscheduled()
    await book(place.token, demoBooking(monday, '13h30'))
    const start = Date.parse(slotStart(monday, '13h30', zone))
    const clockAt = (offset: number) => demo.setClock(new Date(start + offset).toISOString())
    const move = async (caller: Caller, date: string, hour: string) =>
      (await caller.post(`/sessions/public/${place.token}`, demoBooking(date, hour))).body.code ?? 'moved'
    clockAt(-3_600_000)
    const admin = await signedIn(demo.app, 'admin@demo.test')
    const photographer = await signedIn(demo.app, 'fotografo@demo.test')
    const offered = async (): Promise<Availability> =>
      (await admin.post(`/session-calendar/public/${place.token}`)).body.data
    expect((await offered())[monday]).toEqual(['13h30', '15h30'])
    expect(await move(photographer, '2026-12-02', '08h30')).toBe('late_reschedule')
    expect(await move(admin, monday, '08h30')).toBe('slot_unavailable')
    expect(await move(admin, monday, '15h30')).toBe('moved')
    clockAt(3 * 3_600_000)
    expect(await calendar(place.token)).toEqual({})
    expect(Object.keys(await offered())[0]).toBe('2026-12-01')
    expect(await move(photographer, '2026-12-02', '08h30')).toBe('scheduling_closed')
    expect(await move(admin, '2026-12-02', '08h30')).toBe('moved')
    expect(await liveBookings(place.id)).toMatchObject([{ day: '2026-12-02', hour: '08h30' }])
    const event = await demo.db
      .selectFrom('session_events')
      .selectAll()
      .where('session_id', '=', place.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ kind: 'rescheduled', actor: 'staff' })
    await reset(place)
  })
})

describe('idempotency keys', () => {
  const key = (value: string) => ({ 'idempotency-key': value })

  test('same key and body, same answer and no second event; another body is refused', async () => {
    const place = await unscheduled()
    const first = await book(place.token, demoBooking(monday, '08h30'), key('k1'))
    await book(place.token, demoBooking(monday, '10h30'), key('k2'))
    const replay = await book(place.token, demoBooking(monday, '08h30'), key('k1'))
    expect([replay.status, replay.body]).toEqual([200, first.body])
    expect(await liveBookings(place.id)).toMatchObject([{ hour: '10h30' }])
    const other = await book(place.token, demoBooking(monday, '13h30'), key('k1'))
    expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
    const events = await demo.db
      .selectFrom('session_events')
      .select('kind')
      .where('session_id', '=', place.id)
      .execute()
    expect(
      events.filter(({ kind }) => kind === 'scheduled' || kind === 'rescheduled').length,
    ).toBeGreaterThan(1)
    await reset(place)
  })

  test('a refusal uses no key up, and one visitor’s key is not another’s', async () => {
    const [mine, rival] = [await unscheduled('Porto Alegre', 0), await unscheduled('Porto Alegre', 1)]
    await book(rival.token, demoBooking(monday, '08h30'), key('same'))
    expect((await book(mine.token, demoBooking(monday, '08h30'), key('same'))).body.code).toBe('slot_taken')
    await reset(rival)
    expect((await book(mine.token, demoBooking(monday, '08h30'), key('same'))).status).toBe(200)
    await reset(mine)
  })

  test('a strange key is refused', async () => {
    const { token } = await unscheduled()
    expect((await book(token, demoBooking(monday, '08h30'), key('x'.repeat(256)))).status).toBe(422)
  })
})
