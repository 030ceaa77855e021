import { setTimeout } from 'node:timers/promises'
import type { ChosenSlot } from '@ensaio/domain'
import { type Fault, faultSequence, injectFault } from '@ensaio/testing/faults/faults'
import type { Breach } from '@ensaio/testing/history/history'
import { contradictions, type History } from '@ensaio/testing/history/timed-history'
import { reportFigure } from '@ensaio/testing/history/trust-figures'
import { buildCity } from '@ensaio/testing/scenes/city'
import { offered, tally } from '@ensaio/testing/scenes/visitor'
import { readFinalState, startVisitors, type VisitorRun } from '@ensaio/testing/scenes/visitors'
import { type OwnPostgres, startPostgres } from '@ensaio/testing/server/postgres'
import { type Mutant, type ServerNode, startServerNode } from '@ensaio/testing/server/server-nodes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../src/database/postgres.ts'
import { randomFrom } from '../src/demo/random.ts'

const isFull = process.env.TRUST === 'full'
const seeds = isFull ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [13]
const photographers = 2
const visitors = 12
const rounds = isFull
  ? { length: 60_000, most: Number.POSITIVE_INFINITY, pause: 2000, fault: 5000 }
  : { length: 60_000, most: 3, pause: 500, fault: 500 }

let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

interface Scene {
  nodes: readonly [ServerNode, ServerNode]
  run: VisitorRun
  url: string
}

async function open(seed: number, options: { mutant?: Mutant; isUnguarded?: boolean } = {}): Promise<Scene> {
  const url = await postgres.createDatabase()
  const nodes = await Promise.all([
    startServerNode(url, options.mutant),
    startServerNode(url, options.mutant),
  ])
  const { db, close } = openPostgres(url, () => undefined)
  const [reader = '', ...tokens] = await buildCity(db, { photographers, sessions: visitors * 4 + 1 })
  if (options.isUnguarded) {
    await sql`drop index bookings_one_per_slot`.execute(db)
    await sql`alter table bookings drop constraint bookings_never_overlap`.execute(db)
  }
  await close()
  const urls = nodes.map(({ proxy }) => proxy.url)
  // Skips near slots, which cannot be moved any more; few slots, so that most are full.
  const slots: ChosenSlot[] = (await offered(urls[0] ?? '', reader)).slice(24, 36)
  expect(slots).toHaveLength(12)
  const run = startVisitors({ urls, slots, tokens, reader, visitors, random: randomFrom(seed) })
  return { nodes, run, url }
}

/** Stops the visitors, waits for pending requests, and compares what they saw with the database. */
async function judge({ nodes, run, url }: Scene): Promise<{ found: Breach[]; history: History }> {
  await run.end()
  await Promise.all(nodes.map((node) => node.end()))
  const { db, close } = openPostgres(url, () => undefined)
  const history = { ...run, ...(await readFinalState(db)) }
  await close()
  return { found: contradictions(history, photographers), history }
}

test.each(seeds)(
  'visitors book and move while servers, database, connections and clocks fail: nothing contradicts what they saw (seed %i)',
  async (seed) => {
    const scene = await open(seed)
    const random = randomFrom(seed)
    const upcoming = faultSequence(random)
    const happened: Fault[] = []
    const end = performance.now() + rounds.length
    while (performance.now() < end && happened.length < rounds.most) {
      await setTimeout(rounds.pause)
      const fault = upcoming.next().value
      happened.push(fault)
      await injectFault(fault, random.pick(scene.nodes), postgres, rounds.fault)
    }
    const { found, history } = await judge(scene)
    expect(found).toEqual([])
    const counts = tally(history.attempts)
    const unheard = history.attempts.length - (counts.ok ?? 0) - (counts.taken ?? 0)
    expect(Object.keys(counts).filter((outcome) => !/^(ok|taken|unknown|other 503 )/.test(outcome))).toEqual(
      [],
    )
    expect([counts.ok ?? 0, counts.taken ?? 0, history.readings.length].every((count) => count > 20)).toBe(
      true,
    )
    expect(unheard).toBeGreaterThan(0)
    reportFigure(
      'sessions/public/{token}',
      `seed ${seed}: ${counts.ok} booked, ${counts.taken} refused, ${unheard} unanswered, ${history.readings.length} readings, ${happened.length} faults; 0 contradictions`,
    )
  },
)

const bookings = 'apps/api/src/scheduling/repository/bookings.ts'
const mutants: [name: string, told: RegExp, made: { mutant?: Mutant; isUnguarded?: boolean }][] = [
  ['without the unique index', /^provider \d+/m, { isUnguarded: true }],
  [
    'checking before a separate insert',
    /^provider \d+/m,
    {
      isUnguarded: true,
      mutant: {
        file: bookings,
        from: 'async function tryToTake(tx: Tx, wanted: WantedSlot, now: Instant) {',
        to: `async function tryToTake(tx: Tx, wanted: WantedSlot, now: Instant) {
  const free = await sql<{ id: number }>\`select id from providers
    where \${isFree({ day: sql\`\${wanted.day}::date\`, hour: sql\`\${wanted.hour}::text\`, city: wanted.city, sessionId: wanted.sessionId })}
    order by id limit 1\`.execute(tx)
  const chosen = free.rows[0]?.id ?? null
  if (chosen !== null) await sql\`insert into bookings (provider_id, session_id, day, hour, created_at)
    values (\${chosen}, \${wanted.sessionId}, \${wanted.day}::date, \${wanted.hour}, \${now}::timestamptz)\`.execute(tx)
  return { candidate: chosen, taken: chosen }
}
async function unused(tx: Tx, wanted: WantedSlot, now: Instant) {`,
      },
    },
  ],
  [
    'treating a row that was not written as a success',
    / stands /,
    {
      mutant: {
        file: bookings,
        from: 'if (taken !== null) return taken',
        to: 'if (candidate !== null) return candidate',
      },
    },
  ],
  [
    'releasing the old slot before the new one is taken',
    / stands nowhere/,
    {
      mutant: {
        file: bookings,
        from: "    .where('released_at', 'is', null)\n    .execute()",
        to: "    .where('released_at', 'is', null)\n    .execute()\n  await sql`commit`.execute(tx)\n  await sql`begin`.execute(tx)",
      },
    },
  ],
]

describe.runIf(isFull)('the checker catches sabotaged servers', () => {
  test.each(mutants)('%s', async (name, told, made) => {
    const scene = await open(7, made)
    await expect.poll(() => scene.run.attempts.length, { timeout: 300_000 }).toBeGreaterThan(500)
    const { found } = await judge(scene)
    expect(found.join('\n')).toMatch(told)
    reportFigure('sessions/public/{token}', `mutant ${name}: caught, ${found.length} contradictions`)
  })

  test('no contradictions without a mutant', async () => {
    const scene = await open(7)
    await expect.poll(() => scene.run.attempts.length, { timeout: 300_000 }).toBeGreaterThan(500)
    expect((await judge(scene)).found).toEqual([])
  })
})
