import { useRef } from 'react'

/**
 * Returns a function that shows an action's answer and one that asks again without a sign of waiting: when that request fails, the value
 * on screen stays, and an older answer never replaces a newer one.
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
