/** The browser's session storage; null when forbidden. */
export function sessionStorageOrNone(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
