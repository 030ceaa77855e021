import { Failure } from '@ensaio/domain'
import { useRef } from 'react'
import type { Press } from '../../primitives/action/usePress.ts'
import type { Remote } from '../../remote/remote.ts'

/**
 * Tells `onChange` the list after an action of the card. Two actions that end between two renders build on each other, not both on the
 * list on screen. Without the list, what was added would stand for all of it: then it is asked for again.
 */
export function useChangedList<One extends { id: number }>(
  list: Remote<readonly One[]>,
  { onChange, onRetry }: { onChange?: ((list: readonly One[]) => void) | undefined; onRetry: Press },
) {
  const given = useRef(list)
  const latest = useRef<readonly One[]>([])
  if (given.current !== list || latest.current.length === 0) {
    given.current = list
    latest.current = list.state === 'ready' ? list.value : []
  }
  function tell(changed: readonly One[]) {
    if (given.current.state !== 'ready') return void onRetry()
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
    /** Waits for an entry's removal; one that somebody else has removed before goes as well. */
    removed: async (removed: One, action: Promise<unknown>) => {
      await action.catch((reason) => {
        if (!(reason instanceof Failure) || reason.code !== 'not_found') throw reason
      })
      tell(latest.current.filter(({ id }) => id !== removed.id))
    },
  }
}
