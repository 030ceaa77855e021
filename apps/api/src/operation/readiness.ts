import type { StorageFit } from '@ensaio/domain'
import type { Ports } from '../adapters/ports.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import { missingMigrations } from '../database/migrations/migrate.ts'
import { StorageUnfit, storageFit } from './storage-fit.ts'

/** The states of the parts that a server needs; public, so without paths. */
export interface Readiness {
  database: 'ok' | 'away'
  migrations: 'ok' | 'missing' | 'unknown'
  /** `away`, or how the storage fits this database. */
  storage: StorageFit | 'away'
}

const patience = 3000
/** How long a good answer is cached, in milliseconds. */
const freshFor = 5000
const probe = 'probes/ready.txt'

function within<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms.`)), patience)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

async function write(storage: Storage): Promise<void> {
  await storage.put(probe, Buffer.from('ready'))
  await storage.remove(probe)
}

/** Creates a check of database, migrations and storage; `onTrouble` receives the errors. */
export function readinessOf(
  { db, storage }: Pick<Ports, 'db' | 'storage'>,
  onTrouble: (error: unknown, part: string) => void,
): () => Promise<Readiness> {
  let underWay: Promise<Readiness> | null = null
  let good: { readiness: Readiness; until: number } | null = null

  const lookAtFit = async (): Promise<Readiness['storage']> => {
    try {
      const fit = await within(storageFit({ db, storage }))
      if (fit !== 'ok') onTrouble(new StorageUnfit(fit), 'storage')
      return fit
    } catch (error) {
      onTrouble(error, 'storage')
      return 'away'
    }
  }

  const look = async (): Promise<Readiness> => {
    const [rows, files] = await Promise.allSettled([within(missingMigrations(db)), within(write(storage))])
    if (rows.status === 'rejected') onTrouble(rows.reason, 'database')
    if (files.status === 'rejected') onTrouble(files.reason, 'storage')
    const missing = rows.status === 'fulfilled' && rows.value.length > 0
    const isWhole = rows.status === 'fulfilled' && !missing && files.status === 'fulfilled'
    const fit = isWhole ? await lookAtFit() : 'ok'
    const readiness: Readiness = {
      database: rows.status === 'fulfilled' ? 'ok' : 'away',
      migrations: rows.status === 'rejected' ? 'unknown' : missing ? 'missing' : 'ok',
      storage: files.status === 'fulfilled' ? fit : 'away',
    }
    good = isReady(readiness) ? { readiness, until: performance.now() + freshFor } : null
    return readiness
  }
  return async () => {
    if (good !== null && performance.now() < good.until) return good.readiness
    underWay ??= look().finally(() => {
      underWay = null
    })
    return underWay
  }
}

/** Is every part ok? */
export function isReady({ database, migrations, storage }: Readiness): boolean {
  return database === 'ok' && migrations === 'ok' && storage === 'ok'
}
