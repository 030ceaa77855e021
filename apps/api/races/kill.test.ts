import type { ChosenSlot } from '@ensaio/domain'
import { breaches } from '@ensaio/testing/history/history'
import { buildCity } from '@ensaio/testing/scenes/city'
import { type Attempt, book, offered, tally } from '@ensaio/testing/scenes/visitor'
import { type RealPostgres, sharedPostgres, startPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '../src/database/postgres.ts'

const rounds = process.env.TRUST === 'full' ? 10 : 1
const photographers = 3
const visitors = 120

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

/** Books a list of slots at one server, `width` at a time; calls `onReached` after so many answers. */
async function queue(
  server: ServerProcess,
  requests: readonly { token: string; slot: ChosenSlot }[],
  { width, after, onReached }: { width: number; after: number; onReached: () => void },
): Promise<Attempt[]> {
  const waiting = [...requests]
  const attempts: Attempt[] = []
  const visit = async () => {
    for (let request = waiting.shift(); request !== undefined; request = waiting.shift()) {
      attempts.push(await book(server.url, request.token, request.slot))
      if (attempts.length === after) onReached()
    }
  }
  await Promise.all(Array.from({ length: width }, visit))
  return attempts
}

async function oneRound(round: number): Promise<void> {
  const url = await postgres.createDatabase()
  const start = async () => startServer({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  const [target, survivor] = await Promise.all([start(), start()])
  const { db, close } = openPostgres(url, () => undefined)
  const tokens = await buildCity(db, { photographers, sessions: visitors })
  const slots = await offered(survivor.url, tokens[0] ?? '')
  // Five visitors per slot with three photographers: two must lose.
  const requests = tokens.map((token, index) => ({
    token,
    slot: slots[Math.floor(index / 5)] ?? { date: '', hour: '08h30' as const },
  }))
  let killed: Promise<unknown> | null = null
  const [first, second] = await Promise.all([
    queue(
      target,
      requests.filter((_, index) => index % 2 === 0),
      {
        width: 12,
        after: 10 + round,
        onReached: () => {
          killed = target.end('SIGKILL')
        },
      },
    ),
    queue(
      survivor,
      requests.filter((_, index) => index % 2 === 1),
      { width: 12, after: 1, onReached: () => undefined },
    ),
  ])
  expect(killed).not.toBeNull()
  await killed
  const counts = tally(first)
  expect(counts.unknown).toBeGreaterThan(0)
  expect(counts.ok).toBeGreaterThan(0)
  expect(await breaches(db, [...first, ...second], photographers)).toEqual([])
  // Visitors without an answer ask again at the other server, and get one.
  const unanswered = first.filter(({ outcome }) => outcome === 'unknown')
  const retried = await Promise.all(
    unanswered.map(({ token, date, hour }) => book(survivor.url, token, { date, hour })),
  )
  const settled = [...first.filter(({ outcome }) => outcome !== 'unknown'), ...second, ...retried]
  const { ok = 0, taken = 0 } = tally(settled)
  expect(ok + taken).toBe(visitors)
  expect(ok).toBe(72)
  expect(await breaches(db, settled, photographers)).toEqual([])
  await survivor.end('SIGTERM')
  await close()
}

test.each(Array.from({ length: rounds }, (_, round) => round))(
  'a server killed under load loses no acknowledged booking (round %i)',
  oneRound,
)

test('a server that is asked to stop finishes pending requests, and exits with 0', async () => {
  const url = await postgres.createDatabase()
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  const { db, close } = openPostgres(url, () => undefined)
  const tokens = await buildCity(db, { photographers: 100, sessions: 100 })
  const [slot = { date: '', hour: '08h30' as const }] = await offered(server.url, tokens[0] ?? '')
  let ended: Promise<number | null> | null = null
  const attempts = await queue(
    server,
    tokens.map((token) => ({ token, slot })),
    { width: 20, after: 5, onReached: () => (ended = server.end('SIGTERM')) },
  )
  expect(await ended).toBe(0)
  expect(tally(attempts).ok).toBeGreaterThanOrEqual(5)
  expect(await breaches(db, attempts, 100)).toEqual([])
  await close()
})

test('without Postgres the server answers 503, and keeps running', async () => {
  const own = await startPostgres()
  const url = await own.createDatabase()
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await own.stop()
  // A good answer is cached for a few seconds.
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 30_000 }).toBe(503)
  const refused = await fetch(`${server.url}/api/sessions/public/${'a'.repeat(32)}`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({ error: true, code: 'unavailable' })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await server.end('SIGTERM')
})
