/** What the browser keeps on this device over visits; null where it is forbidden. */
export function deviceStorageOrNone(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
