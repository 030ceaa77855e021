import { Failure } from '@ensaio/domain'
import { type DependencyList, useCallback, useEffect, useRef, useState } from 'react'
import { type Remote, waiting } from './remote.ts'

function asFailure(reason: unknown): Failure {
  if (reason instanceof Failure) return reason
  return new Failure('internal', 'Não foi possível carregar. Tente de novo em instantes.')
}

/** A value that is kept with the failure of asking again; without a value, the failure alone. */
function afterFailure<Value>(before: Remote<Value>, reason: unknown, isKept: boolean): Remote<Value> {
  const failure = asFailure(reason)
  return before.state === 'ready' && isKept
    ? { state: 'ready', value: before.value, failure }
    : { state: 'failed', failure }
}

/**
 * Asks a question when it mounts and whenever `subjects` change; returns what is known, a way to ask again, and a way to put an
 * action's answer in its place. A new question aborts the old one, the last one wins, and the value stays on screen meanwhile. Asking
 * again never takes a value away: it stays, with the failure. The answer to other subjects stays only with `keepsOther`, for lists
 * whose next page or filter failed; a price or an ensaio must not stand for another one.
 */
export function useRemote<Value>(
  ask: (signal: AbortSignal) => Promise<Value>,
  subjects: DependencyList,
  { keepsOther = false }: { keepsOther?: boolean } = {},
): [remote: Remote<Value>, retry: () => Promise<void>, replace: (value: Value) => void] {
  const [remote, setRemote] = useState<Remote<Value>>(waiting)
  const current = useRef<AbortController>(null)
  const question = useRef(ask)
  question.current = ask
  /** Whether the value on screen answers the subjects asked for now. */
  const isAnswered = useRef(false)
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
      isAnswered.current = false
      void retry()
      return () => current.current?.abort()
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what the question is about.
    subjects,
  )

  const replace = useCallback((value: Value) => {
    current.current?.abort()
    isAnswered.current = true
    setRemote({ state: 'ready', value })
  }, [])

  return [remote, retry, replace]
}
