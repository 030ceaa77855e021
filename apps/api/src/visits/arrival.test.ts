import {
  type PublicSession,
  type QueuePage,
  type Session,
  slotStart,
  type TimelineEvent,
} from '@ensaio/domain'
import { type DemoPlace, demoBooking, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const zone = 'America/Sao_Paulo'
const noon = '2026-11-20T15:00:00.000Z'
const monday = '2026-11-30'
const start = slotStart(monday, '13h30', zone)
const later = slotStart(monday, '15h30', zone)
const onTheWay = '2026-11-30T15:50:00.000Z'
const arrived = '2026-11-30T16:27:00.000Z'

let demo: DemoApp
let admin: Caller
let photographer: Caller
let visits: ReturnType<typeof demoVisits>
let place: DemoPlace
let sent: number
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  visits = demoVisits(demo)
  place = await visits.unscheduled('São Paulo')
  sent = (await providerOf('fotografo@demo.test')).id
})
afterAll(() => demo.close())
beforeEach(async () => {
  await at(noon)
  await anybody().post(path, demoBooking(monday, '13h30'))
  await arrange(start, sent)
  await at(onTheWay)
  return async () => {
    await demo.db.deleteFrom('session_events').where('session_id', '=', place.id).execute()
    await demo.db.deleteFrom('arrivals').execute()
    await visits.reset(place)
  }
})

/** Stops the clock, and signs staff in then. */
async function at(now: string): Promise<void> {
  demo.setClock(now)
  admin = await signedIn(demo.app, 'admin@demo.test')
  photographer = await signedIn(demo.app, 'fotografo@demo.test')
}

const providerOf = (email: string) =>
  demo.db
    .selectFrom('providers')
    .innerJoin('users', 'users.id', 'providers.user_id')
    .select('providers.id')
    .where('users.email', '=', email)
    .executeTakeFirstOrThrow()
const otherProvider = () =>
  demo.db
    .selectFrom('providers')
    .select('id')
    .where('city', '=', 'São Paulo')
    .where('id', '<>', sent)
    .where('active', '=', true)
    .executeTakeFirstOrThrow()
const anybody = () => demoCaller(demo.app)
let path = ''
beforeAll(() => {
  path = `/sessions/public/${place.token}`
})
async function arrange(when: string, provider_id: number): Promise<void> {
  const hour = when === start ? '13h30' : '15h30'
  const answer = await admin.post(`/staff/sessions/${place.id}/visit`, {
    date: monday,
    hour,
    provider_id,
    beyond_agenda: true,
  })
  expect(answer.status, answer.text).toBe(200)
}
const say = (step: string, caller = photographer, about = start) =>
  caller.post(`/staff/sessions/${place.id}/arrival`, { step, start: about })
const look = async (): Promise<PublicSession> => (await anybody().get(path)).body.data
const whole = async (caller = admin): Promise<Session> =>
  (await caller.get(`/sessions/${place.id}`)).body.data
const history = async () =>
  ((await admin.get(`/sessions/${place.id}/events`)).body.data as TimelineEvent[]).map(({ text }) => text)

describe('an arrival (rule arrival)', () => {
  test('is said in two steps, with the time of each, and read on the link, on the page, in the queue and in the history', async () => {
    expect((await look()).arrival).toBeNull()
    const first = await say('on_the_way')
    expect((first.body.data as Session).arrival, first.text).toEqual({
      on_the_way_at: onTheWay,
      arrived_at: null,
    })
    await at(arrived)
    await say('arrived')
    const both = { on_the_way_at: onTheWay, arrived_at: arrived }
    expect((await look()).arrival).toEqual(both)
    expect((await whole()).arrival).toEqual(both)
    expect((await whole(photographer)).arrival).toEqual(both)
    const page = await photographer.post('/staff/sessions/search', { queue: 'today' })
    const row = (page.body.data as QueuePage).sessions.find(({ id }) => id === place.id)
    expect(row?.arrival).toEqual(both)
    expect((await history()).slice(0, 2)).toEqual([
      'Avisou que chegou para a visita',
      'Avisou que está a caminho da visita',
    ])
  })

  test('said again changes nothing: the first time and one entry of the history stay', async () => {
    await say('on_the_way')
    await at(arrived)
    expect((await say('on_the_way')).status).toBe(200)
    expect((await say('on_the_way', admin)).status).toBe(200)
    expect((await whole()).arrival).toEqual({ on_the_way_at: onTheWay, arrived_at: null })
    expect((await history()).filter((text) => text.includes('a caminho'))).toHaveLength(1)
  })

  test('at once, on one visit, is kept once', async () => {
    const answers = await Promise.all([say('arrived'), say('arrived', admin), say('arrived')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await history()).filter((text) => text.includes('chegou'))).toHaveLength(1)
  })

  test('nobody is on the way after they have arrived', async () => {
    expect((await say('arrived')).status).toBe(200)
    const refused = await say('on_the_way')
    expect([refused.status, refused.body.code]).toEqual([409, 'transition_refused'])
    expect((await look()).arrival).toEqual({ on_the_way_at: null, arrived_at: onTheWay })
  })

  test('pressed by mistake is taken back within ten minutes, the newest first; the history keeps both', async () => {
    const undo = (step: string, caller = photographer) =>
      caller.post(`/staff/sessions/${place.id}/arrival`, { step, start, is_undone: true })
    await say('on_the_way')
    await at(arrived)
    await say('arrived')
    const early = await undo('on_the_way')
    expect([early.status, early.body.error_message]).toEqual([
      409,
      'Só o último aviso se desfaz, por 10 minutos.',
    ])
    const answers = await Promise.all([undo('arrived'), undo('arrived', admin), undo('arrived')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await look()).arrival).toEqual({ on_the_way_at: onTheWay, arrived_at: null })
    expect((await history()).slice(0, 2)).toEqual([
      'Desfez o aviso de que chegou para a visita',
      'Avisou que chegou para a visita',
    ])
    expect((await undo('on_the_way')).status).toBe(409)
    await say('arrived')
    await at('2026-11-30T16:37:00.001Z')
    expect((await undo('arrived')).status).toBe(409)
  })

  test('taken back as the only one leaves none, and can be said again', async () => {
    await say('on_the_way')
    const answer = await photographer.post(`/staff/sessions/${place.id}/arrival`, {
      step: 'on_the_way',
      start,
      is_undone: true,
    })
    expect((answer.body.data as Session).arrival).toBeNull()
    expect(((await say('on_the_way')).body.data as Session).arrival?.on_the_way_at).toBe(onTheWay)
  })

  test('that waited for a network counts from when it was said, also after midnight (rule kept-steps)', async () => {
    const late = (step: string, seconds_ago: number) =>
      photographer.post(`/staff/sessions/${place.id}/arrival`, { step, start, seconds_ago })
    await at('2026-12-01T03:30:00.000Z')
    expect((await late('on_the_way', 60)).status).toBe(409)
    expect((await late('on_the_way', 86_401)).status).toBe(422)
    const since = (instant: string) => (Date.parse('2026-12-01T03:30:00.000Z') - Date.parse(instant)) / 1000
    expect((await late('on_the_way', since(arrived))).status).toBe(200)
    // A clock that was put back in between brings nobody there before they left.
    expect((await late('arrived', since(onTheWay))).status).toBe(200)
    const steps = await demo.db
      .selectFrom('arrivals')
      .selectAll()
      .where('session_id', '=', place.id)
      .execute()
    expect(steps).toMatchObject([{ on_the_way_at: arrived, arrived_at: arrived }])
  })

  test('is refused on another day, and about another start', async () => {
    for (const [now, words] of [
      ['2026-11-30T02:59:00.000Z', 'O caminho e a chegada são avisados no dia da visita.'],
      ['2026-12-01T03:01:00.000Z', 'O dia da visita já passou. Conte o que aconteceu.'],
    ] as const) {
      await at(now)
      const refused = await say('on_the_way')
      expect([refused.status, refused.body.error_message]).toEqual([409, words])
    }
    await at(onTheWay)
    const moved = await say('on_the_way', photographer, later)
    expect([moved.status, moved.body.code]).toEqual([409, 'visit_moved'])
    expect((await look()).arrival).toBeNull()
  })

  test('is undone by a move of the visit, and does not come back with it', async () => {
    await say('on_the_way')
    await arrange(later, sent)
    expect((await look()).arrival).toBeNull()
    await arrange(start, sent)
    expect((await look()).arrival).toBeNull()
    await say('on_the_way')
    await admin.post(`/sessions/${place.id}`, { status: 1 })
    expect((await look()).arrival).toBeNull()
    expect(await demo.db.selectFrom('arrivals').selectAll().execute()).toEqual([])
  })

  test('is that of one photographer: another one at the same time has said nothing, and the former may not', async () => {
    await say('on_the_way')
    await arrange(start, (await otherProvider()).id)
    expect((await look()).arrival).toBeNull()
    expect((await say('arrived')).status).toBe(404)
  })

  test('is over with the visit: afterwards the link tells neither it nor any name', async () => {
    await say('on_the_way')
    await at('2026-11-30T18:00:00.000Z')
    const before = await anybody().get(path)
    const { provider_name: name } = before.body.data as PublicSession
    expect(name).toEqual(expect.any(String))
    const done = await photographer.post(`/sessions/${place.id}`, { status: 4 })
    expect(done.status, done.text).toBe(200)
    const ends = { 3: { canceled_at: noon }, 4: {}, 5: { delivered_at: noon }, 6: {}, 7: {}, 8: {} }
    for (const status of [4, 5, 8, 6, 7, 3] as const) {
      await demo.db
        .updateTable('photo_sessions')
        .set({ status, ...ends[status] })
        .where('id', '=', place.id)
        .execute()
      const after = await anybody().get(path)
      expect(after.body.data, `${status}`).toMatchObject({
        status,
        arrival: null,
        provider_name: null,
        responsible_name: null,
        responsible: null,
        keys_given: false,
        calendar_url: null,
        preparedness: null,
        preferred_period: null,
      })
      expect(after.body.data).not.toHaveProperty('preparation')
      const { responsible_information: owner, scheduling_responsible_info: receiver } = await visits.session(
        place.id,
      )
      for (const secret of [name, owner?.name, owner?.phone, owner?.email, receiver?.name, receiver?.email])
        if (secret) expect(after.text).not.toContain(secret)
      expect((await whole()).arrival).toBeNull()
    }
  })
})

describe('the end of a visit that is said with its start (rule kept-steps)', () => {
  const end = (status: number, about: string) =>
    photographer.post(`/sessions/${place.id}`, { status, start: about })

  test.each([4, 6])('%i is refused after a move, also once the new start has passed', async (status) => {
    await arrange(later, sent)
    await at('2026-11-30T18:45:00.000Z')
    await demo.db.deleteFrom('outbox').execute()
    const refused = await end(status, start)
    expect([refused.status, refused.body.code]).toEqual([409, 'visit_moved'])
    expect(await whole()).toMatchObject({ status: 2, scheduled_for: later })
    expect(await demo.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  test('is heard about the visit as it is', async () => {
    await arrange(later, sent)
    await at('2026-11-30T18:45:00.000Z')
    const heard = await end(6, later)
    expect([heard.status, (heard.body.data as Session).status]).toEqual([200, 6])
  })
})
