import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config/config.ts'
import { holdDataFolder } from './data-lock.ts'
import type { Database, OpenDatabase } from './database.ts'

/** The folder, in a data folder, of a restore that has not ended. */
export const restoring = 'restoring'

/** Opens Postgres, for answers, when there is an address, else the embedded one in the data folder, which it locks against other processes. */
export async function openDatabase(
  where: { databaseUrl: string | null; dataDir: string },
  onIdleError: (error: Error) => void,
): Promise<OpenDatabase> {
  if (where.databaseUrl !== null) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(where.databaseUrl, onIdleError)
  }
  const letGo = await holdDataFolder(where.dataDir)
  if (existsSync(join(where.dataDir, restoring)))
    throw new ConfigError(['DATA_DIR: a restore was broken off there. Run it again: npm run restore.'])
  const { openPglite } = await import('./pglite.ts')
  const opened = await openPglite(join(where.dataDir, 'db'))
  return {
    db: opened.db,
    close: async () => {
      await opened.close()
      await letGo()
    },
  }
}

/** Opens connections for jobs beside those for answers (rule statement-limits); the embedded database has one connection for all. */
export async function openForJobs(
  { databaseUrl }: { databaseUrl: string | null },
  opened: OpenDatabase,
  onIdleError: (error: Error) => void,
): Promise<OpenDatabase> {
  if (databaseUrl === null) return { db: opened.db, close: async () => undefined }
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(databaseUrl, onIdleError, { work: 'jobs' })
}

/** Runs an upgrade or a command of an operator: on Postgres, on connections whose statements may take hours (rules statement-limits and silent-database). */
export async function withoutLimits<Result>(
  { databaseUrl }: { databaseUrl: string | null },
  opened: OpenDatabase,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === null) return work(opened.db)
  const { openPostgres } = await import('./postgres.ts')
  const { db, close } = openPostgres(databaseUrl, () => undefined, { work: 'upgrades' })
  return work(db).finally(close)
}
