import { type Availability, type ChosenSlot, type Slot, timesFrom } from '@ensaio/domain'
import { breaches } from '@ensaio/testing/history/history'
import { buildCity } from '@ensaio/testing/scenes/city'
import { book, offered, tally } from '@ensaio/testing/scenes/visitor'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../src/database/database.ts'
import { transact } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { insertGroup } from '../src/scheduling/repository/session-groups.ts'

const crowd = process.env.TRUST === 'full' ? 60 : 15
const perGroup = 3

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

interface Scene {
  database: OpenDatabase
  servers: [ServerProcess, ServerProcess]
  /** The tokens of the groups, and the tokens of the units of each. */
  groups: string[]
  units: string[][]
}

async function withScene(photographers: number, groups: number, act: (scene: Scene) => Promise<void>) {
  const url = await postgres.createDatabase()
  const env = async () => ({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  const servers = await Promise.all([startServer(await env()), startServer(await env())])
  const database = openPostgres(url, () => undefined)
  try {
    const tokens = await buildCity(database.db, { photographers, sessions: groups * perGroup })
    const units = Array.from({ length: groups }, (_, nth) =>
      tokens.slice(nth * perGroup, (nth + 1) * perGroup),
    )
    const links: string[] = []
    for (const own of units) {
      const rows = await database.db
        .selectFrom('photo_sessions')
        .select(['id', 'company_id'])
        .where('token', 'in', own)
        .execute()
      const ids = rows.map(({ id }) => id)
      const now = new Date().toISOString()
      links.push(await transact(database.db, (tx) => insertGroup(tx, rows[0]?.company_id ?? 0, ids, now)))
    }
    await act({ database, servers, groups: links, units })
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await database.close()
  }
}

const serverOf = ({ servers }: Scene, nth: number) => servers[nth % 2 === 0 ? 0 : 1].url

/** The days on which a group can be booked from 08h30 and still be moved afterwards: not the next two. */
async function wholeDays({ servers, groups }: Scene): Promise<string[]> {
  const slots = await offered(servers[0].url, groups[0] ?? '')
  return slots
    .filter(({ hour }) => hour === '08h30')
    .map(({ date }) => date)
    .slice(2)
}

/** The live visits of each group, in the order of its units. */
async function visitsOf({ database, units }: Scene): Promise<string[][]> {
  const { rows } = await sql<{ token: string; visit: string }>`
    select token, day || ' ' || hour as visit from bookings join photo_sessions s on s.id = session_id
    where released_at is null order by session_id`.execute(database.db)
  return units.map((own) => rows.filter(({ token }) => own.includes(token)).map(({ visit }) => visit))
}

const planned = ({ date, hour }: ChosenSlot) => timesFrom(hour, perGroup).map((time) => `${date} ${time}`)

describe(`${crowd} links of ${perGroup} ensaios each, on two server processes`, () => {
  test('for one morning: as many groups are booked whole as there are photographers, and nothing of the others', async () => {
    await withScene(2, crowd, async (scene) => {
      const [date = ''] = await wholeDays(scene)
      const slot = { date, hour: '08h30' as const }
      const attempts = await Promise.all(
        scene.groups.map((token, nth) => book(serverOf(scene, nth), token, slot)),
      )
      expect(tally(attempts)).toEqual({ ok: 2, taken: crowd - 2 })
      const visits = await visitsOf(scene)
      const won = attempts.map(({ outcome }) => outcome === 'ok')
      expect(visits).toEqual(won.map((isWon) => (isWon ? planned(slot) : [])))
      expect(await breaches(scene.database.db, [], 2)).toEqual([])
    })
  })

  test('from different times, while single ensaios are booked in between: each group is booked whole or not at all', async () => {
    await withScene(3, crowd, async (scene) => {
      const [date = ''] = await wholeDays(scene)
      const hours: Slot[] = ['08h30', '10h30', '13h30', '15h30']
      const singles = scene.units.slice(0, 5).flat()
      const wanted = scene.groups
        .slice(5)
        .map((token, nth) => ({ token, date, hour: hours[nth % 4] ?? '08h30' }))
      const [together] = await Promise.all([
        Promise.all(wanted.map(({ token, ...slot }, nth) => book(serverOf(scene, nth), token, slot))),
        Promise.all(
          singles.map((token, nth) =>
            book(serverOf(scene, nth + 1), token, { date, hour: hours[nth % 4] ?? '08h30' }),
          ),
        ),
      ])
      expect(together.every(({ outcome }) => outcome === 'ok' || outcome === 'taken')).toBe(true)
      const visits = (await visitsOf(scene)).slice(5)
      expect(visits).toEqual(together.map(({ outcome, ...slot }) => (outcome === 'ok' ? planned(slot) : [])))
      expect(await breaches(scene.database.db, [], 3)).toEqual([])
    })
  })

  test('one link sent many times is booked once, and every request succeeds', async () => {
    await withScene(3, 1, async (scene) => {
      const [date = '', other = ''] = await wholeDays(scene)
      const [token = ''] = scene.groups
      const attempts = await Promise.all(
        Array.from({ length: 40 }, (_, nth) =>
          book(serverOf(scene, nth), token, { date: nth % 3 === 0 ? other : date, hour: '08h30' }),
        ),
      )
      expect(tally(attempts)).toEqual({ ok: 40 })
      // The first request wins; the others find nothing left to book.
      const [visits = []] = await visitsOf(scene)
      expect([date, other].map((day) => planned({ date: day, hour: '08h30' }))).toContainEqual(visits)
      const events = await scene.database.db.selectFrom('session_events').select('kind').execute()
      expect(events).toEqual(Array(perGroup).fill({ kind: 'scheduled' }))
      const mails = await scene.database.db.selectFrom('outbox').select('id').execute()
      expect(mails).toHaveLength(2)
    })
  })

  test('a link and one of its units at once: no ensaio has two visits, and none lacks one', async () => {
    await withScene(3, crowd, async (scene) => {
      const [date = '', other = ''] = await wholeDays(scene)
      const attempts = await Promise.all(
        scene.groups.flatMap((token, nth) => [
          book(serverOf(scene, nth), token, { date, hour: '08h30' }),
          book(serverOf(scene, nth + 1), scene.units[nth]?.[1] ?? '', { date: other, hour: '15h30' }),
        ]),
      )
      expect(attempts.filter(({ outcome }) => outcome !== 'ok' && outcome !== 'taken')).toEqual([])
      expect(await breaches(scene.database.db, [], 3)).toEqual([])
      const statuses = await scene.database.db
        .selectFrom('photo_sessions')
        .leftJoin('bookings', (join) =>
          join.onRef('session_id', '=', 'photo_sessions.id').on('released_at', 'is', null),
        )
        .select(['status', 'day'])
        .execute()
      expect(statuses.every(({ status, day }) => (status === 2) === (day !== null))).toBe(true)
    })
  })

  test('the check works: without the unique index it finds double bookings', async () => {
    await withScene(1, crowd, async (scene) => {
      await sql`drop index bookings_one_per_slot`.execute(scene.database.db)
      await sql`alter table bookings drop constraint bookings_never_overlap`.execute(scene.database.db)
      const [date = ''] = await wholeDays(scene)
      await Promise.all(
        scene.groups.map((token, nth) => book(serverOf(scene, nth), token, { date, hour: '08h30' })),
      )
      // Bookings of a day wait for each other, so that no storm alone makes two at once.
      await sql`update bookings set hour = '08h30' where day = ${date}::date and released_at is null`.execute(
        scene.database.db,
      )
      expect((await breaches(scene.database.db, [], 1)).join('\n')).toMatch(/provider \d+/)
    })
  })
})

test('every time that a link is offered can be booked', async () => {
  await withScene(2, 1, async (scene) => {
    const [token = ''] = scene.groups
    const answer = await fetch(`${scene.servers[0].url}/api/session-calendar/public/${token}`, {
      method: 'POST',
    })
    const { data } = (await answer.json()) as { data: Availability }
    const slots = Object.entries(data).flatMap(([date, hours]) => hours.map((hour) => ({ date, hour })))
    expect(slots.length).toBeGreaterThan(100)
    const units = scene.units[0] ?? []
    for (let nth = 20; nth < slots.length; nth += 40) {
      const slot = slots[nth] ?? { date: '', hour: '08h30' }
      const response = await fetch(`${scene.servers[1].url}/api/sessions/public/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...slot,
          units,
          keys: 'Na portaria',
          scheduling_responsible_info: { name: 'Ana', phone: '(51) 99999-8888', email: 'ana@exemplo.test' },
        }),
      })
      expect([slot, response.status]).toEqual([slot, 200])
      expect(await visitsOf(scene)).toEqual([planned(slot)])
    }
  })
})
