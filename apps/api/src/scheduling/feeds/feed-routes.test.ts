import { type DemoPlace, demoBooking, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { secretHash } from '../../accounts/login-session.ts'
import { endSessions } from '../../privacy/repository/disable-account.ts'
import { erasePerson } from '../../privacy/repository/erase-person.ts'

const noon = '2026-11-20T15:00:00.000Z'
const city = 'São Paulo'

const lines: string[] = []
let demo: DemoApp
beforeAll(async () => {
  demo = await openDemoApp({
    now: noon,
    config: { logLevel: 'debug' },
    logs: { write: (line) => void lines.push(line) },
  })
})
afterAll(() => demo.close())
beforeEach(async () => {
  demo.setClock(noon)
  await demo.db.deleteFrom('calendar_feeds').execute()
})

/** The path below the API of an address that an answer told. */
const pathOf = (address: string) => address.replace('http://localhost:3000/api', '')
const tokenOf = (path: string) => path.split('/')[2] ?? ''

async function subscribe(caller: Caller, ofCity?: string): Promise<string> {
  const answer =
    ofCity === undefined
      ? await caller.post('/account/calendar', {})
      : await caller.post('/staff/calendar', { city: ofCity })
  expect(answer.status, answer.text).toBe(200)
  return pathOf((answer.body.data as { address: string }).address)
}

/** Reads an address as a calendar program does: without a cookie. */
const read = (path: string, headers: Record<string, string> = {}) => demoCaller(demo.app).get(path, headers)
const statusOf = async (path: string) => (await read(path)).status

const change = (table: 'users' | 'companies' | 'providers', set: object, where: [string, unknown]) =>
  demo.db
    .updateTable(table)
    .set(set as never)
    .where(where[0] as never, '=', where[1] as never)
    .execute()

const userId = async (email: string) =>
  (await demo.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

describe('a calendar address (rule calendar-feed)', () => {
  test('is told once, and kept as a hash', async () => {
    const owner = await signedIn(demo.app, 'pospago@demo.test')
    expect((await owner.get('/account/calendar')).body.data).toBeNull()
    const path = await subscribe(owner)
    expect(tokenOf(path)).toMatch(/^[\w-]{43}$/)
    const known = await owner.get('/account/calendar')
    expect(known.body.data).toEqual({ created_at: noon })
    const rows = await demo.db.selectFrom('calendar_feeds').selectAll().execute()
    expect(rows).toMatchObject([{ token_hash: secretHash(tokenOf(path)), city: null }])
    expect(JSON.stringify(rows)).not.toContain(tokenOf(path))
  })

  test('opens without a cookie, is listed nowhere, and no proxy keeps it', async () => {
    const answer = await read(await subscribe(await signedIn(demo.app, 'pospago@demo.test')))
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  })

  test('a replaced, an ended, an unknown and a malformed one answer alike', async () => {
    const owner = await signedIn(demo.app, 'pospago@demo.test')
    const first = await subscribe(owner)
    const second = await subscribe(owner)
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    const replaced = await read(first)
    expect((await owner.delete('/account/calendar')).body.data).toBeNull()
    const ended = await read(second)
    const unknown = await read(`/calendars/${'a'.repeat(43)}/visits.ics`)
    const malformed = await read('/calendars/x/visits.ics')
    const answers = [replaced, ended, unknown, malformed]
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [404, replaced.text]))
    expect((await owner.delete('/account/calendar')).status).toBe(200)
    // One address only: the back office's cookie would be sent to the other.
    expect((await read(`//backoffice/api${await subscribe(owner)}`)).status).toBe(404)
  })

  test('each person has their own', async () => {
    const [one, other] = [
      await subscribe(await signedIn(demo.app, 'pospago@demo.test')),
      await subscribe(await signedIn(demo.app, 'leitura@demo.test')),
    ]
    await (await signedIn(demo.app, 'leitura@demo.test')).delete('/account/calendar')
    expect([await statusOf(one), await statusOf(other)]).toEqual([200, 404])
    expect((await read(one)).text).toContain('SUMMARY')
  })

  test('of a city that is not in the list there is none', async () => {
    const admin = await signedIn(demo.app, 'admin@demo.test')
    expect((await admin.post('/staff/calendar', { city: 'Atlântida' })).body.fields).toEqual({
      city: 'Escolha uma cidade atendida.',
    })
    const [paulo, rio] = [await subscribe(admin, city), await subscribe(admin, 'Rio de Janeiro')]
    await admin.delete(`/staff/calendar?city=${encodeURIComponent(city)}`)
    expect([await statusOf(paulo), await statusOf(rio)]).toEqual([404, 200])
  })

  test('is in no log line', async () => {
    const path = await subscribe(await signedIn(demo.app, 'pospago@demo.test'))
    await read(path)
    expect(lines.join('')).toContain('/api/calendars/:token/visits.ics')
    expect(lines.join('')).not.toContain(tokenOf(path))
  })
})

describe('a program that asks again', () => {
  let place: DemoPlace
  beforeEach(async () => {
    place = await demoVisits(demo).unscheduled(city)
    return () => demoVisits(demo).reset(place)
  })

  test('gets 304 while nothing has changed, and the whole file after a booking', async () => {
    const path = await subscribe(await signedIn(demo.app, 'admin@demo.test'), city)
    const first = await read(path)
    const tag = String(first.headers.etag)
    demo.setClock('2026-11-20T18:00:00.000Z')
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await read(path, { 'if-none-match': header })
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tag])
      expect(again.headers['cache-control']).toBe('private, no-cache')
    }
    expect((await read(path, { 'if-none-match': '"other"' })).status).toBe(200)
    const booked = await demoCaller(demo.app).post(
      `/sessions/public/${place.token}`,
      demoBooking('2026-12-01', '10h30'),
    )
    expect(booked.status, booked.text).toBe(200)
    const changed = await read(path, { 'if-none-match': tag })
    expect(changed.status).toBe(200)
    expect(changed.headers.etag).not.toBe(tag)
  })
})

describe('whoever may no longer read gets 404 (rules accessible-to and inactive-company)', () => {
  const company = { id: 0, provider: 0 }
  beforeAll(async () => {
    const { company_id } = await demo.db
      .selectFrom('users')
      .select('company_id')
      .where('email', '=', 'pospago@demo.test')
      .executeTakeFirstOrThrow()
    const provider = await demo.db
      .selectFrom('providers')
      .select('id')
      .where('user_id', '=', await userId('fotografo@demo.test'))
      .executeTakeFirstOrThrow()
    Object.assign(company, { id: company_id, provider: provider.id })
  })

  const coordinator = 'coordenacao@demo.test'
  const cases: [
    who: string,
    email: string,
    feedCity: string | undefined,
    stop: () => Promise<unknown>,
    again: () => Promise<unknown>,
  ][] = [
    [
      'a person without access',
      'leitura@demo.test',
      undefined,
      () => change('users', { disabled_at: noon }, ['email', 'leitura@demo.test']),
      () => change('users', { disabled_at: null }, ['email', 'leitura@demo.test']),
    ],
    [
      'the people of an inactive company',
      'pospago@demo.test',
      undefined,
      () => change('companies', { active: false }, ['id', company.id]),
      () => change('companies', { active: true }, ['id', company.id]),
    ],
    [
      'an inactive photographer',
      'fotografo@demo.test',
      undefined,
      () => change('providers', { active: false }, ['id', company.provider]),
      () => change('providers', { active: true }, ['id', company.provider]),
    ],
    [
      'a person of the office with another role',
      coordinator,
      city,
      () => change('users', { role: 'finance' }, ['email', coordinator]),
      () => change('users', { role: 'coordinator' }, ['email', coordinator]),
    ],
    [
      'an administrator without the second step that the house requires',
      'admin@demo.test',
      city,
      async () =>
        demo.db
          .insertInto('house_security')
          .values({
            is_second_step_required: true,
            changed_by: await userId('admin@demo.test'),
            changed_at: noon,
          })
          .execute(),
      () => demo.db.deleteFrom('house_security').execute(),
    ],
  ]

  test.each(cases)('%s', async (_, email, ofCity, stop, again) => {
    const path = await subscribe(await signedIn(demo.app, email), ofCity)
    expect(await statusOf(path)).toBe(200)
    await stop()
    const stopped = await read(path)
    await again()
    expect([stopped.status, stopped.text]).toEqual([404, (await read('/calendars/x/visits.ics')).text])
    expect(await statusOf(path)).toBe(200)
  })

  test('who is signed out everywhere by others loses it for good', async () => {
    const path = await subscribe(await signedIn(demo.app, 'leitura@demo.test'))
    const manager = await signedIn(demo.app, 'pospago@demo.test')
    await manager.post(`/people/${await userId('leitura@demo.test')}/logout`, {})
    expect(await statusOf(path)).toBe(404)
    const other = await subscribe(await signedIn(demo.app, 'leitura@demo.test'))
    await endSessions(demo.db, 'leitura@demo.test')
    expect(await statusOf(other)).toBe(404)
  })

  test('who is erased has none (rule personal-data)', async () => {
    const path = await subscribe(await signedIn(demo.app, 'leitura@demo.test'))
    await erasePerson(demo.db, { emails: ['leitura@demo.test'], phones: [], cpfs: [] }, noon)
    expect(await statusOf(path)).toBe(404)
    expect(await demo.db.selectFrom('calendar_feeds').select('id').execute()).toEqual([])
  })

  test('the feed of a person follows them into the company that theirs is united with', async () => {
    const path = await subscribe(await signedIn(demo.app, 'semcredito@demo.test'))
    const { company_id: old } = await demo.db
      .selectFrom('users')
      .select('company_id')
      .where('email', '=', 'semcredito@demo.test')
      .executeTakeFirstOrThrow()
    await change('users', { company_id: company.id }, ['email', 'semcredito@demo.test'])
    const united = await read(path)
    await change('users', { company_id: old }, ['email', 'semcredito@demo.test'])
    const { name } = await demo.db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', company.id)
      .executeTakeFirstOrThrow()
    expect(united.text).toContain(`X-WR-CALNAME:Ensaio: ${name}`)
  })
})

describe('the audit log (rule audit-log)', () => {
  test('says what staff did with their addresses, and nothing of clients', async () => {
    const [admin, photographer, client] = await Promise.all(
      ['admin@demo.test', 'fotografo@demo.test', 'pospago@demo.test'].map((email) =>
        signedIn(demo.app, email),
      ),
    )
    if (!admin || !photographer || !client) throw new Error('Nobody is signed in.')
    await subscribe(client)
    await subscribe(photographer)
    await subscribe(admin, city)
    await subscribe(admin, city)
    await admin.delete(`/staff/calendar?city=${encodeURIComponent(city)}`)
    await admin.delete(`/staff/calendar?city=${encodeURIComponent(city)}`)
    const { entries } = (await admin.get('/staff/audit')).body.data as {
      entries: { text: string; subject: { label: string } }[]
    }
    const told = entries.slice(0, 4).map(({ text, subject }) => `${text} | ${subject.label}`)
    expect(told).toEqual([
      'desligou o próprio endereço de calendário da cidade | São Paulo (SP)',
      'trocou o próprio endereço de calendário das visitas de | São Paulo (SP)',
      'criou um endereço de calendário das visitas de | São Paulo (SP)',
      'criou um endereço de calendário das visitas de | Caio Brandão',
    ])
  })
})

test('an address is read 60 times in a quarter of an hour, then 429; others go on', async () => {
  const limited = await openDemoApp({ now: noon, config: { rateLimits: true } })
  try {
    const owner = await signedIn(limited.app, 'pospago@demo.test')
    const other = await signedIn(limited.app, 'outra@demo.test')
    const path = await subscribe(owner)
    for (let nth = 0; nth < 60; nth += 1) expect((await demoCaller(limited.app).get(path)).status).toBe(200)
    const late = await demoCaller(limited.app).get(path)
    expect(late.status).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    expect((await demoCaller(limited.app).get(await subscribe(other))).status).toBe(200)
  } finally {
    await limited.close()
  }
})
