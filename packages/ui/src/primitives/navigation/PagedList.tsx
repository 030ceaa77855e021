import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { space } from '../../theme/tokens.ts'

const Start = styled.div`
  scroll-margin-top: ${space[16]};
  outline: none;
`

/** Wraps a list and its `Pagination`: after a change of page, moves focus and scroll position to the top of the list. */
export function PagedList({ page, children }: { page: number; children: ReactNode }) {
  const start = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useLayoutEffect(() => {
    if (shown.current === page) return
    shown.current = page
    // A filter that resets the page keeps the focus.
    const active = document.activeElement
    const isTurned = active === document.body || (active?.closest('nav') && start.current?.contains(active))
    if (!isTurned) return
    start.current?.focus({ preventScroll: true })
    start.current?.scrollIntoView({ block: 'start' })
  }, [page])
  return (
    <Start ref={start} tabIndex={-1}>
      {children}
    </Start>
  )
}
