import { join } from 'node:path'
import { holdDataFolder } from './data-lock.ts'
import type { Database, OpenDatabase } from './database.ts'

/** Opens Postgres when there is an address, else the embedded one in the data folder, which it locks against other processes. */
export async function openDatabase(
  where: { databaseUrl: string | null; dataDir: string },
  onIdleError: (error: Error) => void,
): Promise<OpenDatabase> {
  if (where.databaseUrl !== null) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(where.databaseUrl, onIdleError)
  }
  const letGo = await holdDataFolder(where.dataDir)
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

/** Runs statements that may take hours, such as those of an upgrade: on Postgres, on connections that may be silent (rule silent-database). */
export async function withoutSilenceLimit<Result>(
  { databaseUrl }: { databaseUrl: string | null },
  opened: OpenDatabase,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === null) return work(opened.db)
  const { openPostgres } = await import('./postgres.ts')
  const { db, close } = openPostgres(databaseUrl, () => undefined, { silence: 0 })
  return work(db).finally(close)
}
