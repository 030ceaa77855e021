import type { Database } from '../../database/database.ts'

/** The id of this database, and the mark of the storage that keeps its files; null when it has none yet. */
export function readInstallation(db: Database) {
  return db.selectFrom('installation').select(['id', 'storage_mark']).executeTakeFirstOrThrow()
}

/** Writes the mark of a storage, unless another server has already written one. */
export async function adoptStorage(db: Database, mark: string): Promise<void> {
  await db.updateTable('installation').set({ storage_mark: mark }).where('storage_mark', 'is', null).execute()
}
