import { buffer } from 'node:stream/consumers'
import type { Ports } from '../adapters/ports.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import type { Database } from '../database/database.ts'
import { fileKind } from '../files/file-kind.ts'
import { removeLocation } from '../files/location/remove-location.ts'

/** Few enough for a round to end within the time that a stop waits. */
const atOnce = 50
const tables = ['photos', 'blueprints'] as const

async function uncleaned(db: Database, table: (typeof tables)[number], except: readonly string[]) {
  const rows = await db
    .selectFrom(table)
    .select('file')
    .distinct()
    .where('is_location_free', '=', false)
    .where('file', 'not in', ['', ...except])
    .limit(atOnce)
    .execute()
  return rows.map(({ file }) => file)
}

/** Removes the location from a stored file; writes it only when changed. Returns false when it cannot be cleaned, null when it is missing. */
async function cleanStored(storage: Storage, file: string): Promise<boolean | null> {
  const found = await storage.open(file)
  if (found === null) return null
  const bytes = await buffer(found.stream)
  const before = Buffer.from(bytes)
  const kind = fileKind(bytes)
  const isClean = kind === null || removeLocation(bytes, kind)
  if (!before.equals(bytes)) await storage.put(file, bytes)
  return isClean
}

/**
 * Creates a job that removes locations from photos and plans stored before uploads were cleaned (rule file-location-free). Each round
 * cleans a few and returns their number; the rows record progress, so that it continues after a restart. A file that is missing or
 * cannot be cleaned is reported once and tried again after the next start.
 */
export function fileCleaner({
  db,
  storage,
}: Pick<Ports, 'db' | 'storage'>): (failed: (error: unknown) => void) => Promise<number> {
  const skipped: string[] = []
  return async (failed) => {
    let cleaned = 0
    for (const table of tables)
      for (const file of await uncleaned(db, table, skipped)) {
        const isClean = await cleanStored(storage, file)
        if (isClean === false) failed(new Error(`The location in ${file} cannot be removed.`))
        if (isClean === true) {
          await db.updateTable(table).set({ is_location_free: true }).where('file', '=', file).execute()
          cleaned += 1
        } else skipped.push(file)
      }
    return cleaned
  }
}
