import { useLayoutEffect, useRef } from 'react'

/** After a change of page the focus and the eye start at its top, as they would on a page that was loaded; `path` is that of the page. */
export function useFocusMain(path: string): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    window.scrollTo(0, 0)
    document.getElementById('conteudo')?.focus({ preventScroll: true })
  }, [path])
}
