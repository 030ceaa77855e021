import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'

function watchStillness(notify: () => void): () => void {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  motion.addEventListener('change', notify)
  document.addEventListener('visibilitychange', notify)
  return () => {
    motion.removeEventListener('change', notify)
    document.removeEventListener('visibilitychange', notify)
  }
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function isHidden(): boolean {
  return document.hidden
}

/**
 * Does something every `interval` ms (never for null), counted anew whenever `subject` changes: not while paused, under the pointer or
 * with the focus inside, not under reduced motion, not in a hidden tab. Spread `attention` on what people point at.
 */
export function useAutoplay(onTurn: () => void, interval: number | null, subject: unknown) {
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const still = useSyncExternalStore(watchStillness, isStill, () => true)
  const hidden = useSyncExternalStore(watchStillness, isHidden, () => false)
  const latest = useRef(onTurn)
  latest.current = onTurn
  const moves = !still && interval !== null
  const playing = moves && !hidden && !paused && !hovered && !focused

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new subject starts the count anew.
  useEffect(() => {
    if (!playing || interval === null) return
    const timer = setTimeout(() => latest.current(), interval)
    return () => clearTimeout(timer)
  }, [playing, interval, subject])

  return {
    playing,
    /** Would it move by itself, if nobody stopped it? */
    moves,
    /** By the person; the button then offers to go on. */
    paused,
    toggle: () => setPaused(!paused),
    attention: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
