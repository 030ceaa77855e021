import { useEffect, useState } from 'react'

/** In ms: two short lines, read twice; with an action, long enough to reach it. */
const lifetimes = { short: 6000, long: 15_000 } as const

/** Calls back after a lifetime (null: never), paused while the pointer or the focus is on the element; spread the returned handlers on it. */
export function useExpiry(lifetime: keyof typeof lifetimes | null, onExpire: () => void) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (lifetime === null || held) return
    const timer = setTimeout(onExpire, lifetimes[lifetime])
    return () => clearTimeout(timer)
  }, [lifetime, held, onExpire])
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}
