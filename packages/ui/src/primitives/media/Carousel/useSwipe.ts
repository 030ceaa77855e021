import { type PointerEvent, useRef, useState } from 'react'

const threshold = 40

/** Follows a finger or the mouse sideways and tells the step it asks for: 1 forward, -1 back. Spread `handlers` on what is dragged. */
export function useSwipe(onStep: (steps: 1 | -1) => void) {
  const start = useRef<number | null>(null)
  const last = useRef(0)
  const [offset, setOffset] = useState(0)
  const [dragging, setDragging] = useState(false)

  function end() {
    if (start.current === null) return
    start.current = null
    setDragging(false)
    setOffset(0)
    if (Math.abs(last.current) >= threshold) onStep(last.current < 0 ? 1 : -1)
  }

  return {
    offset,
    dragging,
    /** Was the last press a swipe? Then its click means nothing. */
    swiped: () => Math.abs(last.current) >= threshold,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        start.current = event.clientX
        last.current = 0
        setDragging(true)
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current === null) return
        last.current = event.clientX - start.current
        setOffset(last.current)
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
    },
  }
}
