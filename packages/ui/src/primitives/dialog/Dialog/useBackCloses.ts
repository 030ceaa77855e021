import { useEffect, useRef } from 'react'

const mark = 'ensaioOpen'

// Going back is told later: what opens meanwhile waits for it, or it would be closed by the step of the one before.
let leaving: Promise<unknown> = Promise.resolve()

/** Whether the browser stands at a step that a dialog took. */
function isAtStep(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && mark in state
}

/**
 * Makes the browser's Back close what is open over the page. It takes a step of the history with it, which it gives back when it closes
 * by itself; the address and what a router keeps there stay as they are.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  latest.current = onClose

  useEffect(() => {
    if (!isOpen) return
    let isGone = false
    let kept: ScrollRestoration | null = null
    const close = () => latest.current()
    void leaving.then(() => {
      if (isGone) return
      // The page must not jump to where it was scrolled to, as the step is given back.
      kept = history.scrollRestoration
      history.scrollRestoration = 'manual'
      if (!isAtStep()) history.pushState({ ...history.state, [mark]: true }, '')
      window.addEventListener('popstate', close)
    })
    return () => {
      isGone = true
      window.removeEventListener('popstate', close)
      if (kept === null) return
      const restore = () => {
        history.scrollRestoration = kept ?? 'auto'
      }
      if (!isAtStep()) return restore()
      leaving = new Promise((done) => window.addEventListener('popstate', done, { once: true })).then(restore)
      history.back()
    }
  }, [isOpen])
}
