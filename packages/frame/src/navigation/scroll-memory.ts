import { useEffect, useLayoutEffect, useRef } from 'react'

/** The scroll position of each history entry, by its key. */
const tops = new Map<string, number>()

const interventions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls down as far as the page allows, and further as its content arrives, unless the user scrolls meanwhile. */
function scrollDownTo(top: number): () => void {
  const watch = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) <= 1) stop()
  })
  function stop() {
    watch.disconnect()
    for (const type of interventions) window.removeEventListener(type, stop)
  }
  for (const type of interventions) window.addEventListener(type, stop, { passive: true })
  watch.observe(document.body)
  return stop
}

/**
 * Restores the scroll position of a history entry, identified by `key`, after Back or Forward. The browser's own restoration runs before
 * a list has loaded, so it is used for reloads only.
 */
export function useScrollMemory(key: string, isBack: boolean): void {
  const shown = useRef(key)

  useLayoutEffect(() => {
    const top = shown.current !== key && isBack ? (tops.get(key) ?? 0) : 0
    shown.current = key
    const stop = top > 0 ? scrollDownTo(top) : undefined
    const keep = () => tops.set(key, window.scrollY)
    // A page written by the server may have been scrolled before this code ran.
    if (!stop) keep()
    window.addEventListener('scroll', keep, { passive: true })
    return () => {
      stop?.()
      window.removeEventListener('scroll', keep)
    }
  }, [key, isBack])

  useEffect(() => {
    const ours = () => {
      history.scrollRestoration = 'manual'
    }
    const theirs = () => {
      history.scrollRestoration = 'auto'
    }
    ours()
    window.addEventListener('pageshow', ours)
    window.addEventListener('pagehide', theirs)
    return () => {
      theirs()
      window.removeEventListener('pageshow', ours)
      window.removeEventListener('pagehide', theirs)
    }
  }, [])
}
