import type { Slot } from '@ensaio/domain'
import { buildCity } from '@ensaio/testing/scenes/city'
import { book, offered, tally } from '@ensaio/testing/scenes/visitor'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'

const crowd = process.env.TRUST === 'full' ? 200 : 48
const times: readonly Slot[] = ['09h00', '09h30', '10h00', '11h00', '11h30', '14h00']

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

interface Scene {
  database: OpenDatabase
  servers: [ServerProcess, ServerProcess]
  tokens: string[]
}

/** A city whose times overlap, on two server processes. */
async function withScene(photographers: number, act: (scene: Scene) => Promise<void>) {
  const url = await postgres.createDatabase()
  const env = async () => ({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  const servers = await Promise.all([startServer(await env()), startServer(await env())])
  const database = openPostgres(url, () => undefined)
  try {
    const tokens = await buildCity(database.db, { photographers, sessions: crowd })
    const hours = JSON.stringify([[], ...Array.from({ length: 6 }, () => times)])
    await database.db.updateTable('cities').set({ hours, travel_minutes: 20 }).execute()
    await act({ database, servers, tokens })
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await database.close()
  }
}

const serverOf = ({ servers }: Scene, nth: number) => servers[nth % 2 === 0 ? 0 : 1].url

/** Pairs of visits of one photographer that overlap, travel included, computed without the column that the constraint uses. */
async function overlaps({ database }: Scene): Promise<string[]> {
  const { rows } = await sql<{ pair: string }>`
    with visits as (
      select id, provider_id, day || ' ' || hour as name, day + replace(hour, 'h', ':')::time as start
      from bookings where released_at is null
    )
    select one.provider_id || ': ' || one.name || ', ' || other.name as pair
    from visits one join visits other on other.provider_id = one.provider_id and other.id > one.id
      and abs(extract(epoch from other.start - one.start)) < 110 * 60`.execute(database.db)
  return rows.map(({ pair }) => pair)
}

/** Everybody wants one of the overlapping times of a day, on both servers at once. */
function storm(scene: Scene, date: string) {
  return Promise.all(
    scene.tokens.map((token, nth) =>
      book(serverOf(scene, nth), token, { date, hour: times[nth % times.length] ?? '09h00' }),
    ),
  )
}

async function firstDay({ servers, tokens }: Scene): Promise<string> {
  const slots = await offered(servers[0].url, tokens[0] ?? '')
  return slots.filter(({ hour }) => hour === '09h00')[2]?.date ?? ''
}

describe(`${crowd} visitors want times that overlap, on two server processes (rule visits-never-overlap)`, () => {
  test.each([1, 3])('%i photographer(s) are never sent to overlapping visits', async (photographers) => {
    await withScene(photographers, async (scene) => {
      const date = await firstDay(scene)
      const attempts = await storm(scene, date)
      const outcomes = tally(attempts)
      const { ok = 0 } = outcomes
      expect(outcomes).toEqual({ ok, taken: crowd - ok })
      // At least one chain a photographer: 09h00 to 10h00, 11h00 or 11h30, 14h00.
      expect(ok).toBeGreaterThanOrEqual(photographers * 2)
      expect(ok).toBeLessThanOrEqual(photographers * 3)
      expect(await overlaps(scene)).toEqual([])
      // Nothing is free that a last visitor could not have: what is offered now can be booked, as long as it is.
      const loser = attempts.find(({ outcome }) => outcome === 'taken')?.token ?? ''
      const left = (await offered(scene.servers[1].url, loser)).filter((slot) => slot.date === date)
      const [next] = left
      if (next) expect(tally([await book(scene.servers[0].url, loser, next)])).toEqual({ ok: 1 })
      expect(await overlaps(scene)).toEqual([])
    })
  })

  test('the check works: without the constraint it finds overlapping visits', async () => {
    await withScene(1, async (scene) => {
      await sql`alter table bookings drop constraint bookings_never_overlap`.execute(scene.database.db)
      await storm(scene, await firstDay(scene))
      // Bookings of a day wait for each other, so that no storm alone makes two at once.
      await sql`update bookings set hour = '09h15' where id in (
        select max(id) from bookings where released_at is null group by provider_id)`.execute(
        scene.database.db,
      )
      expect(await overlaps(scene)).not.toEqual([])
    })
  })
})
