import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the groups of pictures of one mode that are equal byte for byte, by file name: what one of them shows, another shows too. */
export async function equalPictures(folder: string, names: readonly string[]): Promise<string[][]> {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const [mode] = name.split('/')
    const key = `${mode} ${createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('hex')}`
    groups.set(key, [...(groups.get(key) ?? []), name])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}
