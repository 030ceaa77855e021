import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { secretHash } from '../../src/accounts/login-session.ts'
import { linksOf } from '../../src/config/links.ts'
import type { OpenDatabase } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { createFeed, endFeed } from '../../src/scheduling/feeds/keep-feed.ts'
import { findFeed, readFeedOwner } from '../../src/scheduling/repository/calendar-feeds.ts'

const now = '2026-11-20T15:00:00.000Z'
const links = linksOf('http://localhost:3000')
const patienceMs = 120_000

let postgres: RealPostgres
// Two pools, like two servers.
let servers: [OpenDatabase, OpenDatabase]
let userId: number
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  const url = await postgres.createDatabase()
  servers = [
    openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs }),
    openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs }),
  ]
  await migrate(servers[0].db)
  const person = { scope: 'provider', name: 'Ana Souza', email: 'ana@casa.test', created_at: now } as const
  const user = await dbAt(0).insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()
  userId = user.id
  await dbAt(0)
    .insertInto('providers')
    .values({ user_id: userId, name: person.name, city: 'São Paulo', phone: null })
    .execute()
  return async () => {
    await Promise.all(servers.map((server) => server.close()))
  }
})

const dbAt = (nth: number) => (nth % 2 === 0 ? servers[0] : servers[1]).db
const isOpen = async (address: string) =>
  (await readFeedOwner(dbAt(0), secretHash(address.split('/')[5] ?? ''))) !== null

test('of forty addresses that one person asks for at once, the last one opens, and no other (rule calendar-feed)', async () => {
  const key = { userId, city: null }
  const made = await Promise.all(
    Array.from({ length: 40 }, (_, nth) => createFeed(dbAt(nth), key, links, now)),
  )
  const open = await Promise.all(made.map(({ address }) => isOpen(address)))
  expect(open.filter(Boolean)).toHaveLength(1)
  expect(await dbAt(0).selectFrom('calendar_feeds').select('id').execute()).toHaveLength(1)
})

test('addresses asked for and ended at once leave one that opens, or none', async () => {
  const key = { userId, city: null }
  const made = await Promise.all(
    Array.from({ length: 40 }, (_, nth) =>
      nth % 4 === 3 ? endFeed(dbAt(nth), key, now) : createFeed(dbAt(nth), key, links, now),
    ),
  )
  const open = await Promise.all(made.map((one) => one !== null && isOpen(one.address)))
  const left = await findFeed(dbAt(0), key)
  expect(open.filter(Boolean)).toHaveLength(left === null ? 0 : 1)
})
