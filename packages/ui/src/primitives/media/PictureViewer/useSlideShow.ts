import { useEffect, useRef, useState } from 'react'

/** A slide show: whether it runs, and the ways to start and stop it. */
export interface SlideShow {
  isRunning: boolean
  toggle: () => void
  stop: () => void
}

/** Goes on to the next picture after `slideTime` ms while it runs; stops at the last one, and starts again with the first. `isHeld` pauses it. */
export function useSlideShow(props: {
  place: number
  count: number
  slideTime: number
  isHeld: boolean
  onGo: (place: number) => void
}): SlideShow {
  const { place, count, slideTime, isHeld, onGo } = props
  const [isRunning, setRunning] = useState(false)
  const isLast = place === count - 1
  // A page that draws itself again does not start the time anew.
  const go = useRef(onGo)
  go.current = onGo

  useEffect(() => {
    if (!isRunning || isHeld) return
    const timer = setTimeout(() => (isLast ? setRunning(false) : go.current(place + 1)), slideTime)
    return () => clearTimeout(timer)
  }, [isRunning, isHeld, isLast, place, slideTime])

  return {
    isRunning,
    toggle: () => {
      if (!isRunning && isLast) onGo(0)
      setRunning(!isRunning)
    },
    stop: () => setRunning(false),
  }
}
