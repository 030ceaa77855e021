import { useRef } from 'react'

/**
 * Keeps the focus for buttons that disappear when pressed, together with their list row or failure notice. Spread `place` on a parent
 * that stays and wrap the click handlers in `keepingFocus`: the focus moves to that parent, so Tab does not restart at the top of the page.
 */
export function useKeptFocus<Around extends HTMLElement>() {
  const ref = useRef<Around>(null)
  return {
    place: { ref, tabIndex: -1 },
    keepingFocus: (act: () => void) => () => {
      ref.current?.focus({ preventScroll: true })
      act()
    },
  }
}
