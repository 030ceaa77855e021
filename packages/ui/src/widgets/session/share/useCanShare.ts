import { useSyncExternalStore } from 'react'

const nothing = () => () => undefined

/** Whether there is a menu to share by, as phones have and some computers; a server takes it that there is. */
export function useCanShare(): boolean {
  return useSyncExternalStore(
    nothing,
    () => typeof navigator.share === 'function',
    () => true,
  )
}
