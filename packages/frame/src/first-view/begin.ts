import { beginsAnew, closePage } from './begins-anew.ts'
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

/** Resolves in another task: what waits for its turn, such as a press or a frame, comes before. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((done) => {
    port1.onmessage = () => done()
    port2.postMessage(null)
  })
}

/** How many files are asked for in one task: each takes the browser up to two milliseconds. */
const atOnce = 5

/**
 * Asks for the files of the page, which the server knows, and runs them in the order in which it names them, each after those that it imports:
 * one a task, so that the page scrolls and answers meanwhile. A file that fails is left to who imports it.
 */
async function runFiles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-module]')]
  for (const [nth, link] of links.entries()) {
    if (nth % atOnce === 0) await nextTask()
    link.rel = 'modulepreload'
  }
  for (const { href } of links) await import(/* @vite-ignore */ href).catch(() => undefined)
}

/**
 * Begins an app: loads its code, where the server has written the page only after the page was painted, so that on a slow network what the
 * person came for is there first (rule first-view). What is typed and pressed meanwhile counts; only a page that begins
 * anew takes no input before. Code that does not arrive is asked for again.
 */
export function begin(load: () => Promise<AppCode>): void {
  const page = document.getElementById('root')
  if (!page) throw new Error('The page lacks the element #root.')
  if (page.hasChildNodes() && beginsAnew()) closePage(page)
  const isReady = keepInput(page)
  const start = async (pause = 2000) => {
    await runFiles()
    const code = await load().catch(() => null)
    if (code) code.show(isReady)
    // The network failed: the page keeps what it holds, and its code is asked for again.
    else setTimeout(() => start(Math.min(2 * pause, 60_000)), pause)
  }
  if (page.hasChildNodes() && !document.hidden) oncePainted(() => void start())
  else void start()
}
