import { useSyncExternalStore } from 'react'
import { breakpoint } from '../../../theme/tokens.ts'

const query = `(max-width: ${breakpoint - 0.02}px)`

function subscribe(onChange: () => void) {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Is the window as narrow as a phone? For differences in structure, not only in style. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
