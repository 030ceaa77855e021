import type { Storage } from '@ensaio/api/adapters/storage/storage'

/** The names of all stored files, or of those of one folder, remains of interrupted writes included; sorted. */
export async function storedNames(storage: Storage, folder?: string): Promise<string[]> {
  const listed = await Array.fromAsync(storage.list(folder))
  return listed.map(({ name }) => name).toSorted()
}
