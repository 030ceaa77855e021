import { useRef } from 'react'
import type { Remote } from '../../remote/remote.ts'

/**
 * Tells `onChange` the list after an action of the card. Two actions that end between two renders build on each other, not both on the
 * list on screen.
 */
export function useChangedList<One extends { id: number }>(
  list: Remote<readonly One[]>,
  onChange: ((list: readonly One[]) => void) | undefined,
) {
  const given = useRef(list)
  const latest = useRef<readonly One[]>([])
  if (given.current !== list || latest.current.length === 0) {
    given.current = list
    latest.current = list.state === 'ready' ? list.value : []
  }
  function tell(changed: readonly One[]) {
    latest.current = changed
    onChange?.(changed)
  }
  return {
    /** Waits for an action, and adds what it answered, if anything. */
    added: async (action: Promise<One | undefined> | Promise<void>) => {
      const added = await action
      if (added) tell([...latest.current.filter(({ id }) => id !== added.id), added])
    },
    /** Shows an entry as it is now, in its place. */
    changed: (changed: One) => tell(latest.current.map((one) => (one.id === changed.id ? changed : one))),
    removed: (removed: One) => tell(latest.current.filter(({ id }) => id !== removed.id)),
  }
}
