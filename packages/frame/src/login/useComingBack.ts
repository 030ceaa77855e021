import { useEffect, useRef } from 'react'

/** Asks again when the user returns to this tab (rule ask-again-on-return). */
export function useComingBack(ask: () => unknown): void {
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') void latest.current()
    }
    window.addEventListener('focus', comeBack)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      window.removeEventListener('focus', comeBack)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [])
}
