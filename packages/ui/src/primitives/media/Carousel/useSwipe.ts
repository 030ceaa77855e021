import { type PointerEvent, useRef, useState } from 'react'

const threshold = 40

/** Detects horizontal swipes by finger or mouse and reports a step: 1 forward, -1 back. Spread `handlers` on the dragged element. */
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
    /** Whether the last press was a swipe, whose click must be ignored. */
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
