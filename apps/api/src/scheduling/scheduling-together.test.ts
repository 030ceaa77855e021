import { type PlacedOrder, type PublicSession, type Slot, slotStart, timesFrom } from '@ensaio/domain'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { demoBooking, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const zone = 'America/Sao_Paulo'
const noon = '2026-11-20T15:00:00.000Z'
// Far enough that the demo has no visit then.
const monday = '2027-01-11'
const tuesday = '2027-01-12'

let demo: DemoApp
let visits: ReturnType<typeof demoVisits>
let owner: Caller
let placed: PlacedOrder
let group: string
let photographers: number
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  visits = demoVisits(demo)
  owner = await signedIn(demo.app, 'pospago@demo.test')
  const providers = await demo.db
    .selectFrom('providers')
    .select('id')
    .where('city', '=', 'São Paulo')
    .where('active', '=', true)
    .execute()
  photographers = providers.length
  for (const { id } of providers)
    for (const weekday of [1, 2])
      await demo.db
        .insertInto('provider_working_days')
        .values({ provider_id: id, weekday })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(noon)
  await order(3)
  return () => demo.db.deleteFrom('bookings').where('day', 'in', [monday, tuesday]).execute()
})

async function order(count: number): Promise<void> {
  const units = Array.from({ length: count }, (_, nth) => ({
    unit: `${81 + nth}`,
    complement: 'Torre B',
    area: 60,
  }))
  const { id } = await demo.db
    .selectFrom('services')
    .select('id')
    .where('name', '=', 'Tour virtual e fotos')
    .executeTakeFirstOrThrow()
  const answer = await owner.post('/sessions', demoOrder(id, { units }))
  expect(answer.status, answer.text).toBe(200)
  placed = answer.body.data
  group = placed.group_token ?? ''
}

const anybody = () => demoCaller(demo.app)
const look = async (token = group): Promise<PublicSession> =>
  (await anybody().get(`/sessions/public/${token}`)).body.data
const book = (body: object, token = group) => anybody().post(`/sessions/public/${token}`, body)
const starts = async (token = group): Promise<Record<string, Slot[]>> =>
  (await anybody().post(`/session-calendar/public/${token}`)).body.data

async function booked() {
  const ids = placed.sessions.map(({ id }) => id)
  const rows = await demo.db
    .selectFrom('bookings')
    .select(['session_id', 'provider_id', 'day', 'hour'])
    .where('session_id', 'in', ids)
    .where('released_at', 'is', null)
    .orderBy('session_id')
    .execute()
  return rows.map(({ day, hour, provider_id }) => ({ day, hour, provider_id }))
}

/** Leaves so many photographers free at a time of Monday. */
async function leaveFree(hour: Slot, free: number): Promise<void> {
  const providers = await demo.db
    .selectFrom('providers')
    .select('id')
    .where('city', '=', 'São Paulo')
    .where('active', '=', true)
    .orderBy('id')
    .execute()
  const others = await demo.db
    .selectFrom('photo_sessions')
    .select('id')
    .where('status', '=', 5)
    .where(
      'id',
      'not in',
      demo.db
        .selectFrom('bookings')
        .select('session_id')
        .where('released_at', 'is', null)
        .where('day', '=', monday),
    )
    .execute()
  const taken = providers.slice(free)
  for (const [nth, { id }] of taken.entries()) {
    const session = others[nth]?.id ?? 0
    await demo.db
      .updateTable('bookings')
      .set({ released_at: noon })
      .where('session_id', '=', session)
      .where('released_at', 'is', null)
      .execute()
    await demo.db
      .insertInto('bookings')
      .values({ provider_id: id, session_id: session, day: monday, hour, created_at: noon })
      .execute()
  }
}

describe('an order of several units', () => {
  test('has one link, beside those of the units; a single unit has its own alone', async () => {
    expect(group).toMatch(/^[\w-]{32}$/)
    expect(placed.sessions.map(({ token }) => token)).not.toContain(group)
    await order(1)
    expect(placed.group_token).toBeNull()
  })

  test('is mailed with that one link', async () => {
    const mails = await demo.db.selectFrom('outbox').select('text').orderBy('id', 'desc').limit(2).execute()
    for (const { text } of mails) {
      expect(text).toContain(`http://localhost:3000/calendar/${group}\n`)
      for (const { token } of placed.sessions) expect(text).not.toContain(token)
    }
  })

  test('shows the units behind its link, each with its own', async () => {
    const shown = await look()
    expect(shown).toMatchObject({
      status: 1,
      scheduled_for: null,
      vertical_data: { unit: null, complement: null },
      responsible: { name: 'Paulo Siqueira' },
      keys_given: true,
    })
    expect(shown.units).toEqual(
      placed.sessions.map(({ token, unit }) => ({
        token,
        status: 1,
        scheduled_for: null,
        vertical_data: { unit, complement: 'Torre B' },
        provider_name: null,
      })),
    )
    expect(await look(placed.sessions[0]?.token)).not.toHaveProperty('units')
    const price = (await owner.get(`/sessions/public/${group}`)).body.data as PublicSession
    expect(price.late_fee).toBeCloseTo(3 * 399 * 0.3)
  })
})

describe('booked together', () => {
  test('the visits follow each other, with as few photographers as the day takes', async () => {
    const answer = await book(demoBooking(monday, '08h30'))
    expect(answer.status, answer.text).toBe(200)
    const rows = await booked()
    expect(rows.map(({ day, hour }) => [day, hour])).toEqual(
      timesFrom('08h30', 3).map((hour) => [monday, hour]),
    )
    expect(new Set(rows.map(({ provider_id }) => provider_id)).size).toBe(1)
    const shown = answer.body.data as PublicSession
    expect(shown).toMatchObject({ status: 2, scheduled_for: slotStart(monday, '08h30', zone) })
    expect(shown.units?.map(({ scheduled_for }) => scheduled_for)).toEqual(
      timesFrom('08h30', 3).map((hour) => slotStart(monday, hour, zone)),
    )
    expect(await look(placed.sessions[1]?.token)).toMatchObject({
      scheduled_for: slotStart(monday, '10h30', zone),
    })
    for (const { id } of placed.sessions) {
      expect(await visits.session(id)).toMatchObject({
        status: 2,
        scheduling_responsible_info: { name: 'Ana Souza', email: 'ana@exemplo.test' },
        vertical_data: { keys: 'Na portaria' },
      })
    }
  })

  test('late in the day several photographers come at once', async () => {
    expect((await book(demoBooking(monday, '13h30'))).status).toBe(200)
    const rows = await booked()
    expect(rows.map(({ hour }) => hour)).toEqual(['13h30', '13h30', '15h30'])
    expect(new Set(rows.slice(0, 2).map(({ provider_id }) => provider_id)).size).toBe(2)
  })

  test('is told in one mail to each side, with one calendar file of all visits', async () => {
    await demo.db.deleteFrom('outbox').execute()
    await book(demoBooking(monday, '08h30'))
    const all = await demo.db.selectFrom('outbox').selectAll().orderBy('id').execute()
    const mails = all.slice(0, 2)
    expect(mails.map(({ recipient }) => recipient)).toEqual(['pospago@demo.test', 'ana@exemplo.test'])
    // Whoever photographs has a visit, and so a mail, for each unit.
    expect(all.slice(2).map(({ subject }) => subject)).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/^Nova visita: /)),
    )
    for (const { text, subject, event } of mails) {
      expect(subject).toContain('3 ensaios agendados')
      expect(text).toContain('Unidade 82, Torre B: segunda-feira, 11 de janeiro de 2027, 10h30')
      expect(event?.others).toHaveLength(2)
    }
    expect(mails[1]?.text).toContain(`/calendar/${group}\n`)
    const answer = await anybody().get(`/sessions/public/${group}/visit.ics`)
    const events = new ICAL.Component(ICAL.parse(answer.text)).getAllSubcomponents('vevent')
    expect(events).toHaveLength(3)
    const [mailed] = mails.flatMap(({ event }) => event ?? [])
    expect(events.map((event) => event.getFirstPropertyValue('uid'))).toEqual(
      [mailed, ...(mailed?.others ?? [])].map((event) => event?.uid),
    )
    expect(events[0]?.getFirstPropertyValue('location')).toContain('Unidade 81, Torre B')
  })

  test('sent again it changes nothing, and never moves what is booked', async () => {
    await book(demoBooking(monday, '08h30'))
    const before = await booked()
    const events = await demo.db.selectFrom('session_events').select('id').execute()
    expect((await book(demoBooking(monday, '08h30'))).status).toBe(200)
    expect((await book(demoBooking(tuesday, '08h30'))).status).toBe(200)
    expect(await booked()).toEqual(before)
    expect(await demo.db.selectFrom('session_events').select('id').execute()).toEqual(events)
  })

  test('leaves alone what was booked by itself, or cancelled', async () => {
    const [one, two] = placed.sessions
    await book(demoBooking(tuesday, '15h30'), one?.token)
    await owner.post(`/sessions/${two?.id}`, { status: 3 })
    expect(await look()).toMatchObject({ status: 1 })
    expect((await book(demoBooking(monday, '10h30'))).status).toBe(200)
    const shown = await look()
    expect(shown.units?.map(({ status, scheduled_for }) => [status, scheduled_for])).toEqual([
      [2, slotStart(tuesday, '15h30', zone)],
      [3, null],
      [2, slotStart(monday, '10h30', zone)],
    ])
  })

  test('is moved together when the units are named; who receives, keys and notes stay', async () => {
    await book(demoBooking(monday, '08h30'))
    const units = placed.sessions.map(({ token }) => token)
    // A page that was opened before the booking moves nothing.
    const unseen = await book({ date: tuesday, hour: '08h30', units, visits: [] })
    expect([unseen.status, unseen.body.code]).toEqual([409, 'visit_moved'])
    const moved = await book({ date: monday, hour: '10h30', units })
    expect(moved.status, moved.text).toBe(200)
    expect((await booked()).map(({ hour }) => hour)).toEqual(['10h30', '13h30', '15h30'])
    expect(await visits.session(placed.sessions[0]?.id ?? 0)).toMatchObject({
      scheduling_responsible_info: { name: 'Ana Souza' },
    })
    const kinds = await demo.db
      .selectFrom('session_events')
      .select('kind')
      .where('session_id', '=', placed.sessions[2]?.id ?? 0)
      .orderBy('id')
      .execute()
    expect(kinds.map(({ kind }) => kind)).toEqual(['created', 'scheduled', 'rescheduled'])
    // Sent again it is the same.
    expect((await book({ date: monday, hour: '10h30', units })).status).toBe(200)
    // In the last 24 hours of the first, none is moved.
    demo.setClock(slotStart('2027-01-10', '13h30', zone))
    const late = await book({ date: tuesday, hour: '08h30', units })
    expect([late.status, late.body.code]).toEqual([409, 'late_reschedule'])
    expect((await booked()).map(({ day }) => day)).toEqual([monday, monday, monday])
  })

  test('units of another link are refused', async () => {
    const stranger = await visits.unscheduled('São Paulo')
    const answer = await book(demoBooking(monday, '08h30', { units: [stranger.token] }))
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['units']])
  })

  test('asks for who receives and for unknown keys, as a single one does', async () => {
    const { vertical_data } = await visits.session(placed.sessions[0]?.id ?? 0)
    await demo.db
      .updateTable('photo_sessions')
      .set({ vertical_data: JSON.stringify({ ...vertical_data, keys: null }) })
      .where('id', '=', placed.sessions[0]?.id ?? 0)
      .execute()
    expect(await look()).toMatchObject({ keys_given: false })
    const answer = await book({ date: monday, hour: '08h30' })
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([
      422,
      ['scheduling_responsible_info.name', 'keys'],
    ])
    expect(await booked()).toEqual([])
  })
})

describe('times for visits together', () => {
  test('are offered where all of them find photographers, and every one offered can be booked', async () => {
    await leaveFree('08h30', 1)
    await leaveFree('13h30', 1)
    await leaveFree('15h30', 1)
    // From 13h30 two would have to come at once.
    expect((await starts())[monday]).toEqual(['08h30', '10h30'])
    expect((await starts(placed.sessions[0]?.token))[monday]).toEqual(['08h30', '10h30', '13h30', '15h30'])
    const refused = await book(demoBooking(monday, '13h30'))
    expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken'])
    expect(await booked()).toEqual([])
    expect((await visits.session(placed.sessions[0]?.id ?? 0)).status).toBe(1)
    expect((await book(demoBooking(monday, '10h30'))).status).toBe(200)
  })

  test('a move finds its own times free', async () => {
    for (const hour of ['08h30', '10h30', '13h30', '15h30'] as const) await leaveFree(hour, 1)
    await book(demoBooking(monday, '08h30'))
    expect((await starts())[monday]).toEqual(['08h30', '10h30'])
    const units = placed.sessions.map(({ token }) => token)
    expect((await book({ date: monday, hour: '10h30', units })).status).toBe(200)
  })

  test('too many units for a day are offered no time', async () => {
    await order(photographers * 4 + 1)
    expect(await starts()).toEqual({})
    const answer = await book(demoBooking(monday, '08h30'))
    expect(answer.body.code).toBe('slot_taken')
    expect(await booked()).toEqual([])
  })

  test('Sundays, past days and unknown links stay refused', async () => {
    expect((await book(demoBooking('2027-01-10', '08h30'))).body.code).toBe('slot_unavailable')
    expect((await book(demoBooking('2026-11-19', '08h30'))).body.code).toBe('slot_unavailable')
    expect((await book(demoBooking(monday, '08h30'), 'b'.repeat(32))).status).toBe(404)
    expect((await anybody().get(`/sessions/public/${'b'.repeat(32)}`)).status).toBe(404)
    expect((await anybody().post(`/session-calendar/public/${'b'.repeat(32)}`)).status).toBe(404)
  })
})

test('“Não posso” of a link for several is told once, of all that are booked', async () => {
  const none = await anybody().post(`/sessions/public/${group}/unable`, {})
  expect(none.status).toBe(409)
  await book(demoBooking(monday, '08h30'))
  await demo.db.deleteFrom('outbox').execute()
  const told = await anybody().post(`/sessions/public/${group}/unable`, { reason: 'Viagem' })
  expect([told.status, told.body.data]).toMatchObject([200, { unable_at: noon }])
  const mails = await demo.db.selectFrom('outbox').selectAll().execute()
  const recipients = mails.map(({ recipient }) => recipient)
  expect(new Set(recipients).size).toBe(recipients.length)
  expect(mails[0]?.text).toContain('Unidade 83, Torre B: segunda-feira, 11 de janeiro de 2027, 13h30')
  expect(await look(placed.sessions[2]?.token)).toMatchObject({ unable_at: noon })
})
