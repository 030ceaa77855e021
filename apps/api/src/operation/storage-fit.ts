import { randomBytes } from 'node:crypto'
import type { StorageFit } from '@ensaio/domain'
import type { Ports } from '../adapters/ports.ts'
import type { Storage } from '../adapters/storage/storage.ts'

/** What each of the wrong ones means, for a log. */
export const unfit: Record<Exclude<StorageFit, 'ok'>, string> = {
  separate:
    'The files of this database are kept in another storage: give all servers one bucket or one folder.',
  shared:
    'Another database keeps its files in this storage: give each database a bucket or a folder of its own.',
}

const folder = 'marks'

async function marksIn(storage: Storage): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of storage.list(folder)) names.push(name)
  return names
}

/**
 * Compares the marks that database and storage carry. A database that was in no storage yet takes this one as its own, unless
 * another database has: its mark is stored first and then entered, so that of several servers that start at once one wins, and a
 * server that dies in between does no harm.
 */
export async function storageFit({ db, storage }: Pick<Ports, 'db' | 'storage'>): Promise<StorageFit> {
  const read = () => db.selectFrom('installation').select(['id', 'storage_mark']).executeTakeFirstOrThrow()
  const [{ id, storage_mark }, marks] = [await read(), await marksIn(storage)]
  if (marks.some((mark) => !mark.startsWith(`${folder}/${id}-`))) return 'shared'
  if (storage_mark !== null) return marks.includes(storage_mark) ? 'ok' : 'separate'
  const mark = `${folder}/${id}-${randomBytes(6).toString('hex')}.txt`
  await storage.put(mark, Buffer.from(`The files of the database ${id}.\n`))
  await db.updateTable('installation').set({ storage_mark: mark }).where('storage_mark', 'is', null).execute()
  const entered = (await read()).storage_mark
  if (entered === mark) return 'ok'
  await storage.remove(mark)
  return entered !== null && (await marksIn(storage)).includes(entered) ? 'ok' : 'separate'
}

/** A storage that is not the database's own: nothing in it may be moved or deleted. */
export class StorageUnfit extends Error {
  constructor(fit: Exclude<StorageFit, 'ok'>) {
    super(unfit[fit])
    this.name = 'StorageUnfit'
  }
}
