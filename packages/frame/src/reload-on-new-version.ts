import { isLoadingQuietly } from './load-quietly.ts'

const mark = 'ensaio:recarregado'

/** Reloads a page once when code that it needs is gone after a deploy (rule new-version-reload). */
export function reloadOnNewVersion() {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline there is no new version, and a reload would lose the page.
    if (isLoadingQuietly() || !navigator.onLine) return
    if (window.sessionStorage.getItem(mark) === window.location.href) return
    event.preventDefault()
    window.sessionStorage.setItem(mark, window.location.href)
    window.location.reload()
  })
}
