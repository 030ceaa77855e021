import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from '../config/config.ts'
import { DataFolderInUse } from '../database/data-lock.ts'
import type { Database } from '../database/database.ts'
import { migrations, missingMigrations } from '../database/migrations/migrate.ts'
import { openDatabase, withoutLimits } from '../database/open-database.ts'

/** A command with wrong or missing arguments. */
export class WrongUse extends Error {}

/**
 * Runs a command on the configured database, which has to be there and up to date, and returns its result. Its statements may take as long as
 * those of an upgrade (rule statement-limits): an erasure reads every mail.
 */
export async function onDatabase<Result>(
  command: (db: Database, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env)
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'db'))) {
    throw new WrongUse(`There is no database in ${config.dataDir}: set DATA_DIR or DATABASE_URL.`)
  }
  const opened = await openDatabase(config, () => undefined)
  try {
    const missing = await missingMigrations(opened.db)
    if (missing.length > 0) {
      const isEmpty = missing.length === migrations.length
      const what = isEmpty ? 'the database has no tables' : `${missing.join(', ')} is missing`
      throw new WrongUse(`Start the server once first: ${what}.`)
    }
    return await withoutLimits(config, opened, (db) => command(db, config))
  } finally {
    await opened.close()
  }
}

type ErrorClass = abstract new (...values: never[]) => Error

/** Prints the message of an error that the operator can mend, or the whole of any other, and exits with code 1. */
export function exitWith(error: unknown, expected: readonly ErrorClass[]): never {
  const isExpected = [WrongUse, ConfigError, DataFolderInUse, ...expected].some(
    (kind) => error instanceof kind,
  )
  console.error(isExpected ? (error as Error).message : error)
  process.exit(1)
}
