import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage, StoredFile } from './storage.ts'

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Keeps files under a folder of the disk: written aside, synced, then renamed, so that a kept file is whole (trust 0.8). */
export function diskStorage(root: string): Storage {
  const pathOf = (name: string): string => {
    if (!/^[a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9]+$/.test(name)) throw new Error(`Not a file name of ours: ${name}`)
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
        await rm(aside, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
    },

    async open(name): Promise<StoredFile | null> {
      const path = pathOf(name)
      const found = await stat(path).catch(() => null)
      return found?.isFile() ? { bytes: found.size, stream: createReadStream(path) } : null
    },

    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
  }
}
