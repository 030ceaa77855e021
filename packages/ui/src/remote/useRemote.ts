import { Failure } from '@ensaio/domain'
import { type DependencyList, useCallback, useEffect, useRef, useState } from 'react'
import { type Remote, waiting } from './remote.ts'

function asFailure(reason: unknown): Failure {
  if (reason instanceof Failure) return reason
  return new Failure('internal', 'Não foi possível carregar. Tente de novo em instantes.')
}

/**
 * Asks a question when it mounts and whenever `subjects` change; returns what is known, a way to ask again, and a way to put an
 * action's answer in its place. A new question aborts the old one, the last one wins, and the value stays on screen meanwhile.
 */
export function useRemote<Value>(
  ask: (signal: AbortSignal) => Promise<Value>,
  subjects: DependencyList,
): [remote: Remote<Value>, retry: () => Promise<void>, replace: (value: Value) => void] {
  const [remote, setRemote] = useState<Remote<Value>>(waiting)
  const current = useRef<AbortController>(null)
  const question = useRef(ask)
  question.current = ask

  const retry = useCallback(async () => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setRemote((before) => (before.state === 'ready' ? { ...before, refreshing: true } : waiting))
    try {
      const value = await question.current(controller.signal)
      if (!controller.signal.aborted) setRemote({ state: 'ready', value })
    } catch (reason) {
      if (!controller.signal.aborted) setRemote({ state: 'failed', failure: asFailure(reason) })
    }
  }, [])

  useEffect(
    () => {
      void retry()
      return () => current.current?.abort()
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what the question is about.
    subjects,
  )

  const replace = useCallback((value: Value) => {
    current.current?.abort()
    setRemote({ state: 'ready', value })
  }, [])

  return [remote, retry, replace]
}
