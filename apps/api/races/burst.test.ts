import { breaches } from '@ensaio/testing/history/history'
import { buildCity } from '@ensaio/testing/scenes/city'
import { type Attempt, book, offered, tally } from '@ensaio/testing/scenes/visitor'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { waitForDay } from '../src/scheduling/repository/bookings.ts'

const crowd = process.env.TRUST === 'full' ? 500 : 100

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

interface Scene {
  database: OpenDatabase
  servers: [ServerProcess, ServerProcess]
  tokens: string[]
  close(): Promise<void>
}

async function open(photographers: number, sessions: number): Promise<Scene> {
  const url = await postgres.createDatabase()
  const env = async () => ({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  const servers = await Promise.all([startServer(await env()), startServer(await env())])
  const database = openPostgres(url, () => undefined)
  const tokens = await buildCity(database.db, { photographers, sessions })
  return {
    database,
    servers,
    tokens,
    close: async () => {
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      await database.close()
    },
  }
}

async function withScene(photographers: number, sessions: number, act: (scene: Scene) => Promise<void>) {
  const scene = await open(photographers, sessions)
  try {
    await act(scene)
  } finally {
    await scene.close()
  }
}

/** Books for all tokens at once, alternating between the servers. */
function storm({ servers, tokens }: Scene, slot: { date: string; hour: '08h30' }): Promise<Attempt[]> {
  return Promise.all(tokens.map((token, index) => book(servers[index % 2 === 0 ? 0 : 1].url, token, slot)))
}

async function morning(scene: Scene, nth = 0): Promise<{ date: string; hour: '08h30' }> {
  const slots = await offered(scene.servers[0].url, scene.tokens[0] ?? '')
  const mornings = slots.filter((slot) => slot.hour === '08h30')
  return { date: mornings[nth]?.date ?? '', hour: '08h30' }
}

describe(`${crowd} visitors want one slot, on two server processes`, () => {
  test.each([1, 3])('with %i photographer(s), so many win and the rest get 409', async (photographers) => {
    await withScene(photographers, crowd, async (scene) => {
      const slot = await morning(scene)
      const attempts = await storm(scene, slot)
      expect(tally(attempts)).toEqual({ ok: photographers, taken: crowd - photographers })
      expect(await breaches(scene.database.db, attempts, photographers)).toEqual([])
      // Winners who repeat the request succeed again on either server; the calendar no longer offers the slot to others.
      const winners = attempts.filter(({ outcome }) => outcome === 'ok')
      const again = await Promise.all(winners.map(({ token }) => book(scene.servers[1].url, token, slot)))
      expect(tally(again)).toEqual({ ok: photographers })
      const loser = attempts.find(({ outcome }) => outcome === 'taken')
      expect(await offered(scene.servers[1].url, loser?.token ?? '')).not.toContainEqual(slot)
    })
  })

  test('whoever comes too late hears so without waiting for others who are booking that day', async () => {
    await withScene(1, 2, async (scene) => {
      const [first = '', second = ''] = scene.tokens
      const slot = await morning(scene)
      expect(tally([await book(scene.servers[0].url, first, slot)])).toEqual({ ok: 1 })
      const { db } = scene.database
      await db.transaction().execute(async (tx) => {
        const { city } = await tx.selectFrom('providers').select('city').executeTakeFirstOrThrow()
        await waitForDay(tx, { city, day: slot.date })
        expect(tally([await book(scene.servers[1].url, second, slot)])).toEqual({ taken: 1 })
      })
    })
  })

  test('one token sent many times is one booking, and every request succeeds', async () => {
    await withScene(3, 1, async (scene) => {
      const slot = await morning(scene)
      const same = { ...scene, tokens: Array.from({ length: 100 }, () => scene.tokens[0] ?? '') }
      expect(tally(await storm(same, slot))).toEqual({ ok: 100 })
      const rows = await scene.database.db.selectFrom('bookings').selectAll().execute()
      expect(rows).toHaveLength(1)
    })
  })

  test('pages of one link want different days: the first booking stays, the others hear of it (rule repeated-booking)', async () => {
    await withScene(3, 1, async (scene) => {
      const [token = ''] = scene.tokens
      const { servers, database } = scene
      const days = (await offered(servers[0].url, token)).filter(({ hour }) => hour === '08h30').slice(2, 12)
      const attempts = await Promise.all(
        days.map((slot, index) => book(servers[index % 2 === 0 ? 0 : 1].url, token, { ...slot, visits: [] })),
      )
      expect(tally(attempts)).toEqual({ ok: 1, 'other 409 visit_moved': days.length - 1 })
      const won = attempts.find(({ outcome }) => outcome === 'ok')
      const rows = await database.db.selectFrom('bookings').select(['day', 'released_at']).execute()
      expect(rows).toEqual([{ day: won?.date, released_at: null }])
    })
  })

  test('one idempotency key sent many times does the work once', async () => {
    await withScene(1, 1, async (scene) => {
      const slot = await morning(scene)
      const key = { 'idempotency-key': 'attempt-1' }
      const [token = ''] = scene.tokens
      const attempts = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          book(scene.servers[index % 2 === 0 ? 0 : 1].url, token, slot, key),
        ),
      )
      expect(tally(attempts)).toEqual({ ok: 50 })
      const events = await scene.database.db.selectFrom('session_events').select('kind').execute()
      expect(events).toEqual([{ kind: 'scheduled' }])
    })
  })

  test('the check works: without the unique index it finds double bookings', async () => {
    await withScene(1, crowd, async (scene) => {
      await sql`drop index bookings_one_per_slot`.execute(scene.database.db)
      await sql`alter table bookings drop constraint bookings_never_overlap`.execute(scene.database.db)
      const attempts = await storm(scene, await morning(scene))
      // Bookings of a day wait for each other, so that no storm alone makes two at once.
      await sql`insert into bookings (provider_id, session_id, day, hour, minutes, created_at)
        select b.provider_id, (select max(id) from photo_sessions where id <> b.session_id), b.day, b.hour, b.minutes, now()
        from bookings b where b.released_at is null`.execute(scene.database.db)
      expect((await breaches(scene.database.db, attempts, 1)).join('\n')).toMatch(/provider \d+/)
    })
  })
})
