import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, startServer } from '@ensaio/testing/server/server-process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres, type Work } from '../../src/database/postgres.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

test.each<[Work, string]>([
  ['answers', '15s'],
  ['jobs', '2min'],
  ['upgrades', '0'],
])('statements of %s end after their limit (rule statement-limits)', async (work, limit) => {
  const { db, close } = openPostgres(await postgres.createDatabase(), () => undefined, { work })
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
  expect(rows).toEqual([{ statement_timeout: limit }])
  await close()
})

test('a server answers and does its jobs on connections of their own', async () => {
  const url = await postgres.createDatabase()
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  const { db, close } = openPostgres(url, () => undefined, { max: 1 })
  /** The last statements on connections of a name that mention a table. */
  const statements = async (name: string, table: string) => {
    const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
      where datname = current_database() and application_name = ${name} and pid <> pg_backend_pid()`.execute(
      db,
    )
    return rows.filter(({ query }) => query.includes(table))
  }
  // Asked for every two seconds by a job, and by no answer.
  await expect.poll(() => statements('ensaio jobs', 'outbox')).not.toEqual([])
  expect(await statements('ensaio answers', 'outbox')).toEqual([])
  await server.end('SIGTERM')
  await close()
})
