import type { ChosenSlot } from '@ensaio/domain'
import { startCuttingProxy } from '@ensaio/testing/faults/cutting-proxy'
import { contradictions } from '@ensaio/testing/history/timed-history'
import { reportFigure } from '@ensaio/testing/history/trust-figures'
import { buildCity } from '@ensaio/testing/scenes/city'
import { offered, tally, unexplained } from '@ensaio/testing/scenes/visitor'
import { readFinalState, startVisitors, type VisitorRun } from '@ensaio/testing/scenes/visitors'
import { sharedPostgres } from '@ensaio/testing/server/postgres'
import { type PostgresPair, startPostgresPair } from '@ensaio/testing/server/postgres-pair'
import { type ServerNode, startServerNode } from '@ensaio/testing/server/server-nodes'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../../src/database/postgres.ts'
import { randomFrom } from '../../src/demo/random.ts'

const isFull = process.env.TRUST === 'full'
const photographers = 2
const visitors = 8

interface Scene {
  pair: PostgresPair
  url: string
  /** The token of an ensaio that only reads free times. */
  reader: string
  nodes: ServerNode[]
  run: VisitorRun
}

/** Visitors who book and move at two servers, whose database has a replica. */
async function open({ waits }: { waits: boolean }): Promise<Scene> {
  const pair = await startPostgresPair({ waits })
  onTestFinished(() => pair.stop())
  const url = await pair.createDatabase()
  const nodes = await Promise.all([startServerNode(url), startServerNode(url)])
  const { db, close } = openPostgres(url, () => undefined)
  const [reader = '', ...tokens] = await buildCity(db, { photographers, sessions: visitors * 4 + 1 })
  await close()
  const urls = nodes.map(({ proxy }) => proxy.url)
  // Skips near slots, which cannot be moved any more; few slots, so that most are full.
  const slots: ChosenSlot[] = (await offered(urls[0] ?? '', reader)).slice(24, 36)
  const run = startVisitors({ urls, slots, tokens, reader, visitors, random: randomFrom(5) })
  return { pair, url, reader, nodes, run }
}

const booked = (run: VisitorRun, since: number) =>
  run.attempts.slice(since).filter(({ outcome }) => outcome === 'ok').length

/** Waits until visitors have booked so often since an attempt. */
const untilBooked = (run: VisitorRun, since: number, count: number) =>
  expect.poll(() => booked(run, since), { timeout: 200_000 }).toBeGreaterThan(count)

async function judge({ nodes, run, url }: Scene): Promise<string[]> {
  await run.end()
  await Promise.all(nodes.map((node) => node.end()))
  const { db, close } = openPostgres(url, () => undefined)
  const final = await readFinalState(db)
  await close()
  return contradictions({ ...run, ...final }, photographers)
}

test.each(isFull ? (['noisily', 'silently'] as const) : (['noisily'] as const))(
  'a primary dies %s and its replica takes over: both servers go on, and nothing that was acknowledged is lost (rule silent-database)',
  async (how) => {
    const scene = await open({ waits: true })
    await untilBooked(scene.run, 0, 20)
    await scene.pair.failOver(how)
    const since = scene.run.attempts.length
    await untilBooked(scene.run, since, 20)
    // Each of the servers has come back, not one alone.
    for (const { proxy } of scene.nodes)
      await expect
        .poll(() => offered(proxy.url, scene.reader).catch(() => []), { timeout: 100_000 })
        .not.toEqual([])
    expect(await judge(scene)).toEqual([])
    expect(unexplained(scene.run.attempts)).toEqual([])
    const counts = tally(scene.run.attempts)
    reportFigure(
      'sessions/public/{token}',
      `the primary died ${how}: ${counts.ok} booked, ${counts.taken} refused; 0 contradictions`,
    )
  },
)

test('a connection on which Postgres says nothing any more is closed, and the next one works (rule silent-database)', async () => {
  const postgres = await sharedPostgres()
  const url = new URL(await postgres.createBareDatabase())
  const proxy = await startCuttingProxy(`http://${url.host}`)
  url.port = new URL(proxy.url).port
  const { db, close } = openPostgres(url.href, () => undefined, { silence: 500 })
  onTestFinished(() => close().then(proxy.close))
  await sql`select 1`.execute(db)
  proxy.silence()
  await expect(sql`select 2`.execute(db)).rejects.toThrow('silent')
  expect((await sql`select 3 as answer`.execute(db)).rows).toEqual([{ answer: 3 }])
})

test('a replica that primaries do not wait for loses what was acknowledged, and the history shows it', async () => {
  const scene = await open({ waits: false })
  await untilBooked(scene.run, 0, 20)
  await scene.pair.detachReplica()
  await untilBooked(scene.run, scene.run.attempts.length, 20)
  await scene.pair.failOver('noisily')
  await untilBooked(scene.run, scene.run.attempts.length, 5)
  expect((await judge(scene)).join('\n')).toMatch(/ stands |events/)
})
