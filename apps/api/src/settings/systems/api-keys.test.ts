import {
  type ApiKey,
  apiKeyPrefix,
  type CreatedApiKey,
  csvDownloads,
  endpoints,
  fillPath,
  keyScopes,
  type NewApiKey,
  opens,
} from '@ensaio/domain'
import { otherRoutes } from '@ensaio/testing/requests/other-routes'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { secretHash } from '../../accounts/login-session.ts'
import { readKeys } from './repository/api-keys.ts'

const noon = '2026-11-20T15:00:00.000Z'
const manager = 'pospago@demo.test'

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
  await demo.db.deleteFrom('api_keys').execute()
})

const everything: NewApiKey = { name: 'ERP', scopes: [...keyScopes], days: null }

async function create(email: string, form: Partial<NewApiKey> = {}): Promise<CreatedApiKey> {
  const path = email === 'admin@demo.test' ? '/staff/keys' : '/keys'
  const answer = await (await signedIn(demo.app, email)).post(path, { ...everything, ...form })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

/** A program that sends a key. Its paths of the house begin with `//backoffice/api`. */
function program(secret: string, more: Record<string, string> = {}) {
  const headers = { authorization: `Bearer ${secret}`, ...more }
  const caller = demoCaller(demo.app)
  return {
    get: (path: string) => caller.get(path, headers),
    post: (path: string, body: object = {}) => caller.post(path, body, headers),
    send: (method: string, path: string) =>
      demo.app.inject({
        method: method as 'GET',
        url: path,
        headers,
        ...(method === 'POST' && { payload: {} }),
      }),
  }
}

const list = async (caller: Caller, path = '/keys'): Promise<ApiKey[]> => (await caller.get(path)).body.data
const change = (table: 'users' | 'companies', set: object, where: [string, unknown]) =>
  demo.db
    .updateTable(table)
    .set(set as never)
    .where(where[0] as never, '=', where[1] as never)
    .execute()
const companyOf = async (email: string) =>
  (
    await demo.db
      .selectFrom('users')
      .select('company_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).company_id ?? 0
const ensaioOf = async (companyId: number) =>
  (
    await demo.db
      .selectFrom('photo_sessions')
      .select('id')
      .where('company_id', '=', companyId)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id

describe('a key (rule api-key)', () => {
  test('is told once, and kept as a hash', async () => {
    const created = await create(manager, { days: 30 })
    expect(created.secret).toMatch(new RegExp(`^${apiKeyPrefix}[0-9a-f]{48}$`))
    const { secret, ...rest } = created
    expect(rest).toEqual({
      id: expect.any(Number),
      name: 'ERP',
      scopes: keyScopes,
      hint: secret.slice(apiKeyPrefix.length, apiKeyPrefix.length + 6),
      created_at: noon,
      created_by: expect.any(String),
      expires_at: '2026-12-20T15:00:00.000Z',
      used_at: null,
      is_backed: true,
    })
    const listed = await (await signedIn(demo.app, manager)).get('/keys')
    expect(listed.body.data).toEqual([rest])
    const rows = await demo.db.selectFrom('api_keys').selectAll().execute()
    expect(rows).toMatchObject([{ token_hash: secretHash(secret) }])
    expect(JSON.stringify(rows) + listed.text).not.toContain(secret)
  })

  test('reads what its company reads, without cookie, origin or second request', async () => {
    const { secret } = await create(manager)
    const cookie = await signedIn(demo.app, manager)
    const asked = { page: 1, filter: {} }
    const own = await cookie.post('/sessions/search', asked)
    const found = await program(secret).post('/sessions/search', asked)
    expect(found.body).toEqual(own.body)
    expect(found.headers['set-cookie']).toBeUndefined()
    const elsewhere = { origin: 'https://erp.example', 'sec-fetch-site': 'cross-site' }
    expect((await program(secret, elsewhere).post('/sessions/search', asked)).status).toBe(200)
    expect((await demoCaller(demo.app).post('/sessions/search', asked, elsewhere)).status).toBe(403)
  })

  test('counts instead of a login session sent beside it', async () => {
    const { secret } = await create('outra@demo.test')
    const { cookie } = await signedIn(demo.app, manager)
    const foreign = await ensaioOf(await companyOf(manager))
    const both = program(secret, { cookie: cookie ?? '' })
    expect((await both.get(`/sessions/${foreign}`)).status).toBe(404)
    expect((await both.get('/people')).status).toBe(403)
    expect((await program('ensaio_x', { cookie: cookie ?? '' }).get('/auth/user')).status).toBe(401)
  })

  test('opens exactly what its scopes say, at every route of both APIs', async () => {
    const keys = { company: await create(manager), house: await create('admin@demo.test') }
    const addresses = [
      ...Object.values(endpoints).map(({ method, path }) => ({ method, path })),
      ...Object.values(csvDownloads).map(({ path }) => ({ method: 'POST', path })),
      ...Object.keys(otherRoutes).map((route) => {
        const [method = '', path = ''] = route.split(' ')
        return { method, path }
      }),
    ]
    const wrong: string[] = []
    for (const owner of ['company', 'house'] as const) {
      const under = owner === 'company' ? '/api' : '/backoffice/api'
      const caller = program(keys[owner].secret)
      for (const { method, path } of addresses) {
        const values = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1'])
        const answer = await caller.send(method, `${under}${fillPath(path, Object.fromEntries(values))}`)
        const isClosed = answer.statusCode === 403 && answer.body.includes('Esta chave de API')
        const isServed = answer.statusCode !== 404 || !answer.body.includes('Route')
        if (isServed && isClosed === opens(keyScopes, owner, { method, path }))
          wrong.push(`${owner} ${method} ${path}: ${answer.statusCode}`)
      }
    }
    expect(
      wrong.filter(
        (one) =>
          !/webhooks\/(safe2pay|whatsapp|twilio)|policy-reports|calendars|listing-feeds|listings\//.test(one),
      ),
    ).toEqual([])
  })

  test.each(keyScopes)('with the scope %s alone is refused the others', async (scope) => {
    const caller = program((await create(manager, { scopes: [scope] })).secret)
    const asked = {
      sessions_read: await caller.post('/sessions/search', { page: 1, filter: {} }),
      sessions_order: await caller.get('/client/services'),
      deliverables_read: await caller.get('/files/blueprints/999999'),
      finance_read: await caller.get('/client/statement'),
    }
    for (const [name, { status, body }] of Object.entries(asked)) {
      if (name === scope) expect([200, 404], name).toContain(status)
      else expect([status, body.code], name).toEqual([403, 'wrong_role'])
    }
  })

  test('never acts beyond its company', async () => {
    const caller = program((await create('outra@demo.test')).secret)
    const foreign = await ensaioOf(await companyOf(manager))
    const unknown = await caller.get('/sessions/999999')
    const others = await caller.get(`/sessions/${foreign}`)
    expect([others.status, others.text]).toEqual([404, unknown.text])
    expect((await caller.get(`/sessions/${await ensaioOf(await companyOf('outra@demo.test'))}`)).status).toBe(
      200,
    )
  })

  test('has its last use written once a minute', async () => {
    const { secret } = await create(manager)
    const cookie = await signedIn(demo.app, manager)
    const usedAt = async () => (await list(cookie))[0]?.used_at
    const uses: (string | null | undefined)[] = []
    for (const at of ['15:00:00.000Z', '15:00:59.999Z', '15:01:00.000Z']) {
      demo.setClock(`2026-11-20T${at}`)
      await program(secret).get('/client/services')
      uses.push(await usedAt())
    }
    expect(uses).toEqual([noon, noon, '2026-11-20T15:01:00.000Z'])
  })

  test('is in no log line', async () => {
    const { secret } = await create(manager)
    await program(secret).get('/client/services')
    await program(`${secret}x`).get('/client/services')
    expect(lines.join('')).toContain('/api/client/services')
    expect(lines.join('')).not.toContain(secret)
  })
})

describe('whatever does not open is answered alike', () => {
  test('unknown, malformed, revoked and expired keys, and those of the other app', async () => {
    const cookie = await signedIn(demo.app, manager)
    const gone = await create(manager)
    await cookie.delete(`/keys/${gone.id}`)
    const old = await create(manager, { days: 30 })
    const house = await create('admin@demo.test')
    const path = '/client/services'
    const unknown = await program(`${apiKeyPrefix}${'0'.repeat(48)}`).get(path)
    const answers = [await program('x').get(path), await program(gone.secret).get(path)]
    answers.push(await program(house.secret).get(path))
    expect((await program(old.secret).get(path)).status).toBe(200)
    demo.setClock('2026-12-20T15:00:00.000Z')
    answers.push(await program(old.secret).get(path), await program(old.secret).get('/nowhere-else'))
    expect(unknown.status).toBe(401)
    expect(unknown.body).toMatchObject({ error: true, code: 'signed_out' })
    expect(answers.slice(0, 4).map(({ status, text }) => [status, text])).toEqual(
      answers.slice(0, 4).map(() => [401, unknown.text]),
    )
    expect(answers[4]?.status).toBe(404)
  })

  test('another company neither sees nor revokes a key', async () => {
    const key = await create(manager)
    const other = await signedIn(demo.app, 'outra@demo.test')
    expect(await list(other)).toEqual([])
    const foreign = await other.delete(`/keys/${key.id}`)
    const unknown = await other.delete('/keys/999999')
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
    expect((await program(key.secret).get('/client/services')).status).toBe(200)
    const house = await signedIn(demo.app, 'admin@demo.test')
    expect((await house.delete(`/staff/keys/${key.id}`)).status).toBe(404)
    expect(await list(house, '/staff/keys')).toEqual([])
  })

  const stops: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      'a manager with another role',
      () => change('users', { client_role: 'orders' }, ['email', manager]),
      () => change('users', { client_role: 'manager' }, ['email', manager]),
    ],
    [
      'a person without access',
      () => change('users', { disabled_at: noon }, ['email', manager]),
      () => change('users', { disabled_at: null }, ['email', manager]),
    ],
    [
      'somebody who went to another company',
      async () => change('users', { company_id: await companyOf('outra@demo.test') }, ['email', manager]),
      async () => change('users', { company_id: await companyOf('leitura@demo.test') }, ['email', manager]),
    ],
  ]
  test.each(stops)('the key of %s', async (_, stop, again) => {
    const { secret } = await create(manager)
    const unknown = await program('x').get('/client/services')
    await stop()
    const stopped = await program(secret).get('/client/services')
    await again()
    expect([stopped.status, stopped.text]).toEqual([401, unknown.text])
    expect((await program(secret).get('/client/services')).status).toBe(200)
  })

  test('a company that is inactive, and a colleague sees that a key stopped', async () => {
    const { secret } = await create(manager)
    const id = await companyOf(manager)
    await change('companies', { active: false }, ['id', id])
    const stopped = await program(secret).get('/client/services')
    await change('companies', { active: true }, ['id', id])
    expect(stopped.status).toBe(401)
    await change('users', { client_role: 'manager' }, ['email', 'leitura@demo.test'])
    await change('users', { client_role: 'reader' }, ['email', manager])
    const seen = await list(await signedIn(demo.app, 'leitura@demo.test'))
    await change('users', { client_role: 'manager' }, ['email', manager])
    await change('users', { client_role: 'reader' }, ['email', 'leitura@demo.test'])
    expect(seen.map(({ is_backed }) => is_backed)).toEqual([false])
  })

  test('a key of the house while its author lacks the second step that the house requires (rule required-second-step)', async () => {
    const admin = await signedIn(demo.app, 'admin@demo.test')
    const { secret } = await create('admin@demo.test')
    const path = '//backoffice/api/staff/sessions/search'
    const asked = { queue: 'all' }
    const unknown = await program('x').post(path, asked)
    expect((await program(secret).post(path, asked)).status).toBe(200)
    await admin.post('/staff/settings/security', { is_second_step_required: true })
    const stopped = await program(secret).post(path, asked)
    const seen = await readKeys(demo.db, null)
    await demo.db.deleteFrom('house_security').execute()
    expect([stopped.status, stopped.text]).toEqual([401, unknown.text])
    expect(seen.map(({ is_backed }) => is_backed)).toEqual([false])
    expect((await readKeys(demo.db, null)).map(({ is_backed }) => is_backed)).toEqual([true])
  })
})

test('there are 20 keys at most, also when asked for at once', async () => {
  const cookie = await signedIn(demo.app, manager)
  const answers = await Promise.all(
    Array.from({ length: 23 }, () => cookie.post('/keys', { ...everything, scopes: ['finance_read'] })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 20 }, () => 200),
    ...[422, 422, 422],
  ])
})

test('the audit log says who created and revoked a key (rule audit-log)', async () => {
  const own = await create(manager, { name: 'Site' })
  await (await signedIn(demo.app, manager)).delete(`/keys/${own.id}`)
  await create('admin@demo.test', { name: 'BI' })
  const admin = await signedIn(demo.app, 'admin@demo.test')
  const { entries } = (await admin.get('/staff/audit')).body.data as {
    entries: { text: string; subject: { of: string } }[]
  }
  expect(entries.slice(0, 3).map(({ text, subject }) => `${subject.of} ${text}`)).toEqual([
    'house criou a chave de API “BI”',
    'company revogou a chave de API “Site” na empresa',
    'company criou a chave de API “Site” na empresa',
  ])
})

test('a key is let through 600 times a minute, then 429; others go on', async () => {
  const limited = await openDemoApp({ now: noon, config: { rateLimits: true } })
  try {
    const cookie = await signedIn(limited.app, manager)
    const secrets = await Promise.all(
      [1, 2].map(async () => ((await cookie.post('/keys', everything)).body.data as CreatedApiKey).secret),
    )
    const ask = (secret = '') =>
      demoCaller(limited.app).get('/client/services', { authorization: `Bearer ${secret}` })
    const first = await Promise.all(Array.from({ length: 601 }, () => ask(secrets[0])))
    expect(first.filter(({ status }) => status === 200)).toHaveLength(600)
    const late = await ask(secrets[0])
    expect(late.status).toBe(429)
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask(secrets[1])).status).toBe(200)
  } finally {
    await limited.close()
  }
})
