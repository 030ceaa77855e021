import * as v from 'valibot'

/** Reads what was kept under a name; what is missing, broken or of an older shape is null. */
export function readKept<Schema extends v.GenericSchema>(
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

/** Keeps a value under a name over a refresh; null forgets it. A full or forbidden storage costs just that survival. */
export function keep(storage: Storage | null, name: string, value: unknown): void {
  try {
    if (value === null) storage?.removeItem(name)
    else storage?.setItem(name, JSON.stringify(value))
  } catch {
    // Nothing else depends on it.
  }
}

/** Forgets everything that was kept for a person. */
export function forgetKept(storage: Storage | null): void {
  try {
    if (storage === null) return
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const name of names.filter((one) => one.startsWith('ensaio:'))) storage.removeItem(name)
  } catch {
    // Nothing was kept there.
  }
}
