import type { Ports } from '../ports/ports.ts'
import type { ListedFile } from '../ports/storage.ts'
import { usedFiles } from '../repositories/used-files.ts'

const hour = 3_600_000
/** Far longer than an upload takes from its file to its row, with every retry. */
const grace = hour
const batch = 500
const swept = /^(?:photos|thumbnails|previews|blueprints|logos)\//

/**
 * Removes stored files that no row points to: what a process that died or a lost answer left behind. Young ones are spared, as their
 * row may be on its way. Returns how many went.
 */
export async function sweepFiles({
  db,
  clock,
  storage,
}: Pick<Ports, 'db' | 'clock' | 'storage'>): Promise<number> {
  const before = Date.parse(clock.now()) - grace
  const isOld = ({ name, storedAt }: ListedFile) => swept.test(name) && Date.parse(storedAt) < before
  let gone = 0
  for await (const files of chunks(storage.list(), isOld)) {
    const used = await usedFiles(db, files)
    const orphans = files.filter((name) => !used.has(name))
    for (const name of orphans) await storage.remove(name)
    gone += orphans.length
  }
  return gone
}

async function* chunks(files: AsyncIterable<ListedFile>, wanted: (file: ListedFile) => boolean) {
  let names: string[] = []
  for await (const file of files) {
    if (!wanted(file)) continue
    names.push(file.name)
    if (names.length < batch) continue
    yield names
    names = []
  }
  if (names.length > 0) yield names
}
