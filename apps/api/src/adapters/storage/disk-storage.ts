import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, open, opendir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isFileName, isRemainName, type Storage, type StoredFile } from './storage.ts'

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** The size of a read in bytes: few reads of the disk, little memory. */
const pieceBytes = 256 * 1024

async function* namesIn(root: string, folder: string): AsyncIterable<string> {
  const files = await opendir(join(root, folder)).catch(() => [])
  for await (const file of files) yield `${folder}/${file.name}`
}

async function* namesUnder(root: string): AsyncIterable<string> {
  const folders = await opendir(root).catch(() => [])
  // A folder may be a link to another disk (rule archived-originals).
  for await (const folder of folders) {
    if (folder.isDirectory() || folder.isSymbolicLink()) yield* namesIn(root, folder.name)
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

/** Moves a file to a folder on another disk, where renaming is impossible: a whole copy first, then the original goes. */
async function moveAcross(error: NodeJS.ErrnoException, source: string, path: string): Promise<void> {
  if (error.code !== 'EXDEV') throw error
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  await copyFile(source, aside)
  const handle = await open(aside, 'r+')
  await handle.sync().finally(() => handle.close())
  await rename(aside, path)
  // On disk before the original goes, so that no crash loses both.
  await syncFolder(dirname(path))
  await rm(source, { force: true })
}

/** Stores files in a folder of the disk: writes to a temporary name, syncs, then renames, so that a stored file is whole. */
export function diskStorage(root: string): Storage {
  const pathOf = (name: string, isOurs = isFileName(name)): string => {
    if (!isOurs) throw new Error(`Not a file name of ours: ${name}`)
    return join(root, name)
  }
  return {
    async put(name, content) {
      const path = pathOf(name)
      const aside = `${path}.${randomBytes(6).toString('hex')}`
      await mkdir(dirname(path), { recursive: true })
      const handle = await open(aside, 'wx')
      try {
        await handle.writeFile(content)
        await handle.sync()
        await handle.close()
        await rename(aside, path)
      } catch (error) {
        await handle.close().catch(() => undefined)
        await rm(aside, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
    },

    async open(name, range): Promise<StoredFile | null> {
      // Opened before it is looked at: another server may remove the file at any moment, and what is open is read to its end.
      const handle = await open(pathOf(name), 'r').catch(nullWhenMissing)
      if (handle === null) return null
      const found = await handle.stat()
      if (found.isFile()) {
        const part = range === undefined ? {} : { start: range.from, end: range.to }
        const bytes = range === undefined ? found.size : range.to - range.from + 1
        return { bytes, stream: handle.createReadStream({ highWaterMark: pieceBytes, ...part }) }
      }
      await handle.close()
      return null
    },

    async move(from, to) {
      const [source, path] = [pathOf(from), pathOf(to)]
      const now = new Date()
      const isThere = await utimes(source, now, now).then(() => true, nullWhenMissing)
      if (isThere === null) return false
      await mkdir(dirname(path), { recursive: true })
      const moved = await rename(source, path)
        .catch((error) => moveAcross(error, source, path))
        .then(() => true, nullWhenMissing)
      if (moved === null) return false
      await syncFolder(dirname(path))
      return true
    },

    async remove(name) {
      await rm(pathOf(name, isFileName(name) || isRemainName(name)), { force: true })
    },

    async *list(folder) {
      for await (const name of folder === undefined ? namesUnder(root) : namesIn(root, folder)) {
        if (!isFileName(name) && !isRemainName(name)) continue
        // The file was deleted meanwhile.
        const found = await stat(join(root, name)).catch(() => null)
        if (found?.isFile()) yield { name, storedAt: found.mtime.toISOString() }
      }
    },
  }
}
