import { setTimeout } from 'node:timers/promises'
import type { ChosenSlot } from '@ensaio/domain'
import { type Fault, faultSequence, injectFault } from '@ensaio/testing/faults/faults'
import type { Breach } from '@ensaio/testing/history/history'
import { contradictions, type History } from '@ensaio/testing/history/timed-history'
import { reportFigure } from '@ensaio/testing/history/trust-figures'
import { buildCity } from '@ensaio/testing/scenes/city'
import { offered, tally, unexplained } from '@ensaio/testing/scenes/visitor'
import { readFinalState, startVisitors, type VisitorRun } from '@ensaio/testing/scenes/visitors'
import { type Gate, hasNginx, startGate } from '@ensaio/testing/server/nginx'
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
  gate: Gate | null
  nodes: readonly [ServerNode, ServerNode]
  run: VisitorRun
  url: string
}

/** Replaced places of the server's code, and whether the database lets visits of one photographer coincide. */
interface Sabotage {
  mutants?: Mutant[]
  isUnguarded?: boolean
}

/** Whether visitors reach the servers through the proxy of a deployment. */
interface Way {
  isProxied?: boolean
}

async function open(seed: number, options: Sabotage & Way = {}): Promise<Scene> {
  const url = await postgres.createDatabase()
  const node = (skew: number) => startServerNode(url, { skew, mutants: options.mutants ?? [] })
  // Clocks of machines differ: by four seconds here.
  const nodes = await Promise.all([node(2000), node(-2000)])
  const { db, close } = openPostgres(url, () => undefined)
  const [reader = '', ...tokens] = await buildCity(db, { photographers, sessions: visitors * 4 + 1 })
  if (options.isUnguarded) {
    await sql`drop index bookings_one_per_slot`.execute(db)
    await sql`alter table bookings drop constraint bookings_never_overlap`.execute(db)
  }
  await close()
  const direct = [nodes[0].proxy.url, nodes[1].proxy.url] as const
  const gate = options.isProxied ? await startGate(direct) : null
  const urls = gate === null ? direct : [gate.url]
  // Skips near slots, which cannot be moved any more; few slots, so that most are full.
  const slots: ChosenSlot[] = (await offered(urls[0] ?? '', reader)).slice(24, 36)
  expect(slots).toHaveLength(12)
  const run = startVisitors({ urls, slots, tokens, reader, visitors, random: randomFrom(seed) })
  return { gate, nodes, run, url }
}

/** Stops the visitors, waits for pending requests, and compares what they saw with the database. */
async function judge({ gate, nodes, run, url }: Scene): Promise<{ found: Breach[]; history: History }> {
  await run.end()
  await gate?.end()
  await Promise.all(nodes.map((node) => node.end()))
  const { db, close } = openPostgres(url, () => undefined)
  const history = { ...run, ...(await readFinalState(db)) }
  await close()
  return { found: contradictions(history, photographers), history }
}

/** Lets visitors book and move while everything fails, and looks for what contradicts what they saw; returns what happened. */
async function survive(seed: number, way: Way = {}): Promise<string> {
  const scene = await open(seed, way)
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
  expect(unexplained(history.attempts)).toEqual([])
  expect([counts.ok ?? 0, counts.taken ?? 0, history.readings.length].every((count) => count > 20)).toBe(true)
  expect(unheard).toBeGreaterThan(0)
  return `seed ${seed}: ${counts.ok} booked, ${counts.taken} refused, ${unheard} unanswered, ${history.readings.length} readings, ${happened.length} faults; 0 contradictions`
}

test.each(seeds)(
  'visitors book and move while servers, database, connections and clocks fail: nothing contradicts what they saw (seed %i)',
  async (seed) => {
    reportFigure('sessions/public/{token}', await survive(seed))
  },
)

// On a machine without nginx it is left out.
test.runIf(hasNginx).each(seeds.slice(0, 3))(
  'the same through nginx, as a deployment configures it: nothing contradicts what they saw (seed %i)',
  async (seed) => {
    const figure = await survive(seed, { isProxied: true })
    reportFigure('sessions/public/{token}', `through nginx, ${figure}`)
  },
)

const bookings = 'apps/api/src/scheduling/repository/bookings.ts'
const withoutWaiting: Mutant = {
  file: bookings,
  from: 'pg_advisory_xact_lock(hashtext',
  to: 'row(hashtext',
}
const sabotages: [name: string, told: RegExp, made: Sabotage][] = [
  ['without the unique index', /^provider \d+/m, { isUnguarded: true, mutants: [withoutWaiting] }],
  [
    'writing without asking whether the photographer is free',
    /^provider \d+/m,
    {
      isUnguarded: true,
      mutants: [
        {
          file: bookings,
          from: 'isUnbooked(slot) : isFree(slot)}',
          to: 'isUnbooked(slot) : isFree(slot)} is not null',
        },
        {
          file: bookings,
          from: 'if (providerId === undefined) return null',
          to: 'if (providerId === undefined) return takeAnybody(tx, { ...wanted, sessionId }, now)',
        },
        {
          file: bookings,
          from: '/** Counts future booked',
          to: `async function takeAnybody(tx: Tx, wanted: WantedSlot, now: Instant) {
  const found = await tx.selectFrom('providers').select('id').where('city', '=', wanted.city).executeTakeFirstOrThrow()
  return (await takeProvider(tx, { ...wanted, providerId: found.id }, now)) ? found.id : null
}
/** Counts future booked`,
        },
      ],
    },
  ],
  [
    'treating a row that was not written as a success',
    / stands /,
    {
      mutants: [
        withoutWaiting,
        {
          file: bookings,
          from: 'if (await takeProvider(tx, { ...wanted, sessionId, providerId }, now)) return providerId',
          to: 'await takeProvider(tx, { ...wanted, sessionId, providerId }, now); return providerId',
        },
      ],
    },
  ],
  [
    'releasing the old slot before the new one is taken',
    / stands nowhere/,
    {
      mutants: [
        {
          file: bookings,
          from: 'return released?.provider_id ?? null',
          to: 'await sql`commit`.execute(tx)\n  await sql`begin`.execute(tx)\n  return released?.provider_id ?? null',
        },
      ],
    },
  ],
]

describe.runIf(isFull)('the checker catches sabotaged servers', () => {
  test.each(sabotages)('%s', async (name, told, made) => {
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
