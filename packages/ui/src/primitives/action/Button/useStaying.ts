import { useRef } from 'react'

/**
 * For buttons that go away as they are pressed, with the line or the failure that they are about. Spread `place` on what stays around
 * them and wrap what they do in `staying`: the focus goes to the place, and Tab goes on from there instead of from the top of the page.
 */
export function useStaying<Around extends HTMLElement>() {
  const ref = useRef<Around>(null)
  return {
    place: { ref, tabIndex: -1 },
    staying: (act: () => void) => () => {
      ref.current?.focus({ preventScroll: true })
      act()
    },
  }
}
