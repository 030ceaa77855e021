import type { Ports } from '../adapters/ports.ts'
import { nameInRows } from '../adapters/storage/archived.ts'
import { asideName, nameBefore, putBack, setAside } from '../adapters/storage/set-aside.ts'
import { arrivingFolder, isFileName, type ListedFile, type Storage } from '../adapters/storage/storage.ts'
import { usedFiles } from '../files/repository/used-files.ts'
import { StorageUnfit, storageFit } from '../operation/storage-fit.ts'

const hour = 3_600_000
/** Far longer than an upload takes to write its row, retries included. */
const grace = hour
/** How long an unused file can be restored. */
const keptAside = 7 * 24 * hour
const batch = 500

/** The numbers of files that a sweep moved or deleted. */
export interface Swept {
  setAside: number
  putBack: number
  deleted: number
}

/** A file that may have to move: `stored` is its name in the storage, `name` its name in rows. */
interface Candidate {
  stored: string
  name: string
  age: number
}

const isArriving = (stored: string) => stored.startsWith(`${arrivingFolder}/`)

async function settle(storage: Storage, { stored, name, age }: Candidate, isUsed: boolean) {
  // Remains of an interrupted write, which no row can name.
  if (!isFileName(stored) || isArriving(stored)) return 'deleted'
  const isArchived = nameInRows(stored) !== null
  if (isArchived) {
    const aside = asideName(name)
    return !isUsed && aside !== null && (await storage.move(stored, aside)) ? 'setAside' : null
  }
  const isAside = stored !== name
  if (isAside && isUsed) return (await putBack(storage, name)) ? 'putBack' : null
  if (isAside) return age > keptAside ? 'deleted' : null
  if (isUsed) return null
  await setAside(storage, name)
  return 'setAside'
}

/**
 * Sets files aside that no row names, for example after a removed row or a killed process. Skips new files, whose row may still be
 * written; an archived original is judged by the name that rows have for it (rule archived-originals). Restores a file that is named
 * again within seven days, and then deletes it otherwise (rule file-before-row). Throws in a storage that is not the database's own.
 */
export async function sweepFiles({
  db,
  clock,
  storage,
}: Pick<Ports, 'db' | 'clock' | 'storage'>): Promise<Swept> {
  const fit = await storageFit({ db, storage })
  if (fit !== 'ok') throw new StorageUnfit(fit)
  const now = Date.parse(clock.now())
  const swept: Swept = { setAside: 0, putBack: 0, deleted: 0 }
  for await (const candidates of batches(storage.list(), now)) {
    const names = candidates.map(({ name }) => name)
    const used = await usedFiles(db, names)
    for (const candidate of candidates) {
      const outcome = await settle(storage, candidate, used.has(candidate.name))
      if (outcome === null) continue
      if (outcome === 'deleted') await storage.remove(candidate.stored)
      swept[outcome] += 1
    }
  }
  return swept
}

async function* batches(files: AsyncIterable<ListedFile>, now: number): AsyncIterable<Candidate[]> {
  let candidates: Candidate[] = []
  for await (const { name: stored, storedAt } of files) {
    const before = nameBefore(stored) ?? nameInRows(stored)
    const age = now - Date.parse(storedAt)
    const isOurs = before !== null || asideName(stored) !== null || isArriving(stored)
    if (age <= grace || !isOurs) continue
    candidates.push({ stored, name: before ?? stored, age })
    if (candidates.length < batch) continue
    yield candidates
    candidates = []
  }
  if (candidates.length > 0) yield candidates
}
