import { useEffect } from 'react'

/** While the argument is true, the browser asks before the page is closed or reloaded. */
export function useLeaveWarning(wouldLose: boolean) {
  useEffect(() => {
    if (!wouldLose) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [wouldLose])
}
