import type { Availability, StaffHoliday } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, expect, test } from 'vitest'

const noon = '2026-11-26T15:00:00.000Z'

let demo: DemoApp
let admin: Caller
let photographer: Caller
let client: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  photographer = await signedIn(demo.app, 'fotografo@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
})
afterAll(() => demo.close())

const holidays = async (caller = admin): Promise<StaffHoliday[]> =>
  (await caller.get('/staff/holidays')).body.data

async function isOffered(city: string, day: string): Promise<boolean> {
  const { token } = await demo.db
    .selectFrom('photo_sessions')
    .select('token')
    .where('city', '=', city)
    .where('status', '=', 1)
    .executeTakeFirstOrThrow()
  const answer = await demoCaller(demo.app).post(`/session-calendar/public/${token}`)
  return Object.hasOwn(answer.body.data as Availability, day)
}

test('the holidays from today on, earliest first, for photographers too', async () => {
  const all = await holidays()
  expect(all[0]).toEqual({ id: expect.any(Number), day: '2026-12-25', city: null, name: 'Natal' })
  expect(all.map(({ day }) => day)).toEqual(all.map(({ day }) => day).toSorted())
  expect(await holidays(photographer)).toEqual(all)
})

test('a day with booked visits is closed only by somebody who was asked about them', async () => {
  const { day, city, provider_id } = await demo.db
    .selectFrom('bookings')
    .innerJoin('photo_sessions as s', 's.id', 'bookings.session_id')
    .select(['bookings.day', 's.city', 'bookings.provider_id'])
    .where('bookings.released_at', 'is', null)
    .where('s.status', '=', 2)
    .where('s.scheduled_for', '>', '2026-11-28T00:00:00.000Z')
    .orderBy('bookings.day')
    .executeTakeFirstOrThrow()
  const leave = `/staff/providers/${provider_id}/time-off`
  for (const [path, input] of [
    ['/staff/holidays', { day, city, name: 'Obra' }],
    ['/staff/holidays', { day, city: null, name: 'Obra' }],
    [leave, { starts_on: '2026-11-27', ends_on: day }],
  ] as const) {
    const before = [await holidays(), (await admin.get('/staff/providers')).body.data]
    const refused = await admin.post(path, input)
    expect([refused.status, refused.body.code], path).toEqual([409, 'visits_booked'])
    expect(refused.body.error_message).toMatch(
      /^Há (uma visita marcada|\d+ visitas marcadas) nesse período\./,
    )
    expect([await holidays(), (await admin.get('/staff/providers')).body.data]).toEqual(before)
    expect((await admin.post(path, { ...input, visits_stay: true })).status).toBe(200)
    await demo.db.deleteFrom('holidays').where('name', '=', 'Obra').execute()
  }
  await demo.db.deleteFrom('provider_time_off').where('provider_id', '=', provider_id).execute()
  const free = { day, city: city === 'São Paulo' ? 'Porto Alegre' : 'São Paulo', name: 'Obra' }
  const elsewhere = demo.db.selectFrom('photo_sessions').select('id').where('city', '=', free.city)
  await demo.db.deleteFrom('bookings').where('day', '=', day).where('session_id', 'in', elsewhere).execute()
  expect((await admin.post('/staff/holidays', free)).status).toBe(200)
  await demo.db.deleteFrom('holidays').where('name', '=', 'Obra').execute()
})

test('a new one closes its day in its city at once, and opens it again when removed', async () => {
  const day = '2026-12-15'
  expect([await isOffered('Porto Alegre', day), await isOffered('São Paulo', day)]).toEqual([true, true])
  const holiday = { day, city: 'Porto Alegre', name: 'Festa da equipe' }
  const added = (await admin.post('/staff/holidays', holiday)).body.data as StaffHoliday[]
  expect(added[0]).toEqual({ id: expect.any(Number), ...holiday })
  expect(added).toEqual(await holidays())
  expect([await isOffered('Porto Alegre', day), await isOffered('São Paulo', day)]).toEqual([false, true])

  const capacity = await admin.get(`/staff/capacity?city=Porto%20Alegre&from=${day}`)
  expect((capacity.body.data as { closed: string | null }[])[0]?.closed).toBe('Festa da equipe')

  const path = `/staff/holidays/${added[0]?.id}`
  expect((await admin.delete(path)).body.data).toEqual(added.slice(1))
  expect(await isOffered('Porto Alegre', day)).toBe(true)
  const again = await admin.delete(path)
  expect([again.status, again.body.error_message]).toEqual([404, 'Não encontramos o que você procura.'])
})

test.each([
  ['one that is there', { day: '2026-12-25', city: null, name: 'Natal' }, 'Este dia já é feriado.'],
  [
    'one of a city, when it is everywhere',
    { day: '2026-12-25', city: 'São Paulo', name: 'X' },
    'Este dia já é feriado.',
  ],
  ['a day that is over', { day: '2026-11-25', city: null, name: 'Ontem' }, 'Este dia já passou.'],
])('%s is refused on the day', async (_which, holiday, message) => {
  const before = await holidays()
  const answer = await admin.post('/staff/holidays', holiday)
  expect([answer.status, answer.body]).toEqual([
    422,
    { error: true, code: 'invalid', error_message: message, fields: { day: message } },
  ])
  expect(await holidays()).toEqual(before)
})

test('what is missing is named', async () => {
  const answer = await admin.post('/staff/holidays', { day: '25/12/2026', city: ' ', name: '' })
  expect([answer.status, answer.body.fields]).toEqual([
    422,
    {
      day: 'Informe uma data que existe, no formato aaaa-mm-dd.',
      city: 'Escolha uma cidade atendida.',
      name: 'Informe o nome do feriado.',
    },
  ])
})

test('photographers only look, clients not even that', async () => {
  const holiday = { day: '2026-12-16', city: null, name: 'Folga geral' }
  for (const [caller, status, code] of [
    [photographer, 403, 'wrong_role'],
    [client, 403, 'wrong_role'],
    [demoCaller(demo.app), 401, 'signed_out'],
  ] as const) {
    const added = await caller.post('/staff/holidays', holiday)
    const removed = await caller.delete(`/staff/holidays/${(await holidays())[0]?.id}`)
    expect([added.status, added.body.code]).toEqual([status, code])
    expect([removed.status, removed.body.code]).toEqual([status, code])
  }
  expect((await client.get('/staff/holidays')).status).toBe(403)
})
