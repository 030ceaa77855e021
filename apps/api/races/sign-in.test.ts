import { tellFigure } from '@ensaio/testing/history/trust-figures'
import { buildShop, type Shop } from '@ensaio/testing/scenes/shop'
import { type RealPostgres, startPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { middleOf, timed } from '@ensaio/testing/server/timing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { secretHash } from '../src/accounts/login-session.ts'
import type { OpenDatabase } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'

const isFull = process.env.TRUST === 'full'

let postgres: RealPostgres
let database: OpenDatabase
let shop: Shop
/** One server without rate limits, and one with them behind a trusted proxy. */
let server: ServerProcess
let guarded: ServerProcess
beforeAll(async () => {
  postgres = await startPostgres()
  const DATABASE_URL = await postgres.createDatabase()
  server = await startServer({ DATABASE_URL, DATA_DIR: await newFolder() })
  guarded = await startServer({
    DATABASE_URL,
    DATA_DIR: await newFolder(),
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'loopback',
  })
  database = openPostgres(DATABASE_URL, () => undefined)
  shop = await buildShop(database.db, 0)
})
afterAll(async () => {
  await Promise.all([server.end('SIGTERM'), guarded.end('SIGTERM')])
  await database.close()
  await postgres.stop()
})

function post(url: string, path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

const login = (password: string, email = shop.email) => post(server.url, '/auth/login', { email, password })
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const user = async (cookie: string) => {
  const answer = await fetch(`${server.url}/api/auth/user`, { headers: { cookie } })
  return ((await answer.json()) as { data: unknown }).data
}
const countSessions = async () =>
  (await database.db.selectFrom('auth_sessions').select('id_hash').execute()).length

describe.runIf(isFull)('at full size', () => {
  test('a thousand strangers leave no login session', async () => {
    const before = await countSessions()
    for (let nth = 0; nth < 1000; nth += 1) expect(await user('')).toBeNull()
    expect(await countSessions()).toBe(before)
    tellFigure('GET auth/user', '1,000 anonymous calls: 0 login sessions')
  })

  test('fifty cookies captured before the logout are worthless after it', async () => {
    const cookies: string[] = []
    for (let nth = 0; nth < 50; nth += 1) cookies.push(cookieOf(await login(shop.password)))
    expect(await user(cookies[49] ?? '')).not.toBeNull()
    for (const cookie of cookies) await post(server.url, '/auth/logout', {}, { cookie })
    const accepted = await Promise.all(cookies.map(user))
    expect(accepted.filter((one) => one !== null)).toEqual([])
    expect(new Set(cookies).size).toBe(50)
    tellFigure('GET/POST auth/logout', '50 captured cookies replayed: 0 accepted')
  })

  test('known and unknown addresses take the same time and get the same answer: logins and recoveries', async () => {
    const ask = async (path: string, body: object) => {
      const answer = await post(server.url, path, body)
      return `${answer.status} ${await answer.text()}`
    }
    for (const [path, count, rest] of [
      ['/auth/login', 200, { password: 'errada' }],
      ['/auth/recover', 500, {}],
    ] as const) {
      const known: number[] = []
      const unknown: number[] = []
      const heard = new Set<string>()
      for (let nth = 0; nth < count; nth += 1) {
        heard.add(await timed(known, () => ask(path, { email: shop.email, ...rest })))
        heard.add(await timed(unknown, () => ask(path, { email: `ninguem${nth}@corrida.test`, ...rest })))
      }
      expect(heard.size).toBe(1)
      const apart = Math.abs(middleOf(known) - middleOf(unknown))
      tellFigure(
        `POST ${path.slice(1)}`,
        `${count} known + ${count} unknown: one answer, medians ${apart.toFixed(1)} ms apart (of ${middleOf(known).toFixed(1)} ms; budget 5)`,
      )
    }
    const mails = await database.db.selectFrom('outbox').select('recipient').execute()
    expect(mails.length).toBeLessThanOrEqual(3)
    tellFigure('POST auth/recover', `500 calls for one address: ${mails.length} mails`)
  })

  test('a hundred logins at once', async () => {
    const times: number[] = []
    const answers = await timed(times, () =>
      Promise.all(Array.from({ length: 100 }, () => login(shop.password))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    tellFigure('POST auth/login', `100 logins at once: ${((times[0] ?? 0) / 1000).toFixed(1)} s (budget 5)`)
  })

  test('two hundred wrong passwords from one address: ten are tried, and the owner signs in from another', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const wrong = { email: shop.email, password: 'errada' }
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => post(guarded.url, '/auth/login', wrong, from('203.0.113.7'))),
    )
    const refused = answers.filter(({ status }) => status === 429).length
    expect(refused).toBeGreaterThanOrEqual(190)
    const right = { email: shop.email, password: shop.password }
    expect((await post(guarded.url, '/auth/login', right, from('203.0.113.7'))).status).toBe(429)
    expect((await post(guarded.url, '/auth/login', right, from('198.51.100.9'))).status).toBe(200)
    tellFigure('POST auth/login', `200 wrong passwords: ${refused} × 429; the owner logs in from elsewhere`)
  })

  test('twenty prefetches leave a link valid; of a hundred requests one signs in', async () => {
    const token = 'm'.repeat(43)
    const { id } = await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const now = Date.now()
    await database.db
      .insertInto('magic_links')
      .values({
        token_hash: secretHash(token),
        user_id: id,
        created_at: new Date(now).toISOString(),
        expires_at: new Date(now + 600_000).toISOString(),
      })
      .execute()
    const address = `${server.url}/api/auth/magic/?token=${token}`
    for (let nth = 0; nth < 20; nth += 1) await fetch(address, { method: 'HEAD' })
    await fetch(address, { headers: { 'sec-purpose': 'prefetch' } })
    const before = await countSessions()
    const answers = await Promise.all(Array.from({ length: 100 }, () => fetch(address)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countSessions()).toBe(before + 1)
    tellFigure('GET auth/magic/', '20 HEAD, then 100 at once: 1 login session')
  })

  test('a thousand registrations from one address: five are accepted', async () => {
    const before = (await database.db.selectFrom('outbox').select('id').execute()).length
    const body = (nth: number) => ({
      name: 'Ana Souza',
      phone: '+5511912345678',
      email: `ana${nth}@nova.test`,
      company: 'Nova Imóveis',
      address: 'São Paulo',
      extra_data: { employees_qnt: 1 },
    })
    const statuses: number[] = []
    for (let nth = 0; nth < 1000; nth += 1)
      statuses.push((await post(guarded.url, '/new-client', body(nth))).status)
    const mails = (await database.db.selectFrom('outbox').select('id').execute()).length - before
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(mails).toBe(5)
    tellFigure('POST new-client', `1,000 posts from one address: ${mails} mails`)
  })
})
