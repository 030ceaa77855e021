import { initialSettings, instantAt } from '@ensaio/domain'
import { runJobsAt, startJobs } from '@ensaio/testing/jobs/start'
import { remindedVisits } from '@ensaio/testing/scenes/reminded-visits'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder } from '@ensaio/testing/server/server-process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { writeSettings } from '../../src/settings/repository/settings.ts'

const zone = 'America/Sao_Paulo'
const photographers = 20
const days = ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11']
const patienceMs = 120_000

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

test('rule shorter-day: two processes shorten each day once, all of it or nothing, one of them killed in the middle', async () => {
  const url = await postgres.createDatabase()
  const { db, close } = openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs })
  await migrate(db)
  const scene = await remindedVisits(db, { photographers })
  await sql`insert into provider_working_days (provider_id, weekday)
    select id, weekday from providers, generate_series(1, 5) weekday`.execute(db)
  // In the morning the first half of them is in one district and the others in another one; in the afternoon it is the other way round.
  const places = Array.from({ length: photographers }, (_, photographer) => photographer)
  const bookedAt = '2026-12-01T12:00:00.000Z'
  for (const day of days) {
    const ids = await scene.add(
      ['09:00', '14:00'].flatMap((time) =>
        places.map((photographer) => ({ start: instantAt(day, time, zone), bookedAt, photographer })),
      ),
    )
    await sql`insert into session_positions (session_id, latitude, longitude, precision, source, found_at)
      select id, case when (nth <= ${photographers}) = (nth % 2 = 0) then -23.50 else -23.70 end, -46.6 + nth * 0.0001, 'exact', 'staff', ${bookedAt}::timestamptz
      from unnest(${ids}::int[]) with ordinality as new (id, nth)`.execute(db)
  }
  const { id: author } = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'coordinator')
    .executeTakeFirstOrThrow()
  await transact(db, (tx) => writeSettings(tx, { ...initialSettings, shorten_days: true }, author, bookedAt))

  const folder = await newFolder()
  let [one, other] = [await startJobs(url, folder), await startJobs(url, folder)]
  for (const [nth, day] of days.entries()) {
    const eve = instantAt(new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10), '16:00', zone)
    const isKilled = nth % 2 === 0
    const rounds = [one, other].map((child) => runJobsAt(child, eve))
    if (isKilled) {
      // The lock of the day is held from before the first booking is released until all is committed.
      await expect
        .poll(
          async () =>
            (
              await sql`select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
                db,
              )
            ).rows.length,
          { timeout: patienceMs, interval: 1 },
        )
        .toBeGreaterThan(0)
      one.kill('SIGKILL')
    }
    const [first, second] = await Promise.all(rounds)
    expect(second).toEqual([])
    if (isKilled) {
      one = await startJobs(url, folder)
      expect(await Promise.all([one, other].map((child) => runJobsAt(child, eve)))).toEqual([[], []])
    } else expect(first).toEqual([])

    const kept = await db
      .selectFrom('day_shortenings')
      .select('exchanged')
      .where('day', '=', day)
      .where('city', '=', 'São Paulo')
      .execute()
    const { rows: changes } = await sql<{ session_id: number }>`select e.session_id from session_events e
      join bookings b on b.session_id = e.session_id and b.released_at is null
      where e.kind = 'reassigned' and b.day = ${day}::date`.execute(db)
    expect(kept).toEqual([{ exchanged: changes.length }])
    expect(changes.length).toBeGreaterThanOrEqual(photographers / 2)
    expect(new Set(changes.map(({ session_id }) => session_id)).size).toBe(changes.length)
    const { rows: live } =
      await sql`select from bookings where released_at is null and day = ${day}::date`.execute(db)
    expect(live).toHaveLength(2 * photographers)
  }
  for (const child of [one, other]) child.kill('SIGKILL')
  await close()
})
