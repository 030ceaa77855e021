import {
  addressParts,
  clientItemIds,
  type Session,
  type SessionPage,
  Session as SessionSchema,
  type SessionStatus,
  type SessionSummary,
  sessionOrders,
  sessionStatuses,
  showsEmptyItem,
  wallClock,
} from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let owner: Caller
let stranger: Caller
let all: SessionSummary[]

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  owner = await signedIn(demo.app, 'pospago@demo.test')
  stranger = await signedIn(demo.app, 'outra@demo.test')
  // Cancelled before anybody chose a day.
  const canceled = demo.db.selectFrom('photo_sessions').where('company_id', '=', 1).where('status', '=', 3)
  const { id } = await canceled.select('id').orderBy('id').executeTakeFirstOrThrow()
  await demo.db.updateTable('photo_sessions').set({ scheduled_for: null }).where('id', '=', id).execute()
  all = await everyPage({})
})
afterAll(() => demo.close())

async function search(body: unknown, caller = owner): Promise<SessionPage> {
  const answer = await caller.post('/sessions/search', body)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

async function everyPage(body: object, caller = owner): Promise<SessionSummary[]> {
  const first = await search({ ...body, page: 1 }, caller)
  const sessions = [...first.sessions]
  for (let page = 2; page <= first.last_page; page += 1) {
    sessions.push(...(await search({ ...body, page }, caller)).sessions)
  }
  return sessions
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const dayOf = (instant: string | null) =>
  instant === null ? null : wallClock(instant, 'America/Sao_Paulo').date

interface Filter {
  status?: SessionStatus[]
  session_date?: { from?: string | null; to?: string | null }
  created_date?: { from?: string | null; to?: string | null }
  client_code?: string
  services?: number[]
  address?: string
}

function within(day: string | null, range: Filter['session_date']): boolean {
  if (!range?.from && !range?.to) return true
  return day !== null && (!range.from || day >= range.from) && (!range.to || day <= range.to)
}

/** The filters once more, in plain JavaScript over everything. */
function passes(one: SessionSummary, filter: Filter): boolean {
  const { street, number, neighborhood, city, state, postal_code } = addressParts(one.address)
  const { unit, complement } = one.vertical_data
  const where = plain(
    [street, number, neighborhood, city, state, postal_code, one.client_code, unit, complement].join(' '),
  )
  return (
    within(dayOf(one.scheduled_for), filter.session_date) &&
    within(dayOf(one.created_at), filter.created_date) &&
    (!filter.client_code ||
      (one.client_code ?? '').toLowerCase().includes(filter.client_code.toLowerCase())) &&
    (!filter.services?.length || filter.services.includes(one.service.id)) &&
    plain(filter.address ?? '')
      .split(/[\s,.-]+/)
      .every((word) => where.includes(word))
  )
}

const day = fc
  .integer({ min: -90, max: 40 })
  .map((days) => new Date(Date.parse(noon) + days * 86_400_000).toISOString().slice(0, 10))
const range = fc
  .tuple(fc.option(day), fc.option(day))
  .map(([one, other]) => (one && other && one > other ? { from: other, to: one } : { from: one, to: other }))
const filters: fc.Arbitrary<Filter> = fc.record(
  {
    status: fc.subarray([...sessionStatuses]),
    session_date: range,
    created_date: range,
    client_code: fc.constantFrom('', 'hz', 'HZ-10', '103', 'zz', '1'),
    services: fc.subarray([1, 2, 3, 4, 5, 6]),
    address: fc.constantFrom(
      '',
      'São',
      'sao paulo',
      'AUGUSTA',
      'a sé',
      'rua, augusta',
      '01413',
      'ipanema 330',
      'torre',
      'HZ-10',
      'nada',
    ),
  },
  { requiredKeys: [] },
)

describe('searching', () => {
  test('any filter finds what plain JavaScript finds; the counters honour all but the status', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const page = await search({ filter })
        const counted = all.filter((one) => passes(one, filter))
        const found = counted.filter((one) => !filter.status?.length || filter.status.includes(one.status))
        const of = (status: SessionStatus) => counted.filter((one) => one.status === status).length
        expect(page.sessions.map(({ id }) => id)).toEqual(found.slice(0, 25).map(({ id }) => id))
        expect({ ...page, sessions: [] }).toEqual({
          sessions: [],
          last_page: Math.max(1, Math.ceil(found.length / 25)),
          total_sessions: counted.length,
          total_pendings: of(4),
          total_delivereds: of(5),
          total_scheduleds: of(2),
        })
      }),
      { numRuns: 60, seed: 3 },
    )
  })

  test('unscheduled first, then the latest date, then the newest; cancelled without a date last', () => {
    const withoutDate = (one: SessionSummary) => (one.status === 3 ? '0' : '9')
    const key = (one: SessionSummary) =>
      [one.scheduled_for ?? withoutDate(one), String(one.id).padStart(9, '0')].join(' ')
    expect(all.at(-1)).toMatchObject({ status: 3, scheduled_for: null })
    expect(all.map(key)).toEqual(all.map(key).toSorted().reverse())
    expect(all.length).toBe(60)
  })

  test('finds an ensaio by its unit, its reference and the client’s code, whatever the accents', async () => {
    const [one] = all
    const row = () => demo.db.selectFrom('photo_sessions').where('id', '=', one?.id ?? 0)
    const before = await row().select(['client_code', 'vertical_data']).executeTakeFirstOrThrow()
    const about = {
      unit: 'Cobertura 2201',
      complement: 'Torre Ágata',
      reference: 'Portão verde, ao lado da farmácia',
    }
    await demo.db
      .updateTable('photo_sessions')
      .set({ client_code: 'OBRA-77/B', vertical_data: JSON.stringify({ ...before.vertical_data, ...about }) })
      .where('id', '=', one?.id ?? 0)
      .execute()
    for (const address of ['2201', 'torre agata', 'PORTAO farmacia', 'obra 77 b', 'cobertura obra-77'])
      expect((await search({ filter: { address } })).sessions.map(({ id }) => id)).toEqual([one?.id])
    await demo.db
      .updateTable('photo_sessions')
      .set({ client_code: before.client_code, vertical_data: JSON.stringify(before.vertical_data) })
      .where('id', '=', one?.id ?? 0)
      .execute()
  })

  test.each(sessionOrders.flatMap((order) => [[order, true] as const, [order, false] as const]))(
    'by %s, descending %s: pages are 25 long and hold everything once',
    async (order_by, descending) => {
      const listed = await everyPage({ order_by, descending })
      expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)))
      expect(listed).toHaveLength(all.length)
      const other = await everyPage({ order_by, descending: !descending })
      if (order_by !== 'client_code') expect(listed).toEqual(other.toReversed())
    },
  )

  test('a page beyond the last is empty, and tells which is the last; nothing found is one empty page', async () => {
    expect(await search({ page: 99 })).toMatchObject({ sessions: [], last_page: 3, total_sessions: 60 })
    expect(await search({ filter: { client_code: 'nada' } })).toMatchObject({ sessions: [], last_page: 1 })
  })

  test.each([
    [{ order_by: 'price; drop table users' }, 'order_by'],
    [{ page: 0 }, 'page'],
    [{ page: 1.5 }, 'page'],
    [{ page: '2' }, 'page'],
    [{ descending: 'true' }, 'descending'],
    [{ filter: { status: [9] } }, 'filter.status.0'],
    [{ filter: { session_date: { from: '2026-02-30' } } }, 'filter.session_date.from'],
    [{ filter: { session_date: { from: '2026-03-02', to: '2026-03-01' } } }, 'filter.session_date'],
    [{ filter: { services: ['1'] } }, 'filter.services.0'],
  ])('%j is refused', async (body, field) => {
    const answer = await owner.post('/sessions/search', body)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
    expect(answer.text).not.toMatch(/Invalid|Expected/)
  })

  test.each(['[]', '"x"', '7', 'null', '{', '{"filter":{"client_code":"\\u0000"}}'])(
    'the body %s never breaks anything',
    async (body) => {
      const answer = await owner.post('/sessions/search', body, { 'content-type': 'application/json' })
      expect([200, 400, 422]).toContain(answer.status)
    },
  )
})

describe('tenancy', () => {
  test('what a client says about whose ensaios it wants changes nothing', async () => {
    const own = await search({}, stranger)
    const asked = {
      filter: { client: { id: 1 }, client_id: 1, company_id: 1 },
      client: { id: 1 },
      company_id: 1,
    }
    expect(await search(asked, stranger)).toEqual(own)
    expect(own.sessions.map(({ id }) => id)).not.toContain(all[0]?.id)
  })

  test('somebody else’s ensaio answers like one that does not exist, and cannot be cancelled', async () => {
    const missing = await owner.get('/sessions/999999')
    expect([missing.status, missing.body.code]).toEqual([404, 'not_found'])
    const foreign = (await everyPage({}, stranger)).map(({ id }) => id)
    expect(foreign).toHaveLength(12)
    for (const id of foreign) {
      const read = await owner.get(`/sessions/${id}`)
      const cancel = await owner.post(`/sessions/${id}`, { status: 3 })
      expect([read.status, read.body, cancel.status, cancel.body]).toEqual([
        404,
        missing.body,
        404,
        missing.body,
      ])
    }
    expect(await everyPage({}, stranger)).toHaveLength(foreign.length)
  })

  test.each(['abc', '0', '-1', '1.5', '1e3', '99999999999', '2147483648', '%00'])(
    'the id %s is no ensaio',
    async (id) => {
      expect((await owner.get(`/sessions/${id}`)).status).toBe(404)
    },
  )

  test('signed out, everything of the client’s is 401', async () => {
    const nobody = demoCaller(demo.app)
    const answers = await Promise.all([
      nobody.post('/sessions/search', {}),
      nobody.get(`/sessions/${all[0]?.id}`),
      nobody.post(`/sessions/${all[0]?.id}`, { status: 3 }),
      nobody.get('/client/services'),
      nobody.get('/files/photos/1/thumbnail'),
    ])
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array(5).fill('401 signed_out'),
    )
  })
})

describe('one ensaio, whole', () => {
  /** The items whose card a client sees even while it is empty: the results, without the stages before them. */
  const shown = clientItemIds.filter(showsEmptyItem)

  async function delivered(): Promise<Session> {
    const found = await search({ filter: { status: [5] } })
    const wholes = await Promise.all(found.sessions.map(({ id }) => owner.get(`/sessions/${id}`)))
    const sessions = wholes.map(({ body }) => body.data as Session)
    const rich = sessions.find(
      (one) => one.products.filter((product) => product.deliverables.length > 0).length === shown.length,
    )
    if (rich === undefined) throw new Error('The demo has no ensaio with everything.')
    return rich
  }

  test('has the declared keys and no others, and the client’s items alone', async () => {
    const session = await delivered()
    expect(v.parse(v.strictObject(SessionSchema.entries), session)).toEqual(session)
    const items = session.products.map(({ item }) => item.id)
    expect(items.every((id) => (clientItemIds as number[]).includes(id))).toBe(true)
    expect(items).toEqual(items.toSorted((one, other) => one - other))
    const staffItems = await demo.db
      .selectFrom('session_products')
      .select('item_id')
      .where('session_id', '=', session.id)
      .where('item_id', 'in', [5, 8])
      .execute()
    expect(staffItems.length).toBeGreaterThan(0)
  })

  test('the list never carries the token', async () => {
    expect(JSON.stringify(await search({}))).not.toContain('token')
  })

  test('its pictures open for the owner, and for nobody else', async () => {
    const session = await delivered()
    const photos = session.products.find(({ item }) => item.id === 9)?.deliverables as { url: string }[]
    for (const url of [session.cover_url ?? '', photos[0]?.url ?? '']) {
      const path = url.replace('/api', '')
      const own = await owner.get(path)
      expect([own.status, own.headers['content-type']]).toEqual([
        200,
        expect.stringMatching(/^image\/(webp|jpeg)$/),
      ])
      expect(own.headers['cache-control']).toMatch(/^private/)
      expect((await stranger.get(path)).status).toBe(404)
      expect((await owner.get(path.replace(/\w+$/, 'huge'))).status).toBe(404)
    }
    const logo = await demoCaller(demo.app).get((session.client.logo_url ?? '').replace('/api', ''))
    expect([logo.status, logo.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await demoCaller(demo.app).get('/files/logos/..%2Fphotos%2Fx.jpg')).status).toBe(404)
  })

  test('the services that can be ordered, with what the client gets', async () => {
    const { data } = (await owner.get('/client/services')).body as {
      data: { name: string; products: unknown[] }[]
    }
    expect(data.map(({ name, products }) => [name, products.length])).toEqual([
      ['Completo: tour, fotos, vídeo e planta', clientItemIds.length],
      ['Fotos de veículo', 1],
      ['Fotos profissionais', 1],
      ['Tour virtual e fotos', 3],
      ['Tour virtual, fotos e planta', 4],
      ['Tour virtual, fotos e vídeo', 4],
    ])
  })
})
