import { useLayoutEffect, useRef } from 'react'

/** Moves focus and scroll position to the top when `path`, the page's path, changes, as a page load would. */
export function useFocusMain(path: string): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    window.scrollTo(0, 0)
    document.getElementById('conteudo')?.focus({ preventScroll: true })
  }, [path])
}
