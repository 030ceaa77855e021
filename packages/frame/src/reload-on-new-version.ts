import { isLoadingQuietly } from './load-quietly.ts'

const mark = 'ensaio:recarregado'

/** A page opened before a deploy asks for code that is gone: reload once, so that it gets the new one (rule new-version-reload). */
export function reloadOnNewVersion() {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline nothing is new, and a reload would lose the page.
    if (isLoadingQuietly() || !navigator.onLine) return
    if (window.sessionStorage.getItem(mark) === window.location.href) return
    event.preventDefault()
    window.sessionStorage.setItem(mark, window.location.href)
    window.location.reload()
  })
}
