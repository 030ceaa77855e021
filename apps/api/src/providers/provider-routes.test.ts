import { type Availability, type StaffProvider, weekdayOf } from '@ensaio/domain'
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
      has_second_step: false,
      base_cep: null,
      skills: [],
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
      city: ' ',
      working_days: [1],
    })
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      {
        name: 'Informe o nome.',
        email: 'Informe um e-mail válido, como nome@empresa.com.br.',
        phone: 'Informe um telefone com DDD, como (11) 91234-5678.',
        city: 'Escolha uma cidade atendida.',
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
