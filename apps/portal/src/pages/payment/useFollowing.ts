import { isPending, type PaymentOutcome } from '@ensaio/domain'
import { useEffect, useRef } from 'react'

/** The first pause between two questions, in milliseconds; each is longer, up to the longest. */
const firstPause = 4000
const longestPause = 30_000

/** How a payment is followed. */
interface Following {
  ask: (reference: string, signal: AbortSignal) => Promise<PaymentOutcome>
  /** Gets the definite answer, unless the page was left. */
  settle: (outcome: PaymentOutcome) => Promise<void>
}

/**
 * Asks for the status of a payment until it is definite, also after a reload, with growing pauses. Stops while the page is hidden, and asks at
 * once when it comes back into view. A failed question counts as no answer.
 */
export function useFollowing(reference: string | null, following: Following): void {
  const latest = useRef(following)
  latest.current = following
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  useEffect(() => {
    if (reference === null) return
    const controller = new AbortController()
    const { signal } = controller
    let pause = firstPause
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsking = false

    const wait = () => {
      clearTimeout(timer)
      if (signal.aborted || document.hidden) return
      timer = setTimeout(question, pause)
      pause = Math.min(pause * 1.5, longestPause)
    }
    const question = async () => {
      if (isAsking) return
      isAsking = true
      const outcome = await latest.current.ask(reference, signal).catch(() => null)
      isAsking = false
      if (outcome === null || isPending(outcome.status)) return wait()
      // A definite answer may end the following, which aborts this request before it resolves here.
      if (isHere.current) await latest.current.settle(outcome)
    }
    const look = () => {
      if (document.hidden) return clearTimeout(timer)
      pause = firstPause
      void question()
    }

    wait()
    document.addEventListener('visibilitychange', look)
    return () => {
      controller.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [reference])
}
