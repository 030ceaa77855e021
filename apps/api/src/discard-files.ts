import type { Database } from './ports/database.ts'
import { setAside } from './ports/set-aside.ts'
import type { Storage } from './ports/storage.ts'
import { usedFiles } from './repositories/used-files.ts'

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
