import { useEffect, useRef } from 'react'

/**
 * Calls an action every so many milliseconds while the page is seen, and at once when it becomes visible again; only while it is on. For what
 * others change and nobody reloads.
 */
export function useRepeated(act: () => unknown, { every, isOn }: { every: number; isOn: boolean }): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (!isOn) return
    const look = () => {
      if (document.visibilityState === 'visible') void latest.current()
    }
    const timer = window.setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [every, isOn])
}
