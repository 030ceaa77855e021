import type { Storage } from './storage.ts'

/** Folders whose unused files are set aside before deletion; their names have no hyphen. */
const folders = [
  'photos',
  'thumbnails',
  'previews',
  'sizes',
  'blueprints',
  'logos',
  'videos',
  'posters',
].join('|')
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

/** Sets a file aside without deleting it; its age counts from now on. */
export async function setAside(storage: Storage, name: string): Promise<void> {
  const waiting = asideName(name)
  if (waiting !== null) await storage.move(name, waiting)
}

/** Restores a file that was set aside. Returns false when it was not, or was deleted meanwhile. */
export async function putBack(storage: Storage, name: string): Promise<boolean> {
  const waiting = asideName(name)
  return waiting !== null && storage.move(waiting, name)
}

/** A storage whose `open` restores a file that was set aside. */
export function recovering(storage: Storage): Storage {
  return {
    ...storage,
    async open(name, range) {
      const found = await storage.open(name, range)
      if (found !== null) return found
      return (await putBack(storage, name)) ? storage.open(name, range) : null
    },
  }
}
