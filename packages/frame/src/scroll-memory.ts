import { useEffect, useLayoutEffect, useRef } from 'react'

/** How far each entry of the history was scrolled, by its key. */
const tops = new Map<string, number>()

const interventions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls down as far as the page goes already, and on as its content arrives, unless the user moves it meanwhile. */
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
 * Scrolls an entry of the history to where it was left, when Back or Forward shows it again. `key` is that of the entry. The browser's own
 * restoration comes before a list has arrived, so it is left to reloads.
 */
export function useScrollMemory(key: string, isBack: boolean): void {
  const shown = useRef(key)

  useLayoutEffect(() => {
    const top = shown.current !== key && isBack ? (tops.get(key) ?? 0) : 0
    shown.current = key
    const stop = top > 0 ? scrollDownTo(top) : undefined
    const keep = () => tops.set(key, window.scrollY)
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
