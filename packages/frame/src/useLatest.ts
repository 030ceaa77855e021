import { useRef } from 'react'

/**
 * What is on screen may have changed elsewhere. Returns a way to show an action's answer, and one to ask again in silence: where nobody
 * answers what is on screen stays, and an older answer never takes the place of a newer one.
 */
export function useLatest<Value>(
  ask: () => Promise<Value>,
  replace: (value: Value) => void,
): [show: (value: Value) => void, refresh: () => Promise<void>] {
  const turn = useRef(0)
  const show = (value: Value) => {
    turn.current += 1
    replace(value)
  }
  const refresh = async () => {
    turn.current += 1
    const asked = turn.current
    const answer = await ask().then(
      (value) => ({ value }),
      () => null,
    )
    if (answer && turn.current === asked) replace(answer.value)
  }
  return [show, refresh]
}
