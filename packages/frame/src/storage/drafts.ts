import { deviceStorageOrNone } from './device-storage.ts'
import { sessionStorageOrNone } from './session-storage.ts'

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
