import { randomBytes } from 'node:crypto'
import type { StorageFit } from '@ensaio/domain'
import type { Ports } from '../adapters/ports.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import { adoptStorage, readInstallation } from './repository/installation.ts'

/** The log messages for storages that do not fit. */
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
 * Compares the marks in database and storage. A database without a storage adopts this one, unless it belongs to another database: it
 * stores its mark first and then writes the row, so that of several servers that start at once one wins, and a server killed in between
 * does no harm.
 */
export async function storageFit({ db, storage }: Pick<Ports, 'db' | 'storage'>): Promise<StorageFit> {
  const [{ id, storage_mark }, marks] = [await readInstallation(db), await marksIn(storage)]
  if (marks.some((mark) => !mark.startsWith(`${folder}/${id}-`))) return 'shared'
  if (storage_mark !== null) return marks.includes(storage_mark) ? 'ok' : 'separate'
  const mark = `${folder}/${id}-${randomBytes(6).toString('hex')}.txt`
  await storage.put(mark, Buffer.from(`The files of the database ${id}.\n`))
  await adoptStorage(db, mark)
  const entered = (await readInstallation(db)).storage_mark
  if (entered === mark) return 'ok'
  await storage.remove(mark)
  return entered !== null && (await marksIn(storage)).includes(entered) ? 'ok' : 'separate'
}

/** The storage is not the database's own: nothing in it may be moved or deleted. */
export class StorageUnfit extends Error {
  constructor(fit: Exclude<StorageFit, 'ok'>) {
    super(unfit[fit])
    this.name = 'StorageUnfit'
  }
}
