import { type RealPostgres, startPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { sql } from 'kysely'
import { migrate } from '../apps/api/src/database/migrations/migrate.ts'
import { openPostgres } from '../apps/api/src/database/postgres.ts'
import { type Bench, compared, type Figure, type Unmeasured } from './figure.ts'
import { startFloor } from './floor-server.ts'
import type { LoadRequest, LoadResult } from './load.ts'
import { buildSearchData, type SearchData } from './search-data.ts'
import { inTurns, perSecond } from './turns.ts'

/** Larger scales by the value of `BENCH`; ten million ensaios need more than 10 GB of disk. */
const largerScales: Record<string, { sessions: number; size: string }> = {
  full: { sessions: 1_000_000, size: '1M' },
  huge: { sessions: 10_000_000, size: '10M' },
}

interface Scale {
  server: ServerProcess
  data: SearchData
  floor: LoadRequest
  end: () => Promise<void>
}

async function buildScale(postgres: RealPostgres, sessions: number): Promise<Scale> {
  const url = await postgres.createDatabase()
  // Without a limit for statements.
  const { db, close } = openPostgres(url, () => undefined, { work: 'upgrades' })
  await migrate(db)
  const begun = performance.now()
  const data = await buildSearchData(db, sessions)
  const { rows } = await sql<{ table: string; indexes: string }>`
    select pg_size_pretty(pg_table_size('photo_sessions')) as table,
      pg_size_pretty(pg_indexes_size('photo_sessions')) as indexes`.execute(db)
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  console.log(`${sessions} ensaios in ${minutes} min: table ${rows[0]?.table}, indexes ${rows[0]?.indexes}`)
  await close()
  const server = await startServer({
    DATABASE_URL: url,
    DATA_DIR: await newFolder(),
    NODE_ENV: 'development',
  })
  const floor = await startFloor(url)
  const end = async () => {
    await floor.end()
    await server.end('SIGTERM')
  }
  return { server, data, floor: { url: floor.url }, end }
}

function search({ server }: Scale, cookie: string, body: unknown): LoadRequest {
  return { url: `${server.url}/api/sessions/search`, method: 'POST', headers: { cookie }, body }
}

async function lastPage({ url, headers = {} }: LoadRequest): Promise<number> {
  const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }
  const { data } = (await (await fetch(url, init)).json()) as { data: { last_page: number } }
  return data.last_page
}

/** A filter that matches at most 2 % of the ensaios of both companies. */
const filter = {
  status: [5, 2],
  client_code: '12',
  address: 'rua flores',
  session_date: { from: '2024-01-01' },
}
/** More different searches than a server keeps answers of, each for all ensaios. */
const unkept = Array.from({ length: 20_000 }, (_, day) => ({
  filter: { created_date: { from: new Date(day * 86_400_000 - 2e12).toISOString().slice(0, 10) } },
}))

const p50 = (results: LoadResult[]) => results.map((one) => one.p50)
const p99 = (results: LoadResult[]) => results.map((one) => one.p99)

async function measureScale(
  scale: Scale,
  size: string,
): Promise<{ figures: Figure[]; usual: number[]; largest: number[] }> {
  const { usual, largest } = scale.data
  const pages = {
    usual: await lastPage(search(scale, usual, {})),
    largest: await lastPage(search(scale, largest, {})),
  }
  if (pages.usual < 2 || pages.largest < 100) throw new Error('A company has too few ensaios to search.')
  const seen = await inTurns({
    floor: scale.floor,
    usual: search(scale, usual, {}),
    usualUnkept: { ...search(scale, usual, {}), bodies: unkept },
    usualLast: search(scale, usual, { page: pages.usual }),
    usualFiltered: search(scale, usual, { filter }),
    largest: search(scale, largest, {}),
    largestLast: search(scale, largest, { page: pages.largest }),
    largestFiltered: search(scale, largest, { filter }),
  })
  const floor = perSecond(seen.floor)
  const company = { usual: `a company of 90, ${size}`, largest: `the company with a tenth of all, ${size}` }
  const figures = (['usual', 'largest'] as const).flatMap((who) => [
    compared(
      ['search-throughput', `search ÷ SELECT 1, ${company[who]}`],
      [perSecond(seen[who]), floor],
      ['more', 0.08, 0.24],
      'req/s',
    ),
    compared(
      ['search-paging', `last page ÷ first, ${company[who]}`],
      [p50(seen[`${who}Last`]), p50(seen[who])],
      ['less', 1.5, 1.2],
      'ms, p50',
    ),
    compared(
      ['search-paging', `filtered ÷ unfiltered, ${company[who]}`],
      [p99(seen[`${who}Filtered`]), p99(seen[who])],
      ['less', 5, 2],
      'ms, p99',
    ),
  ])
  figures.push(
    compared(
      ['search-throughput', `search without a kept answer ÷ SELECT 1, ${company.usual}`],
      [perSecond(seen.usualUnkept), floor],
      ['more', 0.08, 0.24],
      'req/s',
    ),
  )
  return { figures, usual: perSecond(seen.usual), largest: perSecond(seen.largest) }
}

/** Rules search-throughput and search-paging: the list of 100,000 ensaios and, with `BENCH=full` or `huge`, one or ten million, on a real Postgres. */
export const searching: Bench = {
  title: 'Search',
  async measure() {
    const postgres = await startPostgres()
    const small = await buildScale(postgres, 100_000)
    const first = await measureScale(small, '100k')
    const figures: (Figure | Unmeasured)[] = [...first.figures]
    const larger = largerScales[process.env.BENCH ?? '']
    if (larger) {
      const large = await buildScale(postgres, larger.sessions)
      const second = await measureScale(large, larger.size)
      figures.push(...second.figures)
      const both = await inTurns({
        small: search(small, small.data.usual, {}),
        large: search(large, large.data.usual, {}),
      })
      figures.push(
        compared(
          ['search-throughput', `search at ${larger.size} ÷ at 100k, a company of 90`],
          [perSecond(both.large), perSecond(both.small)],
          ['more', 0.95, 0.98],
          'req/s',
        ),
      )
      await large.end()
    } else {
      figures.push({ budget: 'search-throughput', quantity: 'search at 1M', because: 'run with BENCH=full' })
    }
    await small.end()
    await postgres.stop()
    return figures
  },
}
