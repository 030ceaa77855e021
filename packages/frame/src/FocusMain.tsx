import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After a change of page the focus and the eye start at its top, as they would on a page that was loaded. Put it beside the routes. */
export function FocusMain() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    document.getElementById('conteudo')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
