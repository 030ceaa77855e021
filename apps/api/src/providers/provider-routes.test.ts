import { type Availability, addDays, type CapacityDay, type StaffProvider, weekdayOf } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

// 12:00 in São Paulo on Thursday the 26th.
const noon = '2026-11-26T15:00:00.000Z'
const today = '2026-11-26'

let demo: DemoApp
let admin: Caller
let photographer: Caller
let client: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon, config: { publicUrl: 'https://ensaio.test' } })
  admin = await signedIn(demo.app, 'admin@demo.test')
  photographer = await signedIn(demo.app, 'fotografo@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
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

/** The free times of a city, read through a public link. */
async function offered(city: string): Promise<Availability> {
  const { token } = await demo.db
    .selectFrom('photo_sessions')
    .select('token')
    .where('city', '=', city)
    .where('status', '=', 1)
    .executeTakeFirstOrThrow()
  return (await demoCaller(demo.app).post(`/session-calendar/public/${token}`)).body.data
}

async function capacity(city: string, from: string): Promise<CapacityDay[]> {
  const answer = await admin.get(`/staff/capacity?city=${encodeURIComponent(city)}&from=${from}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

const someone = {
  name: 'Nina Arruda',
  email: 'Nina@Fotos.test',
  phone: '(51) 99876-5432',
  city: 'Porto Alegre',
  working_days: [5, 1, 1, 3],
}

describe('the list of photographers', () => {
  test('admins see all, by city and name; photographers see themselves', async () => {
    const all = await everybody()
    expect(all.map(({ city, name }) => `${city}: ${name}`)).toEqual([
      'Porto Alegre: Júlia Wolff',
      'Porto Alegre: Pedro Schneider',
      'Rio de Janeiro: Otávio Bastos',
      'Rio de Janeiro: Renata Queiroz',
      'São Paulo: Caio Brandão',
      'São Paulo: Luiza Tavares',
      'São Paulo: Marcos Yamada',
    ])
    const own = (await photographer.get('/staff/providers')).body.data as StaffProvider[]
    expect(own).toEqual([await named('Caio Brandão')])
    expect(own[0]).toMatchObject({
      email: 'fotografo@demo.test',
      phone: '+5511954321098',
      active: true,
      working_days: [1, 2, 3, 4, 5, 6],
      time_off: [],
    })
  })

  test('upcoming visits are counted, released and past ones are not', async () => {
    const { id, upcoming_visits } = await named('Caio Brandão')
    const rows = await demo.db.selectFrom('bookings').selectAll().where('provider_id', '=', id).execute()
    const toCome = rows.filter(
      ({ day, hour, released_at }) =>
        released_at === null && (day > today || (day === today && ['13h30', '15h30'].includes(hour))),
    )
    expect(rows.length).toBeGreaterThan(toCome.length)
    expect(upcoming_visits).toBe(toCome.length)
  })

  test.each([
    ['GET', '/staff/providers'],
    ['POST', '/staff/providers'],
    ['POST', '/staff/providers/1'],
    ['POST', '/staff/providers/1/time-off'],
    ['DELETE', '/staff/providers/1/time-off/1'],
    ['GET', '/staff/capacity?city=S%C3%A3o%20Paulo&from=2026-11-26'],
  ])('%s %s is refused for clients and signed-out callers', async (method, path) => {
    const ask = (caller: Caller) =>
      method === 'GET' ? caller.get(path) : method === 'POST' ? caller.post(path, {}) : caller.delete(path)
    const [refused, unknown] = [await ask(client), await ask(demoCaller(demo.app))]
    expect([refused.status, refused.body.error_message]).toEqual([
      403,
      'Sua conta não tem acesso a esta área.',
    ])
    expect([unknown.status, unknown.body.error_message]).toEqual([401, 'Entre na sua conta para continuar.'])
  })

  test('photographers may not add or change photographers or read capacity', async () => {
    const { id } = await named('Caio Brandão')
    for (const answer of [
      await photographer.post('/staff/providers', someone),
      await photographer.post(`/staff/providers/${id}`, { active: false }),
      await photographer.get(`/staff/capacity?city=S%C3%A3o%20Paulo&from=${today}`),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'wrong_role'])
    }
  })
})

describe('a new photographer', () => {
  test('gets an account, a mail with a link into the back office, and visits on their working days', async () => {
    const added = answered(await admin.post('/staff/providers', someone))
    expect(added).toEqual({
      id: expect.any(Number),
      name: 'Nina Arruda',
      email: 'nina@fotos.test',
      phone: '+5551998765432',
      city: 'Porto Alegre',
      active: true,
      working_days: [1, 3, 5],
      time_off: [],
      upcoming_visits: 0,
      is_invited: true,
    })
    const mail = await demo.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', 'nina@fotos.test')
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe('Sua agenda no Ensaio')
    expect(mail.text).toContain('peça outro em https://ensaio.test/backoffice/login/recover.')
    const [, token] = mail.text.match(/https:\/\/ensaio\.test\/backoffice\/\?magictoken=([\w-]{43})\n/) ?? []
    const nina = demoCaller(demo.app)
    expect((await nina.get(`/auth/magic/?token=${token}`)).body.data).toEqual({
      scope: 'provider',
      first_login: true,
    })
    expect((await nina.post('/newpassword', { password: 'nova-senha' })).status).toBe(200)
    const again = await demoCaller(demo.app).post('/auth/login', {
      email: 'nina@fotos.test',
      password: 'nova-senha',
    })
    expect(again.body.data).toEqual({ scope: 'provider', first_login: false })
    expect((await nina.get('/staff/providers')).body.data).toEqual([{ ...added, is_invited: false }])
    const events = await demo.db.selectFrom('office_events').select(['kind', 'subject_id']).execute()
    expect(events).toContainEqual({ kind: 'provider_added', subject_id: added.id })
  })

  test('an e-mail in use is refused, and nothing is stored', async () => {
    const before = (await everybody()).length
    for (const email of ['Pospago@demo.test', 'admin@demo.test', 'nina@fotos.test']) {
      const answer = await admin.post('/staff/providers', { ...someone, email })
      const message = 'Este e-mail já está em uso. Informe outro.'
      expect([answer.status, answer.body]).toEqual([
        422,
        { error: true, code: 'invalid', error_message: message, fields: { email: message } },
      ])
    }
    expect((await everybody()).length).toBe(before)
  })

  test('missing and invalid fields are named', async () => {
    const answer = await admin.post('/staff/providers', {
      name: ' ',
      email: 'nina',
      phone: '123',
      city: 'Curitiba',
      working_days: [0],
    })
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      {
        name: 'Informe o nome.',
        email: 'Informe um e-mail válido, como nome@empresa.com.br.',
        phone: 'Informe um telefone com DDD, como (11) 91234-5678.',
        city: 'Escolha uma cidade atendida.',
        'working_days.0': 'Domingo não é dia de visita.',
      },
    ])
  })
})

describe('changing a photographer', () => {
  test('an inactive photographer keeps booked visits, and gets no new ones', async () => {
    // Renata is the only one in the city on Monday, Wednesday and Friday, so that the calendar shows the difference.
    const otavio = await named('Otávio Bastos')
    const renata = await named('Renata Queiroz')
    const visits = renata.upcoming_visits
    expect(visits).toBeGreaterThan(0)
    const stopped = answered(await admin.post(`/staff/providers/${renata.id}`, { active: false }))
    expect(stopped).toEqual({ ...renata, active: false })
    expect(stopped.upcoming_visits).toBe(visits)
    const days = Object.keys(await offered('Rio de Janeiro'))
    const weekdays = new Set(days.map((day) => weekdayOf(day)))
    expect([...weekdays].every((weekday) => otavio.working_days.includes(weekday))).toBe(true)
    answered(await admin.post(`/staff/providers/${renata.id}`, { active: true }))
    expect(Object.keys(await offered('Rio de Janeiro')).length).toBeGreaterThan(days.length)
  })

  test('an inactive photographer is signed out and cannot sign in; an active one can again', async () => {
    const provider = await named('Caio Brandão')
    const account = { email: 'fotografo@demo.test', password: 'ensaio123' }
    const seen = await signedIn(demo.app, account.email)
    expect((await seen.get('/staff/providers')).status).toBe(200)
    answered(await admin.post(`/staff/providers/${provider.id}`, { active: false }))
    expect((await seen.get('/staff/providers')).status).toBe(401)
    const stopped = await demoCaller(demo.app).post('/auth/login', account)
    expect([stopped.status, stopped.body.error_message]).toEqual([
      403,
      'Sua conta de fotógrafo está inativa. Para voltar a entrar, fale com a nossa equipe.',
    ])
    const guess = { ...account, password: 'outra-senha' }
    expect((await demoCaller(demo.app).post('/auth/login', guess)).status).toBe(401)
    await demoCaller(demo.app).post('/auth/recover', { email: account.email })
    const links = demo.db
      .selectFrom('magic_links')
      .innerJoin('users', 'users.id', 'magic_links.user_id')
      .select('magic_links.user_id')
      .where('users.email', '=', account.email)
    expect(await links.execute()).toEqual([])
    answered(await admin.post(`/staff/providers/${provider.id}`, { active: true }))
    expect((await seen.get('/staff/providers')).status).toBe(401)
    photographer = await signedIn(demo.app, account.email)
    expect((await photographer.get('/staff/providers')).status).toBe(200)
  })

  test('working days are replaced; missing fields stay unchanged', async () => {
    const before = await named('Pedro Schneider')
    const changed = answered(
      await admin.post(`/staff/providers/${before.id}`, { working_days: [6, 4], phone: '51 3333-4444' }),
    )
    expect(changed).toEqual({ ...before, working_days: [4, 6], phone: '+555133334444' })
    expect(await named('Pedro Schneider')).toEqual(changed)
  })

  test('a new name changes their account, too', async () => {
    const { id } = await named('Caio Brandão')
    answered(await admin.post(`/staff/providers/${id}`, { name: 'Caio B. Lima', phone: '(11) 95555-4444' }))
    expect((await photographer.get('/auth/user')).body.data).toMatchObject({
      name: 'Caio B. Lima',
      phone: '+5511955554444',
    })
    answered(await admin.post(`/staff/providers/${id}`, { name: 'Caio Brandão' }))
  })

  test('an unknown id is 404', async () => {
    const answer = await admin.post('/staff/providers/99999', { active: false })
    expect([answer.status, answer.body.error_message]).toEqual([404, 'Não encontramos o que você procura.'])
  })
})

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
    expect([on('2026-12-20')?.closed, people('2026-12-20')]).toEqual(['Domingo', [0, 0, 0, 0]])
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
