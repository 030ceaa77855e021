import {
  type Board,
  type PublicSession,
  type QueuePage,
  type Session,
  slotStart,
  type TimelineEvent,
  type VisitPlan,
} from '@ensaio/domain'
import { type DemoPlace, demoBooking, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linksOf } from '../config/links.ts'
import { sendReminders } from '../jobs/send-reminders.ts'

const noon = '2026-11-20T15:00:00.000Z'
const monday = '2026-11-30'
const later = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000).toISOString()

let demo: DemoApp
let admin: Caller
let visits: ReturnType<typeof demoVisits>
let place: DemoPlace
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  visits = demoVisits(demo)
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(noon)
  await demo.db.deleteFrom('outbox').execute()
  place = await visits.unscheduled()
  return async () => {
    await demo.db.deleteFrom('preferred_periods').execute()
    await visits.reset(place)
  }
})

const period = {
  weekdays: [3, 1],
  parts: ['morning'],
  first_day: '2026-12-01',
  last_day: '2026-12-12',
  note: 'Depois das 9h, com o Osvaldo.',
}
const anybody = () => demoCaller(demo.app)
const path = (rest = '') => `/sessions/public/${place.token}${rest}`
const leave = (body: object = period) => anybody().post(path('/preferred-period'), body)
const look = async (): Promise<PublicSession> => (await anybody().get(path())).body.data
const whole = async (): Promise<Session> => (await admin.get(`/sessions/${place.id}`)).body.data
const queued = async () => {
  const page = await admin.post('/staff/sessions/search', { queue: 'to_schedule', text: String(place.id) })
  return (page.body.data as QueuePage).sessions.find(({ id }) => id === place.id)
}
const mails = async () => {
  const rows = await demo.db.selectFrom('outbox').select(['recipient', 'subject', 'text']).execute()
  return rows.filter(({ subject }) => subject.startsWith('Nenhum horário serve'))
}
const dispatchers = () =>
  demo.db
    .selectFrom('users')
    .select('email')
    .where('role', 'in', ['administrator', 'coordinator'])
    .where('disabled_at', 'is', null)
    .execute()

describe('a preferred period (rule preferred-period)', () => {
  test('is read in the queue, on the page and in the history; the link tells it without the note', async () => {
    expect((await look()).preferred_period).toBeNull()
    const left = await leave()
    const { note, ...days } = { ...period, weekdays: [1, 3] }
    const told = left.body.data as PublicSession
    expect(told.preferred_period, left.text).toEqual({ ...days, has_note: true, left_at: noon })
    expect(left.text).not.toContain('Osvaldo')
    const kept = { ...days, note, left_at: noon }
    expect((await whole()).preferred_period).toEqual(kept)
    expect((await queued())?.preferred_period).toEqual(kept)
    const events = (await admin.get(`/sessions/${place.id}/events`)).body.data as TimelineEvent[]
    expect(events[0]?.text).toBe(
      'Não achou um horário que sirva: prefere segundas e quartas, de manhã, de 1º a 12 de dezembro: “Depois das 9h, com o Osvaldo.”',
    )
  })

  test('is mailed to all who dispatch, and a change of it at most once an hour', async () => {
    await leave()
    const told = await mails()
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(
      (await dispatchers()).map(({ email }) => email).toSorted(),
    )
    expect(told[0]?.text).toContain('Prefere: segundas e quartas, de manhã')
    expect(told[0]?.text).toContain('Recado: Depois das 9h, com o Osvaldo.')
    await leave()
    demo.setClock(later(30))
    await leave({ ...period, weekdays: [5] })
    expect(await mails()).toHaveLength(told.length)
    expect((await whole()).preferred_period?.weekdays).toEqual([5])
    demo.setClock(later(61))
    await leave({ ...period, weekdays: [2], note: '' })
    const again = await mails()
    expect(again).toHaveLength(told.length * 2)
    expect(again.at(-1)?.text).toContain('Prefere: terças')
    expect(again.at(-1)?.text).toContain('Recado: Depois das 9h, com o Osvaldo.')
  })

  test('goes away when a visit is booked by anybody, and does not come back', async () => {
    await leave()
    await anybody().post(path(), demoBooking(monday, '08h30'))
    expect((await look()).preferred_period).toBeNull()
    expect((await whole()).preferred_period).toBeNull()
    await admin.post(`/sessions/${place.id}`, { status: 1 })
    expect((await queued())?.preferred_period).toBeNull()
    await leave()
    const date = '2026-12-02'
    const plan = await admin.get(`/staff/sessions/${place.id}/visit?date=${date}&hour=08h30`)
    const { providers } = plan.body.data as VisitPlan
    const arranged = await admin.post(`/staff/sessions/${place.id}/visit`, {
      date,
      hour: '08h30',
      provider_id: providers.find((one) => one.is_free)?.id,
      beyond_agenda: true,
    })
    expect(arranged.status, arranged.text).toBe(200)
    expect((await whole()).preferred_period).toBeNull()
  })

  test('may be left for a booked visit while the link can move it, and stays until it moves', async () => {
    await anybody().post(path(), demoBooking(monday, '08h30'))
    expect((await leave()).status).toBe(200)
    expect((await whole()).preferred_period).not.toBeNull()
    await anybody().post(path(), { date: monday, hour: '13h30' })
    expect((await look()).preferred_period).toBeNull()
    demo.setClock(
      new Date(Date.parse(slotStart(monday, '13h30', 'America/Sao_Paulo')) - 3_600_000).toISOString(),
    )
    const refused = await leave()
    expect([refused.status, refused.body.code]).toEqual([409, 'late_reschedule'])
  })

  test('is a card of the board at risk while it waits, which tells no note', async () => {
    const card = async () => {
      const asked = await admin.get('/staff/board?from=2026-11-23&span=week&city=Porto%20Alegre')
      return (asked.body.data as Board).waiting.find(({ id }) => id === place.id)
    }
    expect((await card())?.preferred_period).toBeNull()
    await leave()
    const { note: _, ...days } = { ...period, weekdays: [1, 3] }
    expect((await card())?.preferred_period).toEqual({ ...days, has_note: true, left_at: noon })
  })

  test('is not read by photographers, nor its note in the history before the visit is near', async () => {
    place = await visits.unscheduled('São Paulo')
    await anybody().post(path(), demoBooking(monday, '08h30'))
    await leave()
    const { id: provider_id } = await demo.db
      .selectFrom('providers')
      .innerJoin('users', 'users.id', 'providers.user_id')
      .select('providers.id')
      .where('users.email', '=', 'fotografo@demo.test')
      .executeTakeFirstOrThrow()
    await admin.post(`/staff/sessions/${place.id}/visit`, {
      date: monday,
      hour: '13h30',
      provider_id,
      beyond_agenda: true,
    })
    await leave()
    const photographer = await signedIn(demo.app, 'fotografo@demo.test')
    const read = await photographer.get(`/sessions/${place.id}`)
    expect([read.status, (read.body.data as Session).preferred_period]).toEqual([200, null])
    const rows = await photographer.post('/staff/sessions/search', { queue: 'all' })
    const found = (rows.body.data as QueuePage).sessions.find(({ id }) => id === place.id)
    expect(found?.preferred_period).toBeNull()
    const events = await photographer.get(`/sessions/${place.id}/events`)
    expect(events.text).toContain('prefere segundas e quartas')
    expect(events.text).not.toContain('Osvaldo')
  })

  test('is left once for all ensaios of an order, with one mail, and told by their common link', async () => {
    const [one, other] = [place, await visits.unscheduled('Porto Alegre', 1)]
    const { company_id } = await visits.session(one.id)
    const token = 'preferred-period-of-two-units'
    const group = await demo.db
      .insertInto('session_groups')
      .values({ token, company_id, created_at: noon })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ids = [one.id, other.id]
    const setGroup = (group_id: number | null) =>
      demo.db.updateTable('photo_sessions').set({ group_id }).where('id', 'in', ids).execute()
    await setGroup(group.id)
    const left = await anybody().post(`/sessions/public/${token}/preferred-period`, period)
    expect((left.body.data as PublicSession).preferred_period?.weekdays, left.text).toEqual([1, 3])
    expect(await mails()).toHaveLength((await dispatchers()).length)
    await leave({ ...period, weekdays: [5] })
    const common = await anybody().get(`/sessions/public/${token}`)
    expect((common.body.data as PublicSession).preferred_period).toBeNull()
    const kept = await demo.db.selectFrom('preferred_periods').select(['session_id', 'weekdays']).execute()
    expect(new Map(kept.map((row) => [row.session_id, row.weekdays]))).toEqual(
      new Map([
        [one.id, [5]],
        [other.id, [1, 3]],
      ]),
    )
    await setGroup(null)
  })

  test('ends with the ensaio: nothing is left of it once it is cancelled', async () => {
    await leave()
    await admin.post(`/sessions/${place.id}`, { status: 3 })
    expect(await demo.db.selectFrom('preferred_periods').selectAll().execute()).toEqual([])
    expect((await leave()).status).toBe(409)
  })

  test('says something, of days to come, through a link that exists', async () => {
    const empty = await leave({ weekdays: [], parts: [] })
    expect([empty.status, Object.keys(empty.body.fields ?? {})]).toEqual([422, ['weekdays']])
    const past = await leave({ ...period, first_day: null, last_day: '2026-11-19' })
    expect([past.status, past.body.fields]).toEqual([422, { last_day: 'Este dia já passou. Escolha outro.' }])
    expect((await leave({ ...period, last_day: '2026-11-01' })).status).toBe(422)
    expect((await anybody().post(`/sessions/public/${'x'.repeat(32)}/preferred-period`, period)).status).toBe(
      404,
    )
    expect((await whole()).preferred_period).toBeNull()
    expect(await mails()).toEqual([])
  })

  test('stops the reminders to choose a date, which nobody who waits for us can do', async () => {
    const date_wanted_at = later(-3 * 24 * 60 - 60)
    await demo.db.updateTable('photo_sessions').set({ date_wanted_at }).where('id', '=', place.id).execute()
    const wait = async () => {
      await demo.db.deleteFrom('outbox').execute()
      await demo.db.deleteFrom('reminders').execute()
      await sendReminders(
        { db: demo.db, clock: { now: () => noon }, links: linksOf('http://localhost:3000') },
        () => undefined,
      )
      const rows = await demo.db.selectFrom('outbox').select('text').execute()
      return rows.some(({ text }) => text.includes(place.token))
    }
    expect(await wait()).toBe(true)
    await leave()
    expect(await wait()).toBe(false)
  })
})
