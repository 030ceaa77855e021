/** The browser's session storage, or null where it is forbidden. */
export function sessionStorageOrNone(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
