import { isLoadingQuietly } from './load-quietly.ts'
import { reloadedName } from './storage/drafts.ts'

/** Reloads a page once when code that it needs is gone after a deploy (rule new-version-reload). */
export function reloadOnNewVersion() {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline there is no new version, and a reload would lose the page.
    if (isLoadingQuietly() || !navigator.onLine) return
    if (window.sessionStorage.getItem(reloadedName) === window.location.href) return
    event.preventDefault()
    window.sessionStorage.setItem(reloadedName, window.location.href)
    window.location.reload()
  })
}
