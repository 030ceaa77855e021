import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linksOf } from '../../src/config/links.ts'
import { type OpenDatabase, transact } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { closeMonths } from '../../src/jobs/close-months.ts'
import { settleStatement } from '../../src/payments/closing/settle-statement.ts'
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
  servers = [
    openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs }),
    openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs }),
  ]
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

test('rule carried-credit: a credit is carried once or settled once, while two servers close and staff settle', async () => {
  const [{ db }] = servers
  const count = 24
  const rows = Array.from({ length: count }, (_, nth) => ({
    ...{ name: `Crédito ${nth}`, payment_plan: 2 as const, balance_cents: 0, created_at: now },
  }))
  const companies = (await db.insertInto('companies').values(rows).returning('id').execute()).map(
    ({ id }) => id,
  )
  const { id: userId } = await db
    .insertInto('users')
    .values({ scope: 'admin', role: 'finance', name: 'Rui', email: 'rui@casa.test', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const bill = (companyId: number, amount: number, at: string) =>
    transact(db, (tx) => billLater(tx, { companyId, sessionId: null, kind: 'fee', amount }, at))
  const failures: unknown[] = []
  const close = (server: OpenDatabase, at: string) =>
    closeMonths({ db: server.db, clock: { now: () => at }, links }, (error) => failures.push(error))
  for (const [nth, id] of companies.entries()) await bill(id, 500 + nth, '2027-03-10T12:00:00.000Z')
  await close(servers[0], '2027-04-01T03:30:00.000Z')
  for (const id of companies) await bill(id, -2_000, '2027-04-10T12:00:00.000Z')
  const march = await db.selectFrom('monthly_statements').selectAll().where('month', '=', '2027-03').execute()
  expect(march).toHaveLength(count)

  const settle = ({ company_id: companyId, id: statementId }: (typeof march)[number], server: OpenDatabase) =>
    transact(server.db, (tx) =>
      settleStatement(
        tx,
        { ...{ companyId, statementId, userId }, today: '2027-05-01' },
        { paid_on: '2027-05-01', note: '' },
        '2027-05-01T03:30:00.000Z',
      ),
    ).then(
      () => true,
      () => false,
    )
  const [, settled] = await Promise.all([
    Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        close(servers[nth % 2 === 0 ? 0 : 1], '2027-05-01T03:30:00.000Z'),
      ),
    ),
    // From the end, where closing arrives last.
    Promise.all(march.toReversed().map((one, nth) => settle(one, servers[nth % 2 === 0 ? 0 : 1]))),
  ])
  expect(failures).toEqual([])
  const carried = await db
    .selectFrom('monthly_statement_lines')
    .select(['carried_from', 'amount_cents'])
    .where('kind', '=', 'carried')
    .execute()
  const ends = march
    .toReversed()
    .map(({ id }, nth) => [settled[nth], carried.filter(({ carried_from }) => carried_from === id).length])
  expect(ends.filter(([isSettled, lines]) => (isSettled ? lines === 0 : lines === 1))).toHaveLength(count)
  const { owed } = await db
    .selectFrom('ledger_entries')
    .select(sql<number>`(-sum(amount_cents))::int`.as('owed'))
    .where('company_id', 'in', companies)
    .executeTakeFirstOrThrow()
  const { open } = await db
    .selectFrom('monthly_statements')
    .select(sql<number>`sum(total_cents)::int`.as('open'))
    .where('company_id', 'in', companies)
    .where('month', '=', '2027-04')
    .executeTakeFirstOrThrow()
  expect(open).toBe(owed)
})
