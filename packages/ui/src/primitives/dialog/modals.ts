import { useSyncExternalStore } from 'react'

let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function put(next: readonly HTMLElement[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** Says that a dialog was shown as a modal one; returns what says that it was closed. */
export function enterModal(dialog: HTMLElement): () => void {
  put([...open, dialog])
  return () => put(open.filter((one) => one !== dialog))
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The modal dialog shown last; null while none is open. Everything outside it takes no press and is not read aloud. */
export function useTopModal(): HTMLElement | null {
  return useSyncExternalStore(
    listen,
    () => open.at(-1) ?? null,
    () => null,
  )
}
