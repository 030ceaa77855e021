import { setAside } from '../adapters/storage/set-aside.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import type { Database } from '../database/database.ts'
import { usedFiles } from './repository/used-files.ts'

/**
 * Sets stored files aside that no row names any more; only the sweep deletes them, after its seven days. One that cannot be moved
 * now is left to the sweep, too.
 */
export async function discardFiles(
  { db, storage }: { db: Database; storage: Storage },
  names: readonly (string | null)[],
): Promise<void> {
  const known = names.filter((name) => name !== null)
  const used = await usedFiles(db, known)
  await Promise.allSettled(known.filter((name) => !used.has(name)).map((name) => setAside(storage, name)))
}
