import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linksOf } from '../../src/config/links.ts'
import { type OpenDatabase, transact } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { closeMonths } from '../../src/jobs/close-months.ts'
import { billLater } from '../../src/payments/repository/ledger.ts'

const now = '2026-12-01T03:30:00.000Z'
const links = linksOf('http://localhost:3000')
const patienceMs = 120_000

let postgres: RealPostgres
// Two pools, like two servers.
let servers: [OpenDatabase, OpenDatabase]
beforeAll(async () => {
  postgres = await sharedPostgres()
  const url = await postgres.createDatabase()
  servers = [openPostgres(url, () => undefined, patienceMs), openPostgres(url, () => undefined, patienceMs)]
  await migrate(servers[0].db)
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await postgres.stop()
})

test('rule closed-month: thirty rounds at once on two servers close each month once, while entries are written', async () => {
  const [{ db }] = servers
  const companies = await db
    .insertInto('companies')
    .values(
      ['Um', 'Dois', 'Três'].map((name) => ({
        name,
        payment_plan: 2 as const,
        balance_cents: 0,
        created_at: now,
      })),
    )
    .returning('id')
    .execute()
  const bill = (nth: number, at: string) =>
    transact(servers[nth % 2 === 0 ? 0 : 1].db, (tx) =>
      billLater(
        tx,
        { companyId: companies[nth % 3]?.id ?? 0, sessionId: null, kind: 'fee', amount: -(100 + nth) },
        at,
      ),
    )
  for (let nth = 0; nth < 30; nth += 1) await bill(nth, '2026-11-15T12:00:00.000Z')
  const failures: unknown[] = []
  const rounds = Array.from({ length: 30 }, (_, nth) =>
    closeMonths({ db: servers[nth % 2 === 0 ? 0 : 1].db, clock: { now: () => now }, links }, (error) =>
      failures.push(error),
    ),
  )
  const late = Array.from({ length: 30 }, (_, nth) => bill(nth + 30, '2026-11-30T12:00:00.000Z'))
  const closed = (await Promise.all(rounds)).reduce((sum, one) => sum + one, 0)
  await Promise.all(late)
  expect([closed, failures]).toEqual([3, []])
  const next = '2027-01-01T03:30:00.000Z'
  for (let nth = 60; nth < 63; nth += 1) await bill(nth, '2026-12-10T12:00:00.000Z')
  await closeMonths({ db, clock: { now: () => next }, links }, (error) => failures.push(error))
  const stated = await db.selectFrom('monthly_statements').select('total_cents').execute()
  const total = stated.reduce((sum, { total_cents }) => sum + total_cents, 0)
  const expected = Array.from({ length: 63 }, (_, nth) => 100 + nth).reduce((sum, one) => sum + one, 0)
  expect([stated.length, total, failures]).toEqual([6, expected, []])
})
