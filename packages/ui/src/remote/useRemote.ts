import { type DependencyList, useCallback, useEffect, useRef, useState } from 'react'
import { type Ask, useFirstAnswer } from './first-answers.ts'
import { asFailure, type Remote, ready, waiting } from './remote.ts'

/** Returns the previous value with the failure, or the failed state when there is no value to keep. */
function afterFailure<Value>(before: Remote<Value>, reason: unknown, isKept: boolean): Remote<Value> {
  const failure = asFailure(reason)
  return before.state === 'ready' && isKept
    ? { state: 'ready', value: before.value, failure }
    : { state: 'failed', failure }
}

/**
 * Sends a request on mount and whenever `subjects` change; returns its state, a function that sends it again, and a function that
 * replaces the value by an action's answer. A new request aborts the old one, and the value stays on screen meanwhile. A failed refresh
 * keeps the value and adds the failure. When `subjects` changed, the old value is kept only with `keepsOther`, for lists whose next page
 * or filter failed; the price or ensaio of another subject must not stay on screen. With `initial`, or with the first answer of a server
 * that wrote the page (`FirstAnswersContext`), the first request is not sent.
 */
export function useRemote<Value>(
  ask: Ask<Value>,
  subjects: DependencyList,
  { keepsOther = false, initial }: { keepsOther?: boolean; initial?: Value } = {},
): [remote: Remote<Value>, retry: () => Promise<void>, replace: (value: Value) => void] {
  const found = useFirstAnswer(ask)
  const first = initial === undefined ? found : ready(initial)
  const [remote, setRemote] = useState<Remote<Value>>(first ?? waiting)
  const current = useRef<AbortController>(null)
  const question = useRef(ask)
  question.current = ask
  /** Whether the value on screen belongs to the current subjects. */
  const isAnswered = useRef(first?.state === 'ready')
  /** The subjects of the first answer, until they change. */
  const initialSubjects = useRef(first === undefined ? null : subjects)
  const keeps = useRef(keepsOther)
  keeps.current = keepsOther

  const retry = useCallback(async () => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setRemote((before) => (before.state === 'ready' ? { ...before, refreshing: true } : waiting))
    try {
      const value = await question.current(controller.signal)
      if (controller.signal.aborted) return
      isAnswered.current = true
      setRemote({ state: 'ready', value })
    } catch (reason) {
      if (controller.signal.aborted) return
      const isKept = isAnswered.current || keeps.current
      setRemote((before) => afterFailure(before, reason, isKept))
    }
  }, [])

  useEffect(
    () => {
      const isKnown = initialSubjects.current?.every((subject, place) => Object.is(subject, subjects[place]))
      if (!isKnown) {
        initialSubjects.current = null
        isAnswered.current = false
        void retry()
      }
      return () => current.current?.abort()
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names the dependencies.
    subjects,
  )

  const replace = useCallback((value: Value) => {
    current.current?.abort()
    isAnswered.current = true
    setRemote({ state: 'ready', value })
  }, [])

  return [remote, retry, replace]
}
