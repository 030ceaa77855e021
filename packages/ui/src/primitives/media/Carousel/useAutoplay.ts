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
 * Calls back every `interval` ms (never for null); a change of `subject` restarts the timer. Stops while paused, under the pointer, with
 * the focus inside, under reduced motion and in a hidden tab. Spread `attention` on the element that is pointed at.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new subject restarts the timer.
  useEffect(() => {
    if (!playing || interval === null) return
    const timer = setTimeout(() => latest.current(), interval)
    return () => clearTimeout(timer)
  }, [playing, interval, subject])

  return {
    playing,
    /** Whether autoplay is possible at all, paused or not. */
    moves,
    /** Paused by the user; the button then offers to continue. */
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
