import type { Database } from './ports/database.ts'
import type { Storage } from './ports/storage.ts'
import { usedFiles } from './repositories/used-files.ts'

/** Removes stored files that no row points to any more. One that cannot be removed now is left to the sweep. */
export async function discardFiles(
  { db, storage }: { db: Database; storage: Storage },
  names: readonly (string | null)[],
): Promise<void> {
  const known = names.filter((name) => name !== null)
  const used = await usedFiles(db, known)
  await Promise.allSettled(known.filter((name) => !used.has(name)).map((name) => storage.remove(name)))
}
