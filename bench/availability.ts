import { buildCity } from '@ensaio/testing/scenes/city'
import { startPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, startServer } from '@ensaio/testing/server/server-process'
import { sql } from 'kysely'
import { migrate } from '../apps/api/src/database/migrations/migrate.ts'
import { openPostgres } from '../apps/api/src/database/postgres.ts'
import { type Bench, compared } from './figure.ts'
import { startFloor } from './floor-server.ts'
import { inTurns, perSecond } from './turns.ts'

const photographers = 40

/** Rule availability-throughput: the free times of a city whose photographers are booked for half of all slots. */
export const availability: Bench = {
  title: 'Free times of a city with 40 photographers',
  async measure() {
    const postgres = await startPostgres()
    const url = await postgres.createDatabase()
    const { db, close } = openPostgres(url, () => undefined)
    await migrate(db)
    const [token] = await buildCity(db, { photographers, sessions: photographers * 200 + 1 })
    // Each photographer has a visit in every second slot of the next 100 days.
    await sql`with wanting as (select id, row_number() over (order by id desc) as place from photo_sessions where token <> ${token}),
      slots as (select p.id as provider_id, current_date + d as day, h.hour, row_number() over () as place
        from providers p cross join generate_series(1, 100) d
        cross join unnest(array['08h30', '10h30', '13h30', '15h30']) with ordinality h(hour, nth)
        where (p.id + d + h.nth) % 2 = 0)
      insert into bookings (provider_id, session_id, day, hour, created_at)
      select slots.provider_id, wanting.id, slots.day, slots.hour, now() from slots join wanting using (place)`.execute(
      db,
    )
    await sql`analyze`.execute(db)
    await close()
    const server = await startServer({ DATABASE_URL: url, DATA_DIR: await newFolder() })
    const floor = await startFloor(url)
    const seen = await inTurns({
      floor: { url: floor.url },
      ours: { url: `${server.url}/api/session-calendar/public/${token}`, method: 'POST' },
    })
    await floor.end()
    await server.end('SIGTERM')
    await postgres.stop()
    return [
      compared(
        ['availability-throughput', 'month availability ÷ SELECT 1, 40 photographers'],
        [perSecond(seen.ours), perSecond(seen.floor)],
        ['more', 0.15, 0.22],
        'req/s',
      ),
    ]
  },
}
