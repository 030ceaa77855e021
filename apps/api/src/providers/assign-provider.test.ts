import type { ProviderChoice, Session, TimelineEvent } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
/** A Tuesday, 08h30 at the property, when all three of São Paulo work. */
const visit = { day: '2026-12-01', hour: '08h30' } as const
const start = '2026-12-01T11:30:00.000Z'

let demo: DemoApp
let admin: Caller
let caio: Caller
let mine: number
let other: number
let providers: Map<string, number>

const idOf = (name: string) => providers.get(name) ?? 0

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  caio = await signedIn(demo.app, 'fotografo@demo.test')
  const rows = await demo.db.selectFrom('providers').select(['id', 'name']).execute()
  providers = new Map(rows.map(({ id, name }) => [name, id]))
  const sessions = await demo.db
    .selectFrom('photo_sessions')
    .select('id')
    .where('status', '=', 2)
    .where('city', '=', 'São Paulo')
    .orderBy('id')
    .limit(2)
    .execute()
  ;[mine = 0, other = 0] = sessions.map(({ id }) => id)
})
afterAll(() => demo.close())

async function book(sessionId: number, name: string): Promise<void> {
  await demo.db
    .insertInto('bookings')
    .values({ ...visit, provider_id: idOf(name), session_id: sessionId, created_at: noon })
    .execute()
}

/** Caio has one ensaio and Luiza the other, at the same time; Marcos is free. */
beforeEach(async () => {
  const { db } = demo
  await db.deleteFrom('provider_time_off').execute()
  await db
    .deleteFrom('bookings')
    .where((is) => is.or([is('session_id', 'in', [mine, other]), is('day', '=', visit.day)]))
    .execute()
  await db
    .updateTable('photo_sessions')
    .set({ status: 2, scheduled_for: start })
    .where('id', 'in', [mine, other])
    .execute()
  await db.deleteFrom('outbox').execute()
  await book(mine, 'Caio Brandão')
  await book(other, 'Luiza Tavares')
})

const assign = (provider: string | number, caller = admin, session = mine) =>
  caller.post(`/staff/sessions/${session}/provider`, {
    provider_id: typeof provider === 'number' ? provider : idOf(provider),
  })

async function sentTo(sessionId: number): Promise<number[]> {
  const live = await demo.db
    .selectFrom('bookings')
    .select(['provider_id', 'day', 'hour'])
    .where('session_id', '=', sessionId)
    .where('released_at', 'is', null)
    .execute()
  for (const { day, hour } of live) expect({ day, hour }).toEqual(visit)
  return live.map(({ provider_id }) => provider_id)
}

async function choices(): Promise<ProviderChoice[]> {
  const answer = await admin.get(`/staff/sessions/${mine}/providers`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

const marks = (all: ProviderChoice[]) =>
  all.map(({ name, is_free, is_assigned }) => `${name}${is_free ? ' free' : ''}${is_assigned ? ' sent' : ''}`)

describe('the choice of photographers', () => {
  test('lists the photographers of the city, who is free and who is assigned', async () => {
    expect(marks(await choices())).toEqual(['Caio Brandão free sent', 'Luiza Tavares', 'Marcos Yamada free'])
  })

  test('distinguishes a day off from a visit at that time, and counts the visits of the day', async () => {
    await demo.db
      .insertInto('provider_time_off')
      .values({ provider_id: idOf('Marcos Yamada'), starts_on: visit.day, ends_on: visit.day })
      .execute()
    const told = (await choices()).map(({ name, works, visits }) => [name, works, visits])
    expect(told).toEqual([
      ['Caio Brandão', true, 0],
      ['Luiza Tavares', true, 1],
      ['Marcos Yamada', false, 0],
    ])
  })

  test('respects days off, weekdays without work, and inactive photographers', async () => {
    await demo.db
      .insertInto('provider_time_off')
      .values({ provider_id: idOf('Marcos Yamada'), starts_on: visit.day, ends_on: visit.day })
      .execute()
    expect(marks(await choices())).toEqual(['Caio Brandão free sent', 'Luiza Tavares', 'Marcos Yamada'])
    const setActive = (active: boolean) =>
      demo.db.updateTable('providers').set({ active }).where('name', '!=', 'Luiza Tavares').execute()
    await setActive(false)
    const left = marks(await choices())
    await setActive(true)
    expect(left).toEqual(['Caio Brandão sent', 'Luiza Tavares'])
  })
})

describe('assigning another', () => {
  test('moves the visit: only the new one sees the ensaio, and the timeline records it', async () => {
    expect((await caio.get(`/sessions/${mine}`)).status).toBe(200)
    const answer = await assign('Marcos Yamada')
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.data as Session).toMatchObject({
      provider: { name: 'Marcos Yamada' },
      status: 2,
      scheduled_for: start,
    })
    expect(await sentTo(mine)).toEqual([idOf('Marcos Yamada')])
    for (const path of [`/sessions/${mine}`, `/sessions/${mine}/events`]) {
      expect((await caio.get(path)).status).toBe(404)
    }
    expect((await caio.post(`/sessions/${mine}`, { status: 4 })).status).toBe(404)
    const [newest] = (await admin.get(`/sessions/${mine}/events`)).body.data as TimelineEvent[]
    expect([newest?.actor, newest?.text]).toEqual(['Helena Prado', 'Trocou o fotógrafo: vai Marcos Yamada'])
    // The replaced photographer is free at that time.
    expect((await assign('Caio Brandão', admin, other)).status).toBe(200)
  })

  test('a photographer who is not free is refused by name, and the assigned one stays', async () => {
    const answer = await assign('Luiza Tavares')
    expect([answer.status, answer.body.code, answer.body.error_message]).toEqual([
      409,
      'slot_taken',
      expect.stringMatching(
        /^Luiza Tavares já tem a visita de .+, às 08h30\. Escolha outra pessoa ou outro horário\.$/,
      ),
    ])
    expect([await sentTo(mine), await sentTo(other)]).toEqual([
      [idOf('Caio Brandão')],
      [idOf('Luiza Tavares')],
    ])
  })

  test('the same one again is no change', async () => {
    const before = await demo.db.selectFrom('session_events').select('id').execute()
    expect((await assign('Caio Brandão')).status).toBe(200)
    expect(await demo.db.selectFrom('session_events').select('id').execute()).toEqual(before)
    expect(await sentTo(mine)).toEqual([idOf('Caio Brandão')])
  })

  test.each(['Renata Queiroz', 999_999])('%s does not work in this city', async (provider) => {
    const answer = await assign(provider)
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      { provider_id: 'Escolha um fotógrafo que atende nesta cidade.' },
    ])
    expect(await sentTo(mine)).toEqual([idOf('Caio Brandão')])
  })

  test.each([1, 3, 4, 5, 6, 7, 8] as const)(
    'an ensaio of status %i has nobody to be chosen',
    async (status) => {
      const { id } = await demo.db
        .selectFrom('photo_sessions')
        .select('id')
        .where('status', '=', status)
        .executeTakeFirstOrThrow()
      const answers = [
        await admin.get(`/staff/sessions/${id}/providers`),
        await assign('Marcos Yamada', admin, id),
      ]
      for (const answer of answers) {
        expect([answer.status, answer.body.code]).toEqual([409, 'transition_refused'])
      }
    },
  )
})

test('only admins assign photographers', async () => {
  const client = await signedIn(demo.app, 'pospago@demo.test')
  for (const [caller, status] of [
    [demoCaller(demo.app), 401],
    [client, 403],
    [caio, 403],
  ] as const) {
    expect((await caller.get(`/staff/sessions/${mine}/providers`)).status).toBe(status)
    expect((await assign('Marcos Yamada', caller)).status).toBe(status)
  }
  expect((await admin.get('/staff/sessions/999999/providers')).status).toBe(404)
  expect((await assign('Marcos Yamada', admin, 999_999)).status).toBe(404)
  expect(await sentTo(mine)).toEqual([idOf('Caio Brandão')])
})

test('photographers read an ensaio without price and link; admins read both', async () => {
  await demo.db
    .updateTable('photo_sessions')
    .set({ cancellation_fee_cents: 100 })
    .where('id', '=', mine)
    .execute()
  const [seen, whole] = await Promise.all([caio, admin].map((caller) => caller.get(`/sessions/${mine}`)))
  await demo.db
    .updateTable('photo_sessions')
    .set({ scheduled_for: new Date(0).toISOString() })
    .where('id', '=', mine)
    .execute()
  const moved = await caio.post(`/sessions/${mine}`, { status: 4 })
  for (const answer of [seen, moved]) {
    expect(answer?.body.data).toMatchObject({ price: null, cancellation_fee: null, token: '' })
  }
  const read = whole?.body.data as unknown as Session
  expect([typeof read.price, read.cancellation_fee, read.token.length > 20]).toEqual(['number', 1, true])
})
