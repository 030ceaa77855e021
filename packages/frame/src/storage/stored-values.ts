import * as v from 'valibot'

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
