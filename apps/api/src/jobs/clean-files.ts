import { buffer } from 'node:stream/consumers'
import type { Ports } from '../adapters/ports.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import { fileKind } from '../files/file-kind.ts'
import { removeLocation } from '../files/location/remove-location.ts'
import { cleanedTables, findUncleaned, markCleaned } from '../files/repository/files.ts'

/** Few enough for a round to end within the time that a stop waits. */
const atOnce = 50

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
    for (const table of cleanedTables)
      for (const file of await findUncleaned(db, table, { except: skipped, atMost: atOnce })) {
        const isClean = await cleanStored(storage, file)
        if (isClean === false) failed(new Error(`The location in ${file} cannot be removed.`))
        if (isClean === true) {
          await markCleaned(db, table, file)
          cleaned += 1
        } else skipped.push(file)
      }
    return cleaned
  }
}
