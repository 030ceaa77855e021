import { instantAt, type PublicSession, type QueuePage, type Session, slotStart, type TimelineEvent } from '@ensaio/domain'
import { type DemoPlace, demoBooking, demoReceiver, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linksOf } from '../config/links.ts'
import { sendReminders } from '../jobs/send-reminders.ts'

const zone = 'America/Sao_Paulo'
const noon = '2026-11-20T15:00:00.000Z'
const monday = '2026-11-30'
const start = slotStart(monday, '08h30', zone)
const later = slotStart(monday, '13h30', zone)

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
  await anybody().post(path(''), demoBooking(monday, '08h30'))
  return async () => {
    await demo.db.deleteFrom('session_events').where('session_id', '=', place.id).execute()
    await visits.reset(place)
  }
})

const anybody = () => demoCaller(demo.app)
const path = (rest: string) => `/sessions/public/${place.token}${rest}`
const answer = (given: string, note = '', starts: string[] = [start], caller = anybody()) =>
  caller.post(path('/preparedness'), { answer: given, note, visits: starts })
const look = async (): Promise<PublicSession> => (await anybody().get(path(''))).body.data
const whole = async (caller: Caller): Promise<Session> => (await caller.get(`/sessions/${place.id}`)).body.data
const history = async (caller: Caller) =>
  ((await caller.get(`/sessions/${place.id}/events`)).body.data as TimelineEvent[]).map(({ text }) => text)
const row = async (caller: Caller) =>
  (
    (await caller.post('/staff/sessions/search', { queue: 'all', text: String(place.id) })).body.data as QueuePage
  ).sessions.find(({ id }) => id === place.id)
const mailsOf = (subject: string) =>
  demo.db.selectFrom('outbox').select(['recipient', 'text']).where('subject', 'like', `${subject}%`).execute()
const receiver = demoReceiver.email.toLowerCase()

describe('the answer whether all is ready (rule preparedness)', () => {
  test('is kept with its time; the link tells it without the note, staff and the company read it whole', async () => {
    expect((await look()).preparedness).toBeNull()
    const given = await answer('ready', 'O portão fica aberto.')
    expect([given.status, given.body.data.preparedness], given.text).toEqual([
      200,
      { answer: 'ready', has_note: true, at: noon },
    ])
    expect(given.text).not.toContain('portão')
    const kept = { answer: 'ready', note: 'O portão fica aberto.', at: noon }
    expect((await whole(admin)).preparedness).toEqual(kept)
    const { company_id } = await visits.session(place.id)
    const { email } = await demo.db
      .selectFrom('users')
      .select('email')
      .where('company_id', '=', company_id)
      .where('password_hash', 'is not', null)
      .where('disabled_at', 'is', null)
      .executeTakeFirstOrThrow()
    const client = await signedIn(demo.app, email)
    expect((await whole(client)).preparedness).toEqual(kept)
    expect((await history(client))[0]).toBe(
      'Respondeu que está tudo pronto para a visita: “O portão fica aberto.”',
    )
    expect((await row(admin))?.preparedness).toBe('ready')
  })

  test('can be changed until the visit begins; an empty note keeps the one that was left', async () => {
    await answer('note', 'Há um cão no quintal.')
    await answer('ready')
    expect((await whole(admin)).preparedness).toMatchObject({ answer: 'ready', note: 'Há um cão no quintal.' })
    demo.setClock(new Date(Date.parse(start) - 60_000).toISOString())
    expect((await answer('another_day', 'A pintura atrasou.')).status).toBe(200)
    expect((await whole(admin)).preparedness).toMatchObject({ answer: 'another_day', note: 'A pintura atrasou.' })
    demo.setClock(start)
    const refused = await answer('ready')
    expect([refused.status, refused.body.code]).toEqual([409, 'scheduling_closed'])
  })

  test('is stored once when the same one is sent again', async () => {
    const told = async () => (await history(admin)).filter((text) => text.startsWith('Respondeu')).length
    await answer('ready', 'Tudo certo.')
    await answer('ready', 'Tudo certo.')
    await answer('ready')
    expect(await told()).toBe(1)
  })

  test('is refused without a text that it needs, without a visit, and for a link that does not exist', async () => {
    const empty = await answer('note', '  ')
    expect([empty.status, empty.body.fields]).toEqual([422, { note: 'Escreva o recado.' }])
    expect((await answer('maybe')).status).toBe(422)
    expect((await answer('ready', '', [])).status).toBe(422)
    await visits.reset(place)
    expect((await answer('ready')).status).toBe(409)
    const unknown = await anybody().post(`/sessions/public/${'x'.repeat(32)}/preparedness`, {
      answer: 'ready',
      visits: [start],
    })
    expect(unknown.status).toBe(404)
  })
})

describe('a move of the visit', () => {
  const move = (hour: string) => anybody().post(path(''), { date: monday, hour })

  test('drops the answer, also when it comes back to the former time', async () => {
    await answer('ready', 'Portão aberto.')
    await move('13h30')
    expect((await look()).preparedness).toBeNull()
    await move('08h30')
    expect((await look()).preparedness).toBeNull()
    expect((await whole(admin)).preparedness).toBeNull()
    expect((await row(admin))?.preparedness).toBeNull()
    expect((await history(admin)).some((text) => text.includes('Portão aberto.'))).toBe(true)
  })

  test('refuses an answer about the time that the page still showed, and takes one about the new time', async () => {
    await move('13h30')
    const refused = await answer('ready')
    expect([refused.status, refused.body.code]).toEqual([409, 'visit_moved'])
    expect((await look()).preparedness).toBeNull()
    expect((await answer('ready', '', [later])).status).toBe(200)
  })

  test('by staff drops it as well, and so does a lost date; another photographer keeps it', async () => {
    await answer('ready')
    const { body } = await admin.get(`/staff/sessions/${place.id}/providers`)
    const other = body.data.find((one: { is_free: boolean; is_assigned: boolean }) => one.is_free && !one.is_assigned)
    if (other) {
      await admin.post(`/staff/sessions/${place.id}/provider`, { provider_id: other.id })
      expect((await look()).preparedness).toMatchObject({ answer: 'ready' })
    }
    expect((await admin.post(`/sessions/${place.id}`, { status: 1 })).status).toBe(200)
    expect((await look()).preparedness).toBeNull()
    expect(await demo.db.selectFrom('preparedness').selectAll().execute()).toEqual([])
  })
})

describe('“Preciso de outro dia”', () => {
  test('tells nobody by mail while the link can still move the visit', async () => {
    await answer('another_day', 'A pintura atrasou.')
    expect(await mailsOf('Pedido de outro dia')).toEqual([])
    expect((await row(admin))?.preparedness).toBe('another_day')
  })

  test('is mailed once to those who dispatch when the link is closed, with the note', async () => {
    demo.setClock(new Date(Date.parse(start) - 3_600_000).toISOString())
    await answer('another_day', 'A pintura atrasou.')
    await answer('ready')
    await answer('another_day', 'A pintura atrasou de novo.')
    const mails = await mailsOf('Pedido de outro dia')
    const dispatchers = await demo.db
      .selectFrom('users')
      .select('email')
      .where('role', 'in', ['administrator', 'coordinator'])
      .where('disabled_at', 'is', null)
      .execute()
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      dispatchers.map(({ email }) => email).toSorted(),
    )
    for (const { text } of mails) expect(text).toContain('Recado: A pintura atrasou.')
  })
})

describe('reminders carry the question', () => {
  const remind = async (day: string, time: string) => {
    await demo.db.deleteFrom('outbox').execute()
    const now = instantAt(day, time, zone)
    const failures: unknown[] = []
    await sendReminders(
      { db: demo.db, clock: { now: () => now }, links: linksOf('http://localhost:3000') },
      (error) => failures.push(error),
    )
    expect(failures).toEqual([])
    const mails = await demo.db.selectFrom('outbox').selectAll().where('recipient', '=', receiver).execute()
    return mails.map(({ text, html }) => `${text}${html}`).join('')
  }

  test('with a link for each answer, which sends none; once it was answered so, that all is ready', async () => {
    const asked = await remind('2026-11-28', '09:00')
    const calendar = `http://localhost:3000/calendar/${place.token}`
    expect(asked).toContain(`O imóvel está pronto?\n- Sim, está pronto: ${calendar}/pronto\n`)
    expect(asked).toContain(`href="${calendar}/outro-dia"`)
    expect(asked).toContain(`- Só deixar um recado: ${calendar}/recado`)
    await answer('ready')
    const told = await remind('2026-11-29', '09:00')
    expect(told).toContain('Você já respondeu que o imóvel está pronto.')
    expect(told).not.toContain('/outro-dia')
  })
})

describe('a photographer', () => {
  test('reads the answer and its note while the visit is near, and only then', async () => {
    const photographer = await signedIn(demo.app, 'fotografo@demo.test')
    const { id } = await demo.db
      .selectFrom('providers')
      .innerJoin('users', 'users.id', 'providers.user_id')
      .select('providers.id')
      .where('users.email', '=', 'fotografo@demo.test')
      .executeTakeFirstOrThrow()
    await demo.db.updateTable('bookings').set({ provider_id: id }).where('session_id', '=', place.id).execute()
    await answer('ready', 'Chave com o Osvaldo.')
    expect((await whole(photographer)).preparedness).toBeNull()
    expect((await row(photographer))?.preparedness).toBeNull()
    expect((await history(photographer)).join()).not.toContain('Osvaldo')
    demo.setClock(instantAt('2026-11-29', '12:00', zone))
    expect((await whole(photographer)).preparedness).toMatchObject({ note: 'Chave com o Osvaldo.' })
    expect((await row(photographer))?.preparedness).toBe('ready')
    expect((await history(photographer)).join()).toContain('Osvaldo')
  })
})
