import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder } from '@ensaio/testing/server/server-process'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { onDatabase, WrongUse } from './operator-command.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => postgres.stop())

test('the statements of a command on Postgres have no limit (rule statement-limits)', async () => {
  vi.stubEnv('DATABASE_URL', await postgres.createDatabase())
  const limit = await onDatabase(async (db) => {
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
    return rows[0]?.statement_timeout
  })
  expect(limit).toBe('0')
})

test('a command is refused before it runs where no database is', async () => {
  const command = vi.fn<() => Promise<void>>()
  vi.stubEnv('DATABASE_URL', undefined)
  vi.stubEnv('DATA_DIR', await newFolder())
  await expect(onDatabase(command)).rejects.toThrow(WrongUse)
  expect(command).not.toHaveBeenCalled()
})

test('a command is refused before it runs on a database without tables, and says what to do first', async () => {
  const command = vi.fn<() => Promise<void>>()
  vi.stubEnv('DATABASE_URL', await postgres.createBareDatabase())
  const refused = onDatabase(command)
  await expect(refused).rejects.toThrow(WrongUse)
  await expect(refused).rejects.toThrow('Start the server once first: the database has no tables.')
  expect(command).not.toHaveBeenCalled()
})
