import type { AuditPage, Session, TimelineEvent, VisitPlan } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
/** A Tuesday at the property's 19h00, which São Paulo does not offer. */
const late = { date: '2026-12-01', hour: '19h00' }
/** The same day at a time that it offers. */
const usual = { date: '2026-12-01', hour: '08h30' }

let demo: DemoApp
let admin: Caller
let client: Caller
let mine: number
let other: number
let idOf: (name: string) => number

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
  const rows = await demo.db.selectFrom('providers').select(['id', 'name']).execute()
  idOf = (name) => rows.find((one) => one.name === name)?.id ?? 0
  const sessions = await demo.db
    .selectFrom('photo_sessions')
    .select('id')
    .where('status', 'in', [1, 2])
    .where('city', '=', 'São Paulo')
    .orderBy('id')
    .limit(2)
    .execute()
  ;[mine = 0, other = 0] = sessions.map(({ id }) => id)
})
afterAll(() => demo.close())

/** Two ensaios without a date, and nobody off or booked on the day. */
beforeEach(async () => {
  const { db } = demo
  demo.setClock(noon)
  await db.deleteFrom('provider_time_off').execute()
  await db.deleteFrom('holidays').execute()
  await db
    .deleteFrom('bookings')
    .where((is) => is.or([is('session_id', 'in', [mine, other]), is('day', '>=', '2026-12-01')]))
    .execute()
  const responsible = {
    name: 'Bento Dias',
    phone: '+5511999998888',
    email: 'bento@exemplo.test',
    company: null,
  }
  await db
    .updateTable('photo_sessions')
    .set({
      status: 1,
      scheduled_for: null,
      scheduling_responsible_info: null,
      responsible_information: JSON.stringify(responsible),
    })
    .where('id', 'in', [mine, other])
    .execute()
  await db.deleteFrom('outbox').execute()
})

interface Wanted {
  date: string
  hour: string
  beyond_agenda?: boolean
}

const arrange = (wanted: Wanted, name: string, session = mine) =>
  admin.post(`/staff/sessions/${session}/visit`, { ...wanted, provider_id: idOf(name) })

async function plan({ date, hour }: Wanted): Promise<VisitPlan> {
  const answer = await admin.get(`/staff/sessions/${mine}/visit?date=${date}&hour=${hour}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

const timeline = async (): Promise<TimelineEvent[]> => (await admin.get(`/sessions/${mine}/events`)).body.data
const audit = async () =>
  ((await admin.get('/staff/audit')).body.data as AuditPage).entries.map(({ text }) => text)
const mailed = async () =>
  (await demo.db.selectFrom('outbox').select('recipient').execute()).map(({ recipient }) => recipient)

function leave(name: string) {
  return demo.db
    .insertInto('provider_time_off')
    .values({ provider_id: idOf(name), starts_on: late.date, ends_on: late.date })
    .execute()
}

describe('what the agenda says', () => {
  test('an offered time on an open day, with who is free', async () => {
    const told = await plan(usual)
    expect(told).toMatchObject({
      city: 'São Paulo',
      start: '2026-12-01T11:30:00.000Z',
      closed: null,
      is_offered: true,
      horizon_days: null,
    })
    expect(told.providers.map(({ name, is_free }) => [name, is_free])).toEqual([
      ['Caio Brandão', true],
      ['Luiza Tavares', true],
      ['Marcos Yamada', true],
    ])
  })

  test('another time, a holiday, a day beyond the horizon', async () => {
    expect(await plan(late)).toMatchObject({ closed: null, is_offered: false })
    await demo.db.insertInto('holidays').values({ day: late.date, city: null, name: 'Dia da Casa' }).execute()
    expect(await plan(usual)).toMatchObject({ closed: 'Dia da Casa', is_offered: false })
    expect(await plan({ date: '2026-12-06', hour: '08h30' })).toMatchObject({ closed: 'Domingo' })
    expect(await plan({ date: '2027-03-02', hour: '08h30' })).toMatchObject({ horizon_days: 90 })
  })

  test.each([
    ['2026-11-20', '08h30', 'Este horário já passou.'],
    ['2026-12-01', '23h00', 'Use um horário entre 05h00 e 20h30.'],
    ['2026-02-31', '08h30', expect.any(String)],
  ])('%s at %s is refused', async (date, hour, message) => {
    const answer = await admin.get(`/staff/sessions/${mine}/visit?date=${date}&hour=${hour}`)
    expect([answer.status, answer.body.error_message]).toEqual([422, message])
  })
})

describe('fitting a visit in', () => {
  test('at an offered time needs no confirmation, and mails who was named responsible', async () => {
    const answer = await arrange(usual, 'Luiza Tavares')
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.data as Session).toMatchObject({
      status: 2,
      scheduled_for: '2026-12-01T11:30:00.000Z',
      provider: { name: 'Luiza Tavares' },
    })
    expect(await mailed()).toContain('bento@exemplo.test')
    expect((await timeline())[0]?.text).toMatch(/^Agendou/)
    expect(await audit()).not.toContainEqual(expect.stringContaining('fora da agenda'))
  })

  test('beyond the agenda is refused until confirmed, and then noted', async () => {
    await leave('Caio Brandão')
    const refused = await arrange(late, 'Caio Brandão')
    expect([refused.status, refused.body.code, refused.body.error_message]).toEqual([
      409,
      'beyond_agenda',
      'Às 19h00 não há visitas em São Paulo. Caio Brandão está de folga neste dia.',
    ])
    expect(await mailed()).toEqual([])
    const answer = await arrange({ ...late, beyond_agenda: true }, 'Caio Brandão')
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.data as Session).toMatchObject({ provider: { name: 'Caio Brandão' } })
    expect(await audit()).toContainEqual(
      'marcou uma visita fora da agenda: “Às 19h00 não há visitas em São Paulo. Caio Brandão está de folga neste dia.”',
    )
  })

  test('never sends a photographer to two visits, confirmed or not; the old visit stands', async () => {
    expect((await arrange(usual, 'Luiza Tavares', other)).status).toBe(200)
    expect((await arrange(usual, 'Caio Brandão')).status).toBe(200)
    // Overlaps her visit of 08h30.
    for (const hour of ['08h30', '09h15']) {
      const refused = await arrange({ ...usual, hour, beyond_agenda: true }, 'Luiza Tavares')
      expect([refused.status, refused.body.code], hour).toEqual([409, 'slot_taken'])
    }
    expect(((await admin.get(`/sessions/${mine}`)).body.data as Session).provider?.name).toBe('Caio Brandão')
  })

  test('the same again succeeds and mails nobody', async () => {
    const wanted = { ...late, beyond_agenda: true }
    expect((await arrange(wanted, 'Luiza Tavares')).status).toBe(200)
    const mails = (await mailed()).length
    const events = (await timeline()).length
    expect((await arrange(wanted, 'Luiza Tavares')).status).toBe(200)
    expect([(await mailed()).length, (await timeline()).length]).toEqual([mails, events])
  })

  test('moves a booked visit, and gives it to another photographer at its time', async () => {
    await arrange(usual, 'Luiza Tavares')
    expect((await arrange({ ...usual, hour: '10h30' }, 'Luiza Tavares')).status).toBe(200)
    expect((await timeline())[0]?.text).toMatch(/^Reagendou/)
    expect((await arrange({ ...usual, hour: '10h30' }, 'Marcos Yamada')).status).toBe(200)
    expect((await timeline())[0]?.text).toBe('Trocou o fotógrafo: vai Marcos Yamada')
  })

  test('refuses a photographer of another city, a past time and an ensaio that is over', async () => {
    const elsewhere = await demo.db
      .selectFrom('providers')
      .select('name')
      .where('city', '!=', 'São Paulo')
      .executeTakeFirstOrThrow()
    expect((await arrange(usual, elsewhere.name)).body.fields).toEqual({
      provider_id: 'Escolha um fotógrafo que atende nesta cidade.',
    })
    expect((await arrange({ date: '2026-11-20', hour: '08h30' }, 'Caio Brandão')).body.fields).toEqual({
      hour: 'Este horário já passou.',
    })
    const over = await demo.db
      .selectFrom('photo_sessions')
      .select('id')
      .where('city', '=', 'São Paulo')
      .where('status', '=', 5)
      .executeTakeFirstOrThrow()
    expect((await arrange(usual, 'Caio Brandão', over.id)).body.code).toBe('scheduling_closed')
    expect((await client.post(`/staff/sessions/${mine}/visit`, { ...usual, provider_id: 1 })).status).toBe(
      403,
    )
  })

  test('another photographer on a day off has to be confirmed, too', async () => {
    await arrange(usual, 'Luiza Tavares')
    await leave('Caio Brandão')
    const assign = (body: object) =>
      admin.post(`/staff/sessions/${mine}/provider`, { provider_id: idOf('Caio Brandão'), ...body })
    const refused = await assign({})
    expect([refused.status, refused.body.code]).toEqual([409, 'beyond_agenda'])
    expect((await assign({ beyond_agenda: true })).status).toBe(200)
    expect(await audit()).toContainEqual(expect.stringContaining('Caio Brandão está de folga neste dia.'))
  })
})
