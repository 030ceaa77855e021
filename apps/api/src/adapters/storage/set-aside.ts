import { buffer } from 'node:stream/consumers'
import type { Storage } from './storage.ts'

/** Folders whose files are set aside when no row names them; none of these names has a hyphen. */
const folders = ['photos', 'thumbnails', 'previews', 'blueprints', 'logos'].join('|')
const ours = new RegExp(`^(${folders})/(.+)$`)
const aside = new RegExp(`^set-aside/(${folders})-(.+)$`)

/** Where a file waits for its deletion; null for files that are never set aside. */
export function asideName(name: string): string | null {
  const [, folder, file] = name.match(ours) ?? []
  return folder === undefined ? null : `set-aside/${folder}-${file}`
}

/** The name that a waiting file had; null for any other file. */
export function nameBefore(waiting: string): string | null {
  const [, folder, file] = waiting.match(aside) ?? []
  return folder === undefined ? null : `${folder}/${file}`
}

/** Copies first, so that a process that dies in between leaves two files and never none. False when there is nothing to move. */
async function move(storage: Storage, from: string, to: string): Promise<boolean> {
  const found = await storage.open(from)
  if (found === null) return false
  await storage.put(to, await buffer(found.stream))
  await storage.remove(from)
  return true
}

/** Takes a file out of use without deleting it; from then on its age counts anew. */
export async function setAside(storage: Storage, name: string): Promise<void> {
  const waiting = asideName(name)
  if (waiting !== null) await move(storage, name, waiting)
}

/** Takes a file into use again that was set aside. False when it was not, or was deleted meanwhile. */
export async function putBack(storage: Storage, name: string): Promise<boolean> {
  const waiting = asideName(name)
  return waiting !== null && move(storage, waiting, name)
}

/** A storage in which a file that was set aside is found under its name, and is put back by being opened. */
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
