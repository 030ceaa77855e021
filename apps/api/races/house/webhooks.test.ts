import { runJobsAt, startEvents } from '@ensaio/testing/jobs/start'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { openReceiver } from '@ensaio/testing/stand-ins/event-receiver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { openPostgres } from '../../src/database/postgres.ts'

const events = 300
const patienceMs = 120_000
/** How many one process sends at a time. */
const atOnce = 8

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

test('rule webhook: two processes send each event once, and one of them killed in the middle loses none', async () => {
  const url = await postgres.createDatabase()
  const { db, close } = openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs })
  await migrate(db)
  const receiver = await openReceiver()
  const noon = '2026-11-20T15:00:00.000Z'
  const { id: created_by } = await db
    .insertInto('users')
    .values({ scope: 'admin', role: 'administrator', name: 'Ana', email: 'ana@casa.test', created_at: noon })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: webhook_id } = await db
    .insertInto('webhooks')
    .values({ url: receiver.url, events: ['paid'], secret: 'whsec_x', created_by, created_at: noon })
    .returning('id')
    .executeTakeFirstOrThrow()
  const put = (round: string) =>
    db
      .insertInto('webhook_deliveries')
      .values(
        Array.from({ length: events }, (_, nth) => ({
          webhook_id,
          event_id: `${round}-${nth}`,
          event: 'paid' as const,
          body: '{}',
          created_at: noon,
        })),
      )
      .execute()
  const ids = () => receiver.received.map(({ headers }) => String(headers['ensaio-event-id']))

  // Undisturbed, each event has one sender.
  await put('calm')
  const [first, second] = [await startEvents(url), await startEvents(url)]
  expect(await Promise.all([runJobsAt(first, noon), runJobsAt(second, noon)])).toEqual([[], []])
  expect(ids()).toHaveLength(events)
  expect(new Set(ids()).size).toBe(events)

  receiver.received = []
  await put('killed')
  const rounds = [runJobsAt(first, noon), runJobsAt(second, noon)]
  await expect.poll(() => receiver.received.length, { timeout: patienceMs, interval: 1 }).toBeGreaterThan(5)
  first.kill('SIGKILL')
  expect(await Promise.all(rounds)).toEqual([null, []])
  // What the killed process had begun is held for some minutes, then another one sends it.
  const later = '2026-11-20T15:05:00.000Z'
  expect(await runJobsAt(second, later)).toEqual([])
  expect(new Set(ids()).size).toBe(events)
  expect(ids().length - events).toBeLessThanOrEqual(atOnce)
  const left = await db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('delivered_at', 'is', null)
    .execute()
  expect(left).toEqual([])
  second.kill('SIGKILL')
  await receiver.close()
  await close()
})
