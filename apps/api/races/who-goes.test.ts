import { lateTravel, measuredPoint, minuteOf, type Slot, slots } from '@ensaio/domain'
import { buildCity } from '@ensaio/testing/scenes/city'
import { book, offered, tally } from '@ensaio/testing/scenes/visitor'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { positionsOf } from '../src/places/repository/session-positions.ts'

const isFull = process.env.TRUST === 'full'
const photographers = 4
const days = isFull ? 20 : 4
const perDay = 24

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

/** Puts every other ensaio at one end of the city and the others at the other end, 20 km away: more than half an hour. */
async function spread(db: Database): Promise<void> {
  await sql`insert into session_positions (session_id, latitude, longitude, precision, source, found_at)
    select id, case when id % 2 = 0 then -30.03 else -30.19 end, -51.21, 'exact', 'staff', now() from photo_sessions`.execute(
    db,
  )
}

/** The visits that their photographer does not reach in time from another one, by the rule of the domain. */
async function unreachable(db: Database): Promise<string[]> {
  const visits = await db
    .selectFrom('bookings')
    .select(['provider_id', 'session_id', 'day', 'hour', 'minutes'])
    .where('released_at', 'is', null)
    .execute()
  const positions = await positionsOf(
    db,
    visits.map(({ session_id }) => session_id),
  )
  const placed = visits.map((one) => ({
    ...one,
    start: minuteOf(one.hour),
    point: measuredPoint(positions.get(one.session_id)),
  }))
  return placed.flatMap((one) => {
    const others = placed.filter(
      (other) => other !== one && other.provider_id === one.provider_id && other.day === one.day,
    )
    const late = lateTravel({ visits: others }, { ...one, skills: [] })
    return late === null ? [] : [`photographer ${one.provider_id}, ${one.day} ${one.hour}`]
  })
}

test('visits at both ends of the city, booked at once on two servers: each is reached in time (rule travel-time)', async () => {
  const url = await postgres.createDatabase()
  const env = async () => ({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  const servers: ServerProcess[] = await Promise.all([startServer(await env()), startServer(await env())])
  const { db, close } = openPostgres(url, () => undefined)
  try {
    const tokens = await buildCity(db, { photographers, sessions: days * perDay })
    await spread(db)
    const open = await offered(servers[0]?.url ?? '', tokens[0] ?? '')
    const dates = [...new Set(open.map(({ date }) => date))].slice(2, 2 + days)
    const answers = await Promise.all(
      tokens.map((token, nth) => {
        // Neighbours in the list live at opposite ends, and want the same day.
        const pair = Math.floor(nth / 2)
        const date = dates[pair % days] ?? ''
        const hour: Slot = slots[Math.floor(pair / days) % slots.length] ?? '08h30'
        return book(servers[nth % 2]?.url ?? '', token, { date, hour })
      }),
    )
    const counts = tally(answers)
    expect(Object.keys(counts).sort()).toEqual(['ok', 'taken'])
    expect(await unreachable(db)).toEqual([])
    // The check above can fail: somebody who was far away half an hour before would be late.
    await sql`update session_positions set latitude = case when session_id in (
      select session_id from bookings where hour in ('08h30', '13h30')) then -30.03 else -30.19 end`.execute(
      db,
    )
    expect((await unreachable(db)).length).toBeGreaterThan(0)
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await close()
  }
})
