import { buildCity } from '@ensaio/testing/scenes/city'
import { book, offered } from '@ensaio/testing/scenes/visitor'
import { startPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, startServer } from '@ensaio/testing/server/server-process'
import { sql } from 'kysely'
import { migrate } from '../apps/api/src/database/migrations/migrate.ts'
import { openPostgres } from '../apps/api/src/database/postgres.ts'
import { type Bench, compared } from './figure.ts'
import { startFloor } from './floor-server.ts'
import { type LoadRequest, load } from './load.ts'
import { parentOf, processorTime } from './processor-time.ts'
import { buildSearchData } from './search-data.ts'

const rounds = 5
const milliseconds = 2000
/** Bookings of a round; each needs an ensaio of its own. */
const bookings = 300
const visitors = 16

/** Books ensaios one after the other for each of several visitors at once; those that lose a slot to another take the next free one. */
async function bookAll(url: string, tokens: string[]): Promise<number> {
  const [first = ''] = tokens
  const free = await offered(url, first)
  const booked = { count: 0 }
  async function visitor(nth: number): Promise<void> {
    for (let place = nth; place < tokens.length; place += visitors) {
      const slot = free[place % free.length]
      if (slot === undefined) throw new Error('The city has no free slot.')
      const { outcome } = await book(url, tokens[place] ?? '', slot)
      if (outcome !== 'ok' && outcome !== 'taken') throw new Error(`A booking ended in ${outcome}.`)
      booked.count += Number(outcome === 'ok')
    }
  }
  await Promise.all(Array.from({ length: visitors }, (_, nth) => visitor(nth)))
  if (booked.count < tokens.length * 0.9) throw new Error(`Only ${booked.count} bookings succeeded.`)
  return tokens.length
}

/** Rule processor-time: the processor time of an answer, in the server and in Postgres, relative to `SELECT 1`, at 100,000 ensaios and 40 photographers. */
export const processor: Bench = {
  title: 'Processor time of an answer',
  async measure() {
    const postgres = await startPostgres()
    const [searchUrl, cityUrl] = [await postgres.createDatabase(), await postgres.createDatabase()]
    const search = openPostgres(searchUrl, () => undefined, { work: 'upgrades' })
    await migrate(search.db)
    const { usual } = await buildSearchData(search.db, 100_000)
    await search.close()
    const city = openPostgres(cityUrl, () => undefined, { work: 'upgrades' })
    await migrate(city.db)
    const tokens = await buildCity(city.db, { photographers: 40, sessions: 1 + bookings * (rounds + 1) })
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(city.db)
    const postmaster = parentOf(rows[0]?.pid ?? 0)

    const servers = {
      search: await startServer({ DATABASE_URL: searchUrl, DATA_DIR: await newFolder() }),
      city: await startServer({ DATABASE_URL: cityUrl, DATA_DIR: await newFolder() }),
    }
    const floor = await startFloor(searchUrl)

    /** Measures the processor time of an answer: that of the server and of Postgres while some work runs, divided by the answers that it counts. */
    async function costOf(pid: number | undefined, work: () => Promise<number>): Promise<number> {
      const now = () => processorTime(pid ?? 0) + processorTime(postmaster)
      const before = now()
      const answers = await work()
      return (now() - before) / answers
    }
    const asked = (request: LoadRequest) => async () => (await load(request, milliseconds, visitors)).answers
    const searched = {
      url: `${servers.search.url}/api/sessions/search`,
      method: 'POST' as const,
      headers: { cookie: usual },
    }
    const unkept = Array.from({ length: 60_000 }, (_, day) => ({
      filter: { created_date: { from: new Date(day * 86_400_000 - 3e12).toISOString().slice(0, 10) } },
    }))
    const works = {
      floor: [floor.pid, asked({ url: floor.url })],
      kept: [servers.search.pid, asked({ ...searched, body: {} })],
      unkept: [servers.search.pid, asked({ ...searched, bodies: unkept })],
      times: [
        servers.city.pid,
        asked({ url: `${servers.city.url}/api/session-calendar/public/${tokens[0]}`, method: 'POST' }),
      ],
      booking: [servers.city.pid, () => bookAll(servers.city.url, tokens.splice(1, bookings))],
    } as const
    const costs = { floor: [], kept: [], unkept: [], times: [], booking: [] } as Record<
      keyof typeof works,
      number[]
    >
    // The first round only warms up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, [pid, work]] of Object.entries(works)) {
        const cost = await costOf(pid, work)
        if (round > 0) costs[name as keyof typeof works].push(cost)
      }
      // As autovacuum does in the first minute in which a city is booked.
      if (round === 0) await sql`analyze`.execute(city.db)
    }
    await city.close()
    await floor.end()
    for (const server of Object.values(servers)) await server.end('SIGTERM')
    await postgres.stop()
    const figure = (name: keyof typeof works, quantity: string, limits: [number, number]) =>
      compared(
        ['processor-time', `${quantity} ÷ SELECT 1`],
        [costs[name], costs.floor],
        ['less', ...limits],
        'ms of Node and Postgres',
      )
    return [
      figure('kept', 'search, repeated', [4, 2.5]),
      figure('unkept', 'search without a kept answer', [4, 2.5]),
      figure('times', 'free times of a city with 40 photographers', [4, 3]),
      figure('booking', 'booking', [12, 8]),
    ]
  },
}
