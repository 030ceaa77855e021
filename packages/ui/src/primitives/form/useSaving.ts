import { useCallback, useEffect, useRef, useState } from 'react'

/** Whether the typed text is saved. */
export const saveStates = ['OK', 'SAVING', 'ERROR'] as const
export type SaveState = (typeof saveStates)[number]

/** How long SAVING stays visible after the answer, in ms. */
const savedAfter = 1000

/** A queue of saves, one at a time, and its state. */
export type Saving<Value> = {
  state: SaveState
  /** Saves a value; while another save is pending, only the newest value waits. */
  save: (value: Value) => void
  /** Retries the value that failed. */
  retry: () => void
}

/**
 * Saves one value after the other, so that the newest one is stored last; values typed while a save is pending are skipped. Returns to
 * OK one second after the last answer (rule save-indicator); ERROR stays until a save succeeds, and `onFailure` receives the reason.
 */
export function useSaving<Value>(
  save: (value: Value) => Promise<unknown>,
  onFailure?: (reason: unknown) => void,
): Saving<Value> {
  const [state, setState] = useState<SaveState>('OK')
  const latest = useRef({ save, onFailure })
  latest.current = { save, onFailure }
  const queue = useRef<{ running: boolean; next: { value: Value } | null; failed: { value: Value } | null }>({
    running: false,
    next: null,
    failed: null,
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const start = useCallback(async (value: Value) => {
    const line = queue.current
    line.next = { value }
    line.failed = null
    clearTimeout(timer.current)
    setState('SAVING')
    if (line.running) return
    line.running = true
    let failure: { value: Value; reason: unknown } | null = null
    while (line.next) {
      const { value: current }: { value: Value } = line.next
      line.next = null
      failure = null
      try {
        await latest.current.save(current)
      } catch (reason) {
        failure = { value: current, reason }
      }
    }
    line.running = false
    if (failure) {
      line.failed = failure
      setState('ERROR')
      latest.current.onFailure?.(failure.reason)
    } else {
      timer.current = setTimeout(() => setState('OK'), savedAfter)
    }
  }, [])

  const retry = useCallback(() => {
    const { failed } = queue.current
    if (failed) void start(failed.value)
  }, [start])

  return { state, save: (value) => void start(value), retry }
}
