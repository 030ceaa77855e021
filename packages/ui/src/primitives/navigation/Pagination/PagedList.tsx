import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { space } from '../../../theme/tokens.ts'

const Start = styled.div`
  scroll-margin-top: ${space[16]};
  outline: none;
`

/** A list shown page by page: after a change of page the focus and the eye start at its top. Put the list and its `Pagination` in it. */
export function PagedList({ page, children }: { page: number; children: ReactNode }) {
  const start = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useLayoutEffect(() => {
    if (shown.current === page) return
    shown.current = page
    // A filter that leads back to the first page keeps the focus.
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
