import * as v from 'valibot'
import { deviceStorageOrNone } from './device-storage.ts'
import { sessionStorageOrNone } from './session-storage.ts'

/** Reads a stored value; null when it is missing, corrupt or of an older schema. */
export function readStored<Schema extends v.GenericSchema>(
  storage: Storage | null,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(storage?.getItem(name) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Stores a value so that it survives a refresh; null deletes it. Errors of a full or forbidden storage are ignored. */
export function writeStored(storage: Storage | null, name: string, value: unknown): void {
  try {
    if (value === null) storage?.removeItem(name)
    else storage?.setItem(name, JSON.stringify(value))
  } catch {
    // The value then exists in memory only, until the next refresh.
  }
}

/** Deletes everything stored for a person. */
export function deleteStored(storage: Storage | null): void {
  try {
    if (storage === null) return
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const name of names.filter((one) => one.startsWith('ensaio:'))) storage.removeItem(name)
  } catch {
    // A forbidden storage is empty.
  }
}

/** The name under which a tab remembers whose drafts it keeps. */
export const personName = 'ensaio:pessoa'

/** The name under which a tab remembers the page that it has loaded again for a new version. */
export const reloadedName = 'ensaio:recarregado'

/** Does this tab or this device keep something that a page begins with? */
export function hasDrafts(): boolean {
  const names = [sessionStorageOrNone(), deviceStorageOrNone()].flatMap((kept) => Object.keys(kept ?? {}))
  const others = [personName, reloadedName]
  return names.some((name) => name.startsWith('ensaio:') && !others.includes(name))
}
