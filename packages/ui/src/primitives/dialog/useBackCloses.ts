import { useEffect, useRef } from 'react'

const mark = 'ensaioOpen'

// `popstate` fires later: a dialog opened meanwhile waits for it, or the previous dialog's history entry would close it.
let leaving: Promise<unknown> = Promise.resolve()

/** Whether the current history entry was pushed by a dialog. */
function isAtStep(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && mark in state
}

/**
 * Closes an overlay on the browser's Back. Pushes a history entry when it opens and removes it when it closes otherwise; the address
 * and the router's history state stay unchanged.
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
      // Removing the history entry must not restore an old scroll position.
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
