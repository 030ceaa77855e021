import { useEffect, useRef, useState } from 'react'
import { failureMessage, useReport } from '../feedback/failure-report.ts'

/** A press handler; a returned promise keeps the control busy until it settles. */
export type Press = () => unknown

/** Runs one press at a time: ignores further presses while the first is pending, and reports a rejection. */
export function usePress(onPress: Press | undefined, onFailure?: (reason: unknown) => void) {
  const [pressing, setPressing] = useState(false)
  const inFlight = useRef(false)
  const mounted = useRef(false)
  const report = useReport()

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  async function press() {
    if (inFlight.current || !onPress) return
    inFlight.current = true
    try {
      const outcome = onPress()
      if (outcome instanceof Promise) {
        setPressing(true)
        await outcome
      }
    } catch (reason) {
      if (onFailure) onFailure(reason)
      else report(failureMessage(reason))
    } finally {
      inFlight.current = false
      if (mounted.current) setPressing(false)
    }
  }

  return { press, pressing }
}
