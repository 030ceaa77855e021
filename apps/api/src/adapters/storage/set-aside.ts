import { buffer } from 'node:stream/consumers'
import type { Storage } from './storage.ts'

/** Folders whose unused files are set aside before deletion; their names have no hyphen. */
const folders = ['photos', 'thumbnails', 'previews', 'sizes', 'blueprints', 'logos'].join('|')
const ours = new RegExp(`^(${folders})/(.+)$`)
const aside = new RegExp(`^set-aside/(${folders})-(.+)$`)

/** The name of a file while it waits for deletion; null for files that are never set aside. */
export function asideName(name: string): string | null {
  const [, folder, file] = name.match(ours) ?? []
  return folder === undefined ? null : `set-aside/${folder}-${file}`
}

/** The original name of a file that was set aside; null for any other file. */
export function nameBefore(waiting: string): string | null {
  const [, folder, file] = waiting.match(aside) ?? []
  return folder === undefined ? null : `${folder}/${file}`
}

/** Copies first, so that a process that dies in between leaves two files and never none. Returns false when there is no such file. */
async function move(storage: Storage, from: string, to: string): Promise<boolean> {
  const found = await storage.open(from)
  if (found === null) return false
  await storage.put(to, await buffer(found.stream))
  await storage.remove(from)
  return true
}

/** Sets a file aside without deleting it; its age counts from now on. */
export async function setAside(storage: Storage, name: string): Promise<void> {
  const waiting = asideName(name)
  if (waiting !== null) await move(storage, name, waiting)
}

/** Restores a file that was set aside. Returns false when it was not, or was deleted meanwhile. */
export async function putBack(storage: Storage, name: string): Promise<boolean> {
  const waiting = asideName(name)
  return waiting !== null && move(storage, waiting, name)
}

/** A storage whose `open` restores a file that was set aside. */
export function recovering(storage: Storage): Storage {
  return {
    ...storage,
    async open(name) {
      const found = await storage.open(name)
      if (found !== null) return found
      return (await putBack(storage, name)) ? storage.open(name) : null
    },
  }
}
