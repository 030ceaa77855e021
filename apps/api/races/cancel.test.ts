import { breaches } from '@ensaio/testing/history/history'
import { buildCity } from '@ensaio/testing/scenes/city'
import { wrongCounts } from '@ensaio/testing/scenes/counts'
import { book, offered } from '@ensaio/testing/scenes/visitor'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secretHash } from '../src/accounts/login-session.ts'
import type { Database } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'

const rounds = process.env.TRUST === 'full' ? 200 : 40

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

async function signIn(db: Database): Promise<string> {
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const cookie = 'c'.repeat(43)
  const now = Date.now()
  await db
    .insertInto('auth_sessions')
    .values({
      id_hash: secretHash(cookie),
      user_id: id,
      signed_in_at: new Date(now).toISOString(),
      expires_at: new Date(now + 3_600_000).toISOString(),
    })
    .execute()
  return `ensaio=${cookie}`
}

async function cancel(url: string, id: number, cookie: string): Promise<number> {
  const response = await fetch(`${url}/api/sessions/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: '{"status":3}',
  })
  return response.status
}

async function scene(sessions: number) {
  const url = await postgres.createDatabase()
  const start = async () => startServer({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  const [one, other] = await Promise.all([start(), start()])
  const { db, close } = openPostgres(url, () => undefined)
  const tokens = await buildCity(db, { photographers: 1, sessions })
  const end = async () => {
    await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])
    await close()
  }
  return { one, other, db, tokens, end }
}

test('cancelling while booking, on two servers: cancelled without a booking, in either order', async () => {
  const { one, other, db, tokens, end } = await scene(rounds)
  const slots = await offered(one.url, tokens[0] ?? '')
  const cookie = await signIn(db)
  for (const [round, token] of tokens.entries()) {
    const slot = slots[round % slots.length] ?? { date: '', hour: '08h30' }
    const { id } = await db
      .selectFrom('photo_sessions')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    const [booked, canceled] = await Promise.all([book(one.url, token, slot), cancel(other.url, id, cookie)])
    expect(canceled).toBe(200)
    expect(['ok', 'other 409 scheduling_closed']).toContain(booked.outcome)
    const live = await db
      .selectFrom('bookings')
      .select('id')
      .where('session_id', '=', id)
      .where('released_at', 'is', null)
      .execute()
    const row = await db
      .selectFrom('photo_sessions')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect([row.status, live]).toEqual([3, []])
  }
  expect(await wrongCounts(db)).toEqual([])
  await end()
})

test('two visitors who swap into each other’s slot never hang, fail or double-book', async () => {
  const { one, other, db, tokens, end } = await scene(2)
  const [mine = '', rival = ''] = tokens
  // Skips the nearest slots: within 24 hours a visit cannot be moved (rule public-scheduling-window).
  const slots = (await offered(one.url, mine)).slice(16)
  for (let round = 0; round < rounds; round += 1) {
    const [left, right] = [slots[(round * 2) % slots.length], slots[(round * 2 + 1) % slots.length]]
    if (!left || !right) throw new Error('There are too few slots.')
    await book(one.url, mine, left)
    await book(other.url, rival, right)
    const swapped = await Promise.all([book(one.url, mine, right), book(other.url, rival, left)])
    for (const { outcome } of swapped) expect(['ok', 'taken']).toContain(outcome)
    expect(
      await breaches(
        db,
        swapped.filter(({ outcome }) => outcome === 'ok'),
        1,
      ),
    ).toEqual([])
  }
  await end()
})
