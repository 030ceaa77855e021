import { type PublicSession, slotStart } from '@ensaio/domain'
import { type DemoPlace, demoBooking, demoReceiver, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailOptions } from '../adapters/mail/mail-options.ts'

const zone = 'America/Sao_Paulo'
const noon = '2026-11-20T15:00:00.000Z'
const monday = '2026-11-30'
const tuesday = '2026-12-01'
const mondayMorning = slotStart(monday, '08h30', zone)

let demo: DemoApp
let visits: ReturnType<typeof demoVisits>
let place: DemoPlace
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  visits = demoVisits(demo)
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(noon)
  place = await visits.unscheduled()
  return () => visits.reset(place)
})

const anybody = () => demoCaller(demo.app)
const book = (body: object) => anybody().post(`/sessions/public/${place.token}`, body)
const look = async (caller = anybody()): Promise<PublicSession> =>
  (await caller.get(`/sessions/public/${place.token}`)).body.data

async function giveKeys(keys: string | null): Promise<void> {
  const { vertical_data } = await visits.session(place.id)
  await demo.db
    .updateTable('photo_sessions')
    .set({ vertical_data: JSON.stringify({ ...vertical_data, keys }) })
    .where('id', '=', place.id)
    .execute()
}

async function eventsOf(id: number) {
  return demo.db
    .selectFrom('session_events')
    .select(['kind', 'actor', 'detail'])
    .where('session_id', '=', id)
    .orderBy('id')
    .execute()
}

async function newestMails(count: number) {
  const rows = await demo.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(count).execute()
  return rows.reverse()
}

describe('what the company told is not asked again', () => {
  test('who was named responsible fills the form in, while it is asked; keys are only said to be known', async () => {
    const { responsible_information: named } = await visits.session(place.id)
    await giveKeys('Com o zelador, apartamento 12')
    const answer = await anybody().get(`/sessions/public/${place.token}`)
    expect(answer.body.data).toMatchObject({
      responsible: { name: named?.name, phone: named?.phone, email: named?.email },
      keys_given: true,
    })
    expect(Object.keys((answer.body.data as PublicSession).responsible ?? {})).toEqual([
      'name',
      'phone',
      'email',
    ])
    expect(answer.text).not.toContain('zelador')
    await giveKeys(null)
    expect(await look()).toMatchObject({ keys_given: false })
    await book(demoBooking(monday, '08h30'))
    const booked = await anybody().get(`/sessions/public/${place.token}`)
    expect(booked.body.data).toMatchObject({ responsible: null, keys_given: true })
    expect(booked.text).not.toContain(named?.email)
  })

  test('a first booking may leave keys out where they are known, and nothing else', async () => {
    await giveKeys(null)
    const { keys: _, ...silent } = demoBooking(monday, '08h30')
    const unknown = await book(silent)
    expect([unknown.status, unknown.body.fields]).toEqual([422, { keys: 'Informe onde estão as chaves.' }])
    await giveKeys('Na portaria')
    const nobody = await book({ date: monday, hour: '08h30' })
    expect([nobody.status, Object.keys(nobody.body.fields ?? {})]).toEqual([
      422,
      ['scheduling_responsible_info.name'],
    ])
    expect((await visits.session(place.id)).status).toBe(1)
    expect((await book(silent)).status).toBe(200)
    expect((await visits.session(place.id)).vertical_data.keys).toBe('Na portaria')
  })

  test('a move is a day and a time: who receives, keys and notes stay', async () => {
    await book(demoBooking(monday, '08h30', { keys: 'Com a vizinha', extrainfo: 'Cão bravo' }))
    const before = await visits.session(place.id)
    const moved = await book({ date: tuesday, hour: '10h30' })
    expect([moved.status, moved.body.data]).toMatchObject([200, { status: 2 }])
    expect(await visits.session(place.id)).toEqual({
      ...before,
      scheduled_for: slotStart(tuesday, '10h30', zone),
      promised_on: '2026-12-05',
    })
    const mails = await newestMails(2)
    expect(mails.map(({ recipient }) => recipient)).toContain('ana@exemplo.test')
    expect(mails.every(({ text }) => text.includes('terça-feira, 1º de dezembro de 2026, 10h30'))).toBe(true)
    const events = await eventsOf(place.id)
    // Sent again, it changes nothing and is no event.
    expect((await book({ date: tuesday, hour: '10h30' })).status).toBe(200)
    expect(await eventsOf(place.id)).toEqual(events)
  })
})

describe('a visit inside 24 hours', () => {
  test('can be booked; what cancelling costs is told to who pays it and to administrators, in reais', async () => {
    demo.setClock('2026-11-29T20:00:00.000Z')
    expect((await book(demoBooking(monday, '08h30'))).status).toBe(200)
    const { price_cents } = await visits.session(place.id)
    const fee = Math.round(price_cents * 0.3) / 100
    expect(await look()).not.toHaveProperty('late_fee')
    const { company_id } = await visits.session(place.id)
    const owner = await demo.db
      .selectFrom('users')
      .select('email')
      .where('company_id', '=', company_id)
      .where('email', 'like', '%@demo.test')
      .executeTakeFirstOrThrow()
    expect(await look(await signedIn(demo.app, owner.email))).toMatchObject({ late_fee: fee })
    expect(await look(await signedIn(demo.app, 'admin@demo.test'))).toMatchObject({ late_fee: fee })
    const stranger = owner.email === 'outra@demo.test' ? 'prepago@demo.test' : 'outra@demo.test'
    expect(await look(await signedIn(demo.app, stranger))).not.toHaveProperty('late_fee')
    expect(await look(await signedIn(demo.app, 'fotografo@demo.test'))).not.toHaveProperty('late_fee')
  })
})

describe('the least notice, where it is set', () => {
  let strict: DemoApp
  beforeAll(async () => {
    strict = await openDemoApp({ now: noon, config: { leastNoticeHours: 36 } })
  })
  afterAll(() => strict.close())

  test('binds holder and client; the calendar offers no time that the booking refuses', async () => {
    const { token } = await demoVisits(strict).unscheduled('São Paulo')
    // Sunday 20:30 in São Paulo: 36 hours later it is Tuesday 08:30.
    strict.setClock('2026-11-29T23:30:00.000Z')
    const caller = demoCaller(strict.app)
    const offered = (await caller.post(`/session-calendar/public/${token}`)).body.data as Record<
      string,
      string[]
    >
    expect(offered[monday]).toBeUndefined()
    expect(offered[tuesday]?.[0]).toBe('10h30')
    const early = await caller.post(`/sessions/public/${token}`, demoBooking(tuesday, '08h30'))
    expect([early.status, early.body.code]).toEqual([409, 'slot_unavailable'])
    const staff = await signedIn(strict.app, 'admin@demo.test')
    const all = (await staff.post(`/session-calendar/public/${token}`)).body.data as Record<string, string[]>
    expect(all[monday]?.length).toBeGreaterThan(0)
    expect((await caller.post(`/sessions/public/${token}`, demoBooking(tuesday, '10h30'))).status).toBe(200)
    const moved = await staff.post(`/sessions/public/${token}`, demoBooking(monday, all[monday]?.[0] ?? ''))
    expect([moved.status, moved.text]).toMatchObject([200, expect.anything()])
  })
})

describe('the calendar file is an address', () => {
  const address = () => `/sessions/public/${place.token}/visit.ics`

  /** What a calendar program makes of a file. */
  function readCalendar(text: string) {
    const calendar = new ICAL.Component(ICAL.parse(text))
    const [event] = calendar.getAllSubcomponents('vevent')
    const value = (name: string) => event?.getFirstPropertyValue(name)
    return {
      count: calendar.getAllSubcomponents('vevent').length,
      method: calendar.getFirstPropertyValue('method'),
      uid: value('uid'),
      sequence: Number(value('sequence')),
      status: value('status'),
      start: (value('dtstart') as ICAL.Time).toJSDate().toISOString(),
      end: (value('dtend') as ICAL.Time).toJSDate().toISOString(),
      stamp: (value('dtstamp') as ICAL.Time).toJSDate().toISOString(),
      location: value('location'),
      organizer: value('organizer'),
    }
  }

  async function entry() {
    const answer = await anybody().get(address())
    expect(answer.status, answer.text).toBe(200)
    return { answer, ...readCalendar(answer.text) }
  }

  test('of which the page tells once there is a visit', async () => {
    place = await visits.unscheduled('Rio de Janeiro')
    expect(await look()).toMatchObject({ calendar_url: null })
    const none = await anybody().get(address())
    expect([none.status, none.body.error_message]).toEqual([404, 'Este ensaio ainda não tem data.'])
    await book(demoBooking(monday, '08h30'))
    expect(await look()).toMatchObject({ calendar_url: `/api${address()}` })
    expect((await anybody().get(`/sessions/public/${'a'.repeat(32)}/visit.ics`)).status).toBe(404)
    expect((await anybody().get('/sessions/public/short/visit.ics')).status).toBe(404)
  })

  test('a calendar program reads it; kept nowhere, listed nowhere', async () => {
    await book(demoBooking(monday, '08h30'))
    const visit = await entry()
    expect(visit.answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(visit).toMatchObject({
      count: 1,
      method: 'PUBLISH',
      status: 'CONFIRMED',
      start: mondayMorning,
      end: slotStart(monday, '10h30', zone).replace('T13:30', 'T13:00'),
      organizer: 'mailto:nao-responda@ensaio.example',
    })
    expect(visit.location).toContain('Porto Alegre – RS')
    expect(visit.answer.text).not.toContain('Ana Souza')
    // Asked for again, it is the same: nothing happened in between.
    demo.setClock('2026-11-21T15:00:00.000Z')
    expect((await entry()).answer.text).toBe(visit.answer.text)
  })

  test('the same entry as the mails bring, moved and cancelled with them', async () => {
    const mailed = async () => {
      const [mail] = await newestMails(1)
      const from = { name: 'Ensaio', address: 'nao-responda@ensaio.example' }
      const options = mailOptions({
        ...mail,
        from,
        to: { name: '', address: mail?.recipient ?? '' },
        messageId: '',
        date: noon,
      } as never)
      return readCalendar(String((options.icalEvent as { content: string }).content))
    }
    await book(demoBooking(monday, '08h30'))
    const first = await entry()
    expect(first).toMatchObject(await mailed())
    demo.setClock('2026-11-20T15:10:00.000Z')
    await book({ date: tuesday, hour: '10h30' })
    const moved = await entry()
    expect(moved).toMatchObject(await mailed())
    expect(moved).toMatchObject({ uid: first.uid, start: slotStart(tuesday, '10h30', zone) })
    expect(moved.sequence).toBeGreaterThan(first.sequence)
    demo.setClock('2026-11-20T15:20:00.000Z')
    const admin = await signedIn(demo.app, 'admin@demo.test')
    await admin.post(`/sessions/${place.id}`, { status: 1 })
    const given = await entry()
    expect(given).toMatchObject({ uid: first.uid, status: 'CANCELLED', method: 'CANCEL', start: moved.start })
    expect(given).toMatchObject(await mailed())
    expect(given.sequence).toBeGreaterThan(moved.sequence)
    demo.setClock('2026-11-20T15:30:00.000Z')
    await book(demoBooking(monday, '08h30'))
    expect(await entry()).toMatchObject({ status: 'CONFIRMED', start: mondayMorning })
    demo.setClock('2026-11-20T15:40:00.000Z')
    await admin.post(`/sessions/${place.id}`, { status: 3, has_fee: false })
    expect(await entry()).toMatchObject(await mailed())
    expect(await entry()).toMatchObject({ uid: first.uid, status: 'CANCELLED', start: mondayMorning })
  })
})

describe('“Não posso”', () => {
  const tell = (body: object = {}) => anybody().post(`/sessions/public/${place.token}/unable`, body)

  test('tells the company, the administrators and the photographer, once; the visit stays booked', async () => {
    await book(demoBooking(monday, '08h30'))
    const before = (await demo.db.selectFrom('outbox').select('id').execute()).length
    const told = await tell({ reason: '  Estarei <viajando>. ' })
    expect([told.status, told.body.data]).toMatchObject([200, { status: 2, unable_at: noon }])
    const events = await eventsOf(place.id)
    expect(events.at(-1)).toEqual({
      kind: 'unable',
      actor: 'holder',
      detail: { reason: 'Estarei <viajando>.', start: mondayMorning },
    })
    const after = (await demo.db.selectFrom('outbox').select('id').execute()).length
    const mails = await newestMails(after - before)
    const { created_by } = await visits.session(place.id)
    const { email } = await demo.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', created_by)
      .executeTakeFirstOrThrow()
    expect(mails.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([email, 'admin@demo.test']),
    )
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length)
    for (const mail of mails) {
      expect(mail.subject).toMatch(/^Não haverá quem receba o fotógrafo: .+, 30\/11\/2026$/)
      expect(mail.text).toContain('segunda-feira, 30 de novembro de 2026, 08h30')
      expect(mail.html).toContain('Estarei &lt;viajando&gt;.')
    }
    expect(mails.find(({ recipient }) => recipient === 'admin@demo.test')?.text).toContain(
      `/backoffice/sessions/${place.id}`,
    )
    const again = await tell({ reason: 'De novo' })
    expect([again.status, again.body.data]).toMatchObject([200, { unable_at: noon }])
    expect(await eventsOf(place.id)).toEqual(events)
    expect(await demo.db.selectFrom('outbox').select('id').execute()).toHaveLength(after)
    // The company reads it on the page of the ensaio.
    const admin = await signedIn(demo.app, 'admin@demo.test')
    const timeline = (await admin.get(`/sessions/${place.id}/events`)).body.data as { text: string }[]
    expect(timeline[0]?.text).toBe('Avisou que não pode receber o fotógrafo: “Estarei <viajando>.”')
  })

  test('is over once another time is booked', async () => {
    await book(demoBooking(monday, '08h30'))
    await tell()
    await book({ date: tuesday, hour: '08h30' })
    expect(await look()).toMatchObject({ unable_at: null })
    demo.setClock('2026-11-20T15:05:00.000Z')
    expect((await tell()).body.data).toMatchObject({ unable_at: '2026-11-20T15:05:00.000Z' })
    // The same time told again moves nothing, and forgets nothing.
    await book({ date: tuesday, hour: '08h30', scheduling_responsible_info: demoReceiver })
    expect(await look()).toMatchObject({ unable_at: '2026-11-20T15:05:00.000Z' })
  })

  test('works in the last 24 hours, until the visit begins', async () => {
    await book(demoBooking(monday, '08h30'))
    demo.setClock(mondayMorning)
    expect((await tell()).body).toMatchObject({
      code: 'scheduling_closed',
      error_message: 'O horário deste ensaio já passou.',
    })
    demo.setClock(new Date(Date.parse(mondayMorning) - 60_000).toISOString())
    const told = await tell()
    expect(told.status).toBe(200)
    const { created_by } = await visits.session(place.id)
    const mails = await newestMails(5)
    const owner = await demo.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', created_by)
      .executeTakeFirst()
    const toCompany = mails.findLast(({ recipient }) => recipient === owner?.email)
    expect(toCompany?.text).toContain('Faltam menos de 24 horas')
  })

  test('without a date there is nothing to tell of', async () => {
    const answer = await tell()
    expect([answer.status, answer.body.error_message]).toEqual([409, 'Este ensaio ainda não tem data.'])
    expect((await tell({ reason: 'x'.repeat(501) })).status).toBe(422)
  })
})
