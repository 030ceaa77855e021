import { clientItemIds, type Endpoint, endpoints, fillPath, routerPath } from '@ensaio/domain'
import { accessRules } from '@ensaio/testing/requests/access-rules'
import type { DemoRequest, RequestMaker } from '@ensaio/testing/requests/demo-request'
import { demoRequests } from '@ensaio/testing/requests/demo-requests'
import { otherRoutes } from '@ensaio/testing/requests/other-routes'
import {
  type DemoScene,
  type DemoVisitor,
  demoVisitors,
  openDemoScene,
} from '@ensaio/testing/scenes/demo-scene'
import { watchState } from '@ensaio/testing/scenes/demo-state'
import type { Answer, Caller } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let scene: DemoScene
let look: ReturnType<typeof watchState>
beforeAll(async () => {
  scene = await openDemoScene()
  look = watchState(scene.demo.db)
})
afterAll(() => scene.demo.close())

type Route = Pick<Endpoint, 'method' | 'path'>

function send(caller: Caller, { method, path }: Route, request: DemoRequest): Promise<Answer> {
  const query = request.query ? `?${new URLSearchParams(request.query)}` : ''
  const url = `${fillPath(path, request.path ?? {})}${query}`
  if (method === 'DELETE') return caller.delete(url)
  if (method === 'GET') return caller.get(url)
  return caller.post(url, request.form?.payload ?? request.body, request.form?.headers)
}

async function outcomeOf(route: Route, ask: RequestMaker, visitor: DemoVisitor) {
  const request = await ask(scene, visitor)
  const caller = await scene.callerFor(visitor)
  const before = await look()
  let answer = await send(caller, route, request)
  // As clients do, while pictures are drawn.
  while (answer.body.code === 'preparing') answer = await send(caller, route, request)
  if (answer.status === 200) return 'in'
  expect(answer.body, `${visitor}: ${answer.text}`).toMatchObject({ error: true })
  expect(await look(), `${visitor} was refused and changed something`).toEqual(before)
  return answer.status
}

async function outcomes(route: Route, ask: RequestMaker): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const visitor of demoVisitors) found[visitor] = await outcomeOf(route, ask, visitor)
  await scene.endLoginSessions()
  return found
}

describe('who gets in', () => {
  test('every endpoint has a rule and a request', () => {
    const missing = Object.keys(endpoints).flatMap((name) => [
      ...(accessRules[name]
        ? []
        : [`${name}: say in requests/access-rules.ts who gets in, and who gets what refusal.`]),
      ...(demoRequests[name]
        ? []
        : [`${name}: add a request that is answered 200 to requests/demo-requests.ts.`]),
    ])
    expect(missing).toEqual([])
    expect(
      [...Object.keys(accessRules), ...Object.keys(demoRequests)].filter((name) => !endpoints[name]),
    ).toEqual([])
  })

  test('every other route of the API has one, too', () => {
    const known = [
      ...Object.values(endpoints).map(({ method, path }) => `${method} ${routerPath(path)}`),
      ...Object.keys(otherRoutes).map((route) => routerPath(route)),
    ]
    const served = servedBy(scene.demo.app.printRoutes({ commonPrefix: false }))
    expect(served).toContain('POST /sessions/:id/:productId/photos/download')
    expect(
      served.filter((route) => !known.includes(route)),
      'add these to `otherRoutes` of requests/access-rules.ts',
    ).toEqual([])
    expect(served.length).toBe(known.length)
  })

  test.each(Object.entries(endpoints))('%s', async (name, endpoint) => {
    const ask = demoRequests[name]
    expect(ask && (await outcomes(endpoint, ask))).toEqual(accessRules[name])
  })

  test.each(Object.entries(otherRoutes))('%s', async (route, { rule: expected, ask }) => {
    const [method, path] = route.split(' ') as [Endpoint['method'], string]
    expect(await outcomes({ method, path }, ask)).toEqual(expected)
  })
})

describe('every id from 1 to twice the highest', () => {
  /** The ids of a table for which a visitor is answered 200. */
  async function opened(
    visitor: DemoVisitor,
    table: Counted,
    ask: (caller: Caller, id: number) => Promise<Answer>,
  ) {
    const { db } = scene.demo
    const { last } = await db
      .selectFrom(table)
      .select((one) => one.fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    const caller = await scene.callerFor(visitor)
    const found: number[] = []
    for (let id = 1; id <= 2 * Number(last); id += 1)
      if ((await ask(caller, id)).status === 200) found.push(id)
    return found
  }

  /** The ids of a company, read from the tables. */
  async function ownedBy(email: string, table: Counted) {
    const { rows } = await sql<{ id: number }>`select t.id from ${sql.table(table)} t
      ${table === 'photo_sessions' ? sql`` : sql`join session_products p on p.id = t.session_product_id`}
      join photo_sessions s on s.id = ${table === 'photo_sessions' ? sql`t.id` : sql`p.session_id`}
      join users on users.company_id = s.company_id where users.email = ${email}
      ${table === 'photo_sessions' ? sql`` : sql`and p.item_id in (${sql.join(clientItemIds)})`} order by t.id`.execute(
      scene.demo.db,
    )
    return rows.map(({ id }) => id)
  }

  test.each(['', '/ratings', '/events'])(
    '/sessions/{id}%s opens for the ensaios of one’s company alone',
    async (rest) => {
      const own = await ownedBy('outra@demo.test', 'photo_sessions')
      const found = await opened('other', 'photo_sessions', (caller, id) =>
        caller.get(`/sessions/${id}${rest}`),
      )
      expect(own.length).toBeGreaterThan(10)
      expect(found).toEqual(own)
      expect(
        await opened('anonymous', 'photo_sessions', (caller, id) => caller.get(`/sessions/${id}${rest}`)),
      ).toEqual([])
    },
  )

  test('photos and plans open for the company of their ensaio alone', async () => {
    for (const [table, route] of [
      ['photos', (id: number) => `/files/photos/${id}/thumbnail`],
      ['blueprints', (id: number) => `/files/blueprints/${id}`],
      ['video_files', (id: number) => `/files/videos/${id}`],
    ] as const) {
      const own = await ownedBy('outra@demo.test', table)
      expect(
        await opened('other', table, (caller, id) => caller.get(route(id), { accept: 'image/webp' })),
      ).toEqual(own)
    }
    expect((await ownedBy('outra@demo.test', 'photos')).length).toBeGreaterThan(10)
  })

  test('a photographer reaches the ensaios of their visits alone', async () => {
    const { rows } = await sql<{ id: number }>`select distinct session_id as id from bookings
      join providers on providers.id = provider_id join users on users.id = user_id
      where released_at is null and users.email = 'fotografo@demo.test' order by 1`.execute(scene.demo.db)
    const found = await opened('sent', 'photo_sessions', (caller, id) => caller.get(`/sessions/${id}`))
    expect(found).toEqual(rows.map(({ id }) => id))
    expect(found.length).toBeGreaterThan(4)
  })
})

type Counted = 'photo_sessions' | 'photos' | 'blueprints' | 'video_files'

/** The routes under /api in the tree that the router prints, with four characters of indentation per level. */
function servedBy(tree: string): string[] {
  const trail: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indentation = '', part = '', methods = ''] =
      line.match(/^([│ ]*[├└]── )(\S+)(?: \(([A-Z, ]+)\))?$/) ?? []
    if (part === '') return []
    trail.length = indentation.length / 4 - 1
    trail.push(part)
    const path = trail.join('').replace(/^\/api/, '/api')
    if (!path.startsWith('/api/')) return []
    // HEAD shares its handler with GET.
    const asked = methods.split(', ').filter((method) => method !== 'HEAD')
    return asked.map((method) => `${method} ${path.slice(4)}`)
  })
}
