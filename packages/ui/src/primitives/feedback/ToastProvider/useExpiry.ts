import { useEffect, useState } from 'react'

const lifetime = 6000 // ms: two short lines, read twice

/** Calls back after 6 s, paused while the pointer or the focus is on the element; spread the returned handlers on it. */
export function useExpiry(active: boolean, onExpire: () => void) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!active || held) return
    const timer = setTimeout(onExpire, lifetime)
    return () => clearTimeout(timer)
  }, [active, held, onExpire])
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}
