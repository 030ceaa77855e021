import {
  addressParts,
  type QueuedSession,
  type QueuePage,
  QueuePage as QueuePageSchema,
  queues,
  type SessionStatus,
  sessionStatuses,
  wallClock,
} from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const zone = 'America/Sao_Paulo'
let demo: DemoApp
let admin: Caller
let photographer: Caller
let all: QueuedSession[]
let sentTo: Map<number, number>

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  photographer = await signedIn(demo.app, 'fotografo@demo.test')
  await visitsOfToday()
  await forgottenVisit()
  await accentedReference()
  all = await everyPage({})
  const live = await demo.db
    .selectFrom('bookings')
    .select(['session_id', 'provider_id'])
    .where('released_at', 'is', null)
    .execute()
  sentTo = new Map(live.map((one) => [one.session_id, one.provider_id]))
})
afterAll(() => demo.close())

/** Visits at the edges of the property's day: 00h00, 23h59, and a minute beyond each. */
async function visitsOfToday(): Promise<void> {
  const edges = ['2026-11-20T03:00Z', '2026-11-21T02:59Z', '2026-11-20T02:59Z', '2026-11-21T03:00Z']
  const rows = await demo.db
    .selectFrom('photo_sessions')
    .select('id')
    .where('status', 'in', [2, 4])
    .orderBy('id')
    .execute()
  for (const [index, edge] of edges.entries()) {
    const id = rows[index * 2]?.id ?? 0
    await demo.db.updateTable('photo_sessions').set({ scheduled_for: edge }).where('id', '=', id).execute()
  }
}

/** A visit that nobody has closed since the week before. */
async function forgottenVisit(): Promise<void> {
  const { id } = await demo.db
    .selectFrom('photo_sessions')
    .select('id')
    .where('status', '=', 2)
    .where('scheduled_for', '>', '2026-11-22T00:00Z')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await demo.db
    .updateTable('photo_sessions')
    .set({ scheduled_for: '2026-11-13T11:30Z' })
    .where('id', '=', id)
    .execute()
}

async function accentedReference(): Promise<void> {
  const { id } = await demo.db
    .selectFrom('photo_sessions')
    .select('id')
    .where('status', '=', 1)
    .executeTakeFirstOrThrow()
  await demo.db.updateTable('photo_sessions').set({ client_code: 'Édén-7' }).where('id', '=', id).execute()
}

async function search(body: unknown, caller = admin): Promise<QueuePage> {
  const answer = await caller.post('/staff/sessions/search', body)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

async function everyPage(body: object, caller = admin): Promise<QueuedSession[]> {
  const first = await search({ ...body, page: 1 }, caller)
  const sessions = [...first.sessions]
  for (let page = 2; page <= first.last_page; page += 1) {
    sessions.push(...(await search({ ...body, page }, caller)).sessions)
  }
  return sessions
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const dayOf = ({ scheduled_for }: QueuedSession) => scheduled_for && wallClock(scheduled_for, zone).date

type QueueFilter = {
  text?: string
  city?: string | null
  provider_id?: number | null
  status?: SessionStatus | null
  day?: string | null
  until?: string | null
}

/** The filters once more, in plain JavaScript over everything. */
function passes(
  one: QueuedSession,
  { text = '', city, provider_id, status, day, until }: QueueFilter,
): boolean {
  const { street, number, neighborhood, city: where, state, postal_code } = addressParts(one.address)
  const place = [street, number, neighborhood, where, state, postal_code, postal_code.slice(0, 5)]
  const read = plain([one.client.name, ...place, one.client_code ?? ''].join(' '))
  const words = plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return (
    words.every((word) => read.includes(word) || String(one.id) === word) &&
    (!city || where === city) &&
    (!status || one.status === status) &&
    (!day || (until ? (dayOf(one) ?? '') >= day : dayOf(one) === day)) &&
    (!until || (dayOf(one) ?? '9') <= until) &&
    (!provider_id || sentTo.get(one.id) === provider_id)
  )
}

const statuses: Record<string, SessionStatus[]> = {
  to_schedule: [1, 6, 7],
  today: [2, 4],
  to_close: [2],
  to_deliver: [4],
  in_revision: [8],
  all: [1, 2, 3, 4, 5, 6, 7, 8],
}

function waits(one: QueuedSession, queue: string): boolean {
  if (statuses[queue]?.includes(one.status) !== true) return false
  if (queue === 'to_close') return (one.scheduled_for ?? noon) < noon
  return queue !== 'today' || dayOf(one) === '2026-11-20'
}

const byNumber = (one: number, other: number) => one - other
const by = (key: (one: QueuedSession) => string | null) => (one: QueuedSession, other: QueuedSession) =>
  (key(one) ?? '').localeCompare(key(other) ?? '') || one.id - other.id

describe('the queues', () => {
  test('hold what waits in them, most urgent first', async () => {
    const [toSchedule, today, toClose, toDeliver, inRevision] = await Promise.all(
      queues.map((queue) => everyPage({ queue })),
    )
    for (const [index, heap] of [toSchedule, today, toClose, toDeliver, inRevision].entries()) {
      const queue = queues[index] ?? ''
      const expected = all.filter((one) => waits(one, queue))
      const urgency = by((one) => (queue === 'to_schedule' ? one.created_at : one.scheduled_for))
      expect(heap?.map(({ id }) => id)).toEqual(expected.toSorted(urgency).map(({ id }) => id))
      expect(heap?.length, queue).toBeGreaterThan(1)
    }
    expect(today?.map(({ scheduled_for }) => scheduled_for)).toEqual(
      expect.arrayContaining(['2026-11-20T03:00:00.000Z', '2026-11-21T02:59:00.000Z']),
    )
    const key = (one: QueuedSession) => [one.scheduled_for ?? '9', String(one.id).padStart(9, '0')].join(' ')
    expect(all.map(key)).toEqual(all.map(key).toSorted().reverse())
  })

  test('are of every company, each row with whose it is', async () => {
    expect(new Set(all.map(({ client }) => client.name)).size).toBeGreaterThan(2)
    const page = await search({})
    expect(v.parse(QueuePageSchema, page)).toEqual(page)
    expect(JSON.stringify(page)).not.toMatch(/token|price|responsible/)
  })

  test('a day that passes at the property takes its visits along', async () => {
    demo.setClock('2026-11-21T02:59:59.000Z')
    const before = await everyPage({ queue: 'today' })
    demo.setClock('2026-11-21T03:00:00.000Z')
    const after = await everyPage({ queue: 'today' })
    demo.setClock(noon)
    expect(before.every((one) => dayOf(one) === '2026-11-20')).toBe(true)
    expect(after.every((one) => dayOf(one) === '2026-11-21')).toBe(true)
    expect(after.map(({ scheduled_for }) => scheduled_for)).toContain('2026-11-21T03:00:00.000Z')
  })
})

describe('looking in a queue', () => {
  test('any filter finds what plain JavaScript finds, and the totals honour it in every queue', async () => {
    const code = all.find((one) => one.client_code)?.client_code ?? ''
    const days = [...new Set(all.map(dayOf))]
    const filters = fc.record(
      {
        text: fc.constantFrom(
          ...['', 'AUGUSTA', 'são', 'horizonte', 'Construtora', 'hz-10', code, code.toLowerCase()],
          ...[
            '01413-000',
            'nada disso',
            'EDEN 7',
            String(all[3]?.id),
            `#${all[5]?.id}`,
            'porto alegre',
            "'; --",
            '%',
          ],
        ),
        city: fc.constantFrom(null, 'São Paulo', 'Porto Alegre', 'Recife'),
        provider_id: fc.constantFrom(null, ...new Set(sentTo.values()), 999_999),
        status: fc.constantFrom(null, ...sessionStatuses),
        day: fc.constantFrom(...days, '2026-11-20'),
        until: fc.constantFrom(null, '2026-11-20', '2026-12-02'),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(...queues), async (filter, queue) => {
        const page = await search({ ...filter, queue })
        const found = all.filter((one) => passes(one, filter))
        const of = (heap: string) => found.filter((one) => waits(one, heap)).length
        expect(page.totals).toEqual(Object.fromEntries(queues.map((heap) => [heap, of(heap)])))
        expect(page.last_page).toBe(Math.max(1, Math.ceil(of(queue) / 25)))
        const ids = new Set(found.filter((one) => waits(one, queue)).map(({ id }) => id))
        expect(page.sessions.every(({ id }) => ids.has(id))).toBe(true)
        expect(page.sessions).toHaveLength(Math.min(25, ids.size))
      }),
      { numRuns: 80, seed: 4 },
    )
  })

  test.each([
    [{ queue: 'yesterday' }, 'queue'],
    [{ page: 0 }, 'page'],
    [{ day: '2026-02-30' }, 'day'],
    [{ provider_id: '1' }, 'provider_id'],
    [{ text: 'a'.repeat(201) }, 'text'],
  ])('%j is refused', async (body, field) => {
    const answer = await admin.post('/staff/sessions/search', body)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
  })

  test('a page beyond the last is empty', async () => {
    const page = await search({ page: 99 })
    expect([page.sessions, page.totals.all]).toEqual([[], all.length])
  })
})

describe('who looks', () => {
  test('a photographer gets the ensaios that they are sent to, whatever they ask for', async () => {
    const { id } = await demo.db
      .selectFrom('providers')
      .innerJoin('users', 'users.id', 'providers.user_id')
      .select('providers.id')
      .where('users.email', '=', 'fotografo@demo.test')
      .executeTakeFirstOrThrow()
    const own = all.filter((one) => sentTo.get(one.id) === id).map((one) => one.id)
    const seen = await everyPage({}, photographer)
    expect(seen.map((one) => one.id).toSorted(byNumber)).toEqual(own.toSorted(byNumber))
    expect(own.length).toBeGreaterThan(3)
    const other = [...sentTo.values()].find((one) => one !== id)
    expect(await search({ provider_id: other }, photographer)).toMatchObject({
      sessions: [],
      totals: { all: 0 },
    })
  })

  test('clients and strangers get nothing', async () => {
    const client = await signedIn(demo.app, 'pospago@demo.test')
    const answers = await Promise.all(
      [client, demoCaller(demo.app)].map((caller) => caller.post('/staff/sessions/search', {})),
    )
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'wrong_role'],
      [401, 'signed_out'],
    ])
  })
})
