import { keepInput } from './keep-input.ts'

/** The code of an app: shows it in `#root`, and tells `isReady` once the page that a server wrote handles input. */
export interface AppCode {
  show(isReady: () => void): void
}

/** Calls back, once, when something of the page was painted, or after two seconds: a page in the background is never painted. */
function oncePainted(go: () => void): void {
  const goOnce = () => {
    observer.disconnect()
    clearTimeout(late)
    go()
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) goOnce()
  })
  const late = setTimeout(goOnce, 2000)
  observer.observe({ type: 'paint', buffered: true })
}

/**
 * Begins an app: loads its code, where the server has written the page only after the page was painted, so that on a slow network what the
 * person came for is there first (rule first-view). What is typed and pressed meanwhile counts. Code that does not arrive is asked for again.
 */
export function begin(load: () => Promise<AppCode>): void {
  const page = document.getElementById('root')
  if (!page) throw new Error('The page lacks the element #root.')
  const isReady = keepInput(page)
  const start = async (pause = 2000) => {
    // Files of the page, which the server knows: all on their way at once.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-module]'))
      link.rel = 'modulepreload'
    const code = await load().catch(() => null)
    if (code) code.show(isReady)
    // The network failed: the page keeps what it holds, and its code is asked for again.
    else setTimeout(() => start(Math.min(2 * pause, 60_000)), pause)
  }
  if (page.hasChildNodes() && !document.hidden) oncePainted(() => void start())
  else void start()
}
