import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let postgres: RealPostgres
let servers: [ServerProcess, ServerProcess]
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  const url = await postgres.createDatabase()
  const start = async () => startServer({ DATABASE_URL: url, DATA_DIR: await newFolder(), RATE_LIMITS: 'on' })
  servers = await Promise.all([start(), start()])
  return async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
  }
})

/** Sends so many calls at once, alternating between the servers; counts the answers by status. */
async function tally(
  calls: number,
  ask: (url: string) => Promise<Response>,
): Promise<Record<number, number>> {
  const asked = Array.from({ length: calls }, (_, nth) => ask(`${servers[nth % 2]?.url}/api`))
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(asked)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

function wrongLogin(url: string, email: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${url}/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: 'errada' }),
  })
}

test('forty wrong passwords at once on two servers: ten are tried; another account has its own ten', async () => {
  expect(await tally(40, (url) => wrongLogin(url, 'ana@nova.test'))).toEqual({ 401: 10, 429: 30 })
  expect(await tally(12, (url) => wrongLogin(url, 'bia@nova.test'))).toEqual({ 401: 10, 429: 2 })
})

test('a hundred guessed links in a minute on two servers: sixty are looked up, then 429 with Retry-After', async () => {
  const guess = (url: string) => fetch(`${url}/sessions/public/${crypto.randomUUID()}`)
  expect(await tally(100, guess)).toEqual({ 404: 60, 429: 40 })
  const late = await guess(`${servers[1].url}/api`)
  const seconds = Number(late.headers.get('retry-after'))
  expect([late.status, seconds > 0 && seconds <= 60]).toEqual([429, true])
})
