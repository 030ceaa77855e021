import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { clampView, closer, moveView, type Point, scaleView, type View, wholeView } from './view.ts'

/** A press that moves further is a drag, in px. */
const dragThreshold = 8
/** A drag this long goes to the next picture, or closes, in px. */
const dragDistance = { sideways: 40, down: 90 }
/** The longest time between the taps of a double tap, in ms. */
const doubleTapTime = 300

const still: Point = { x: 0, y: 0 }

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y })
const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const spread = ([one = still, other = still]: readonly Point[]) =>
  Math.hypot(one.x - other.x, one.y - other.y)

/** Where a press began, and the gesture it became. */
type Press = { view: View; middle: Point; spread: number; way: 'none' | 'sideways' | 'down' | 'zoom' }

/** The actions of drags and pinches. */
type TouchOptions = {
  /** The current picture; a new id resets the view. */
  id: number | string
  /** 1 forward, -1 back. */
  onStep: (steps: 1 | -1) => void
  onClose: () => void
  /** Takes single taps instead of zooming by double ones: where, in px from the centre of the stage, and the view at that time. */
  onTap?: ((at: Point, view: View) => void) | undefined
}

/**
 * Handles touch and mouse gestures on a picture: a horizontal drag goes to the next, a drag down closes, a pinch or a double tap zooms,
 * and a drag then moves the picture. `stage` is the element that the picture is fitted to.
 */
export function useTouch(
  stage: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLImageElement | null>,
  { id, onStep, onClose, onTap }: TouchOptions,
) {
  const [kept, setKept] = useState({ id, view: wholeView })
  // Pointer events arrive faster than React renders.
  const latest = useRef(kept)
  const [drag, setDrag] = useState(still)
  const [held, setHeld] = useState(false)
  const fingers = useRef(new Map<number, Point>())
  const press = useRef<Press | null>(null)
  const lastTap = useRef<{ at: Point; time: number } | null>(null)
  const now = () => latest.current.view

  // Another picture is whole, and so is this one when it is shown again.
  if (kept.id !== id) {
    latest.current = { id, view: wholeView }
    setKept(latest.current)
  }

  function show(next: View) {
    const { clientWidth = 1, clientHeight = 1 } = stage.current ?? {}
    const { naturalWidth = 1, naturalHeight = 1 } = picture.current ?? {}
    const size = { width: naturalWidth || 1, height: naturalHeight || 1 }
    const view = clampView(next, size, { width: clientWidth, height: clientHeight })
    latest.current = { id, view }
    setKept(latest.current)
  }

  function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left = 0, top = 0, width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }

  function begin() {
    const points = [...fingers.current.values()]
    const view = now()
    press.current = {
      view,
      middle: middleOf(points),
      spread: spread(points),
      way: points.length > 1 || view.scale > 1 ? 'zoom' : 'none',
    }
  }

  function follow(from: Press) {
    const points = [...fingers.current.values()]
    const middle = middleOf(points)
    const by = minus(middle, from.middle)
    if (points.length > 1) {
      const scale = from.view.scale * (spread(points) / Math.max(1, from.spread))
      return show(scaleView(from.view, scale, from.middle, middle))
    }
    if (from.way === 'zoom') return show(moveView(from.view, by))
    if (from.way === 'none' && Math.max(Math.abs(by.x), Math.abs(by.y)) > dragThreshold)
      from.way = Math.abs(by.x) > Math.abs(by.y) ? 'sideways' : 'down'
    if (from.way === 'sideways') setDrag({ x: by.x, y: 0 })
    if (from.way === 'down') setDrag({ x: 0, y: Math.max(0, by.y) })
  }

  function tap(at: Point, time: number) {
    if (onTap) return onTap(at, now())
    const before = lastTap.current
    const isDouble =
      before && time - before.time < doubleTapTime && spread([before.at, at]) < 3 * dragThreshold
    lastTap.current = isDouble ? null : { at, time }
    if (isDouble) show(now().scale > 1 ? wholeView : scaleView(now(), closer, at))
  }

  function end(event: PointerEvent, isCancelled: boolean) {
    const from = press.current
    if (!from || !fingers.current.delete(event.pointerId)) return
    // Restart the gesture with the remaining finger.
    if (fingers.current.size > 0) return begin()
    press.current = null
    setHeld(false)
    setDrag(still)
    if (isCancelled) return
    const by = minus(pointOf(event), from.middle)
    if (from.way === 'sideways' && Math.abs(by.x) >= dragDistance.sideways) return onStep(by.x < 0 ? 1 : -1)
    if (from.way === 'down' && by.y >= dragDistance.down) return onClose()
    if (Math.hypot(by.x, by.y) <= dragThreshold) tap(pointOf(event), event.timeStamp)
  }

  // Keeps the browser from zooming the page; React's own wheel listeners are passive.
  const turnWheel = useRef((_: WheelEvent) => {})
  turnWheel.current = (event) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    show(scaleView(now(), now().scale * Math.exp(-event.deltaY / 100), pointOf(event)))
  }
  useEffect(() => {
    const element = stage.current
    const turn = (event: WheelEvent) => turnWheel.current(event)
    // A rotated or resized window resets the view.
    const refit = () => {
      latest.current = { ...latest.current, view: wholeView }
      setKept(latest.current)
    }
    element?.addEventListener('wheel', turn, { passive: false })
    window.addEventListener('resize', refit)
    return () => {
      element?.removeEventListener('wheel', turn)
      window.removeEventListener('resize', refit)
    }
  }, [stage])

  return {
    view: kept.view,
    /** The current drag offset, in px. */
    drag,
    held,
    /** Zooms by a factor around the centre. */
    zoom: (factor: number) => show(scaleView(now(), now().scale * factor, still)),
    move: (by: Point) => show(moveView(now(), by)),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        fingers.current.set(event.pointerId, pointOf(event))
        setHeld(true)
        begin()
      },
      onPointerMove: (event: PointerEvent) => {
        if (!press.current || !fingers.current.has(event.pointerId)) return
        fingers.current.set(event.pointerId, pointOf(event))
        follow(press.current)
      },
      onPointerUp: (event: PointerEvent) => end(event, false),
      onPointerLeave: (event: PointerEvent) => end(event, false),
      onPointerCancel: (event: PointerEvent) => end(event, true),
    },
  }
}
