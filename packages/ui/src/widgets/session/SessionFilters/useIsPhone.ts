import { useSyncExternalStore } from 'react'
import { breakpoint } from '../../../theme/tokens.ts'

const query = `(max-width: ${breakpoint - 0.02}px)`

function subscribe(onChange: () => void) {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the window is as narrow as a phone: for what differs in kind there, not only in looks. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
