import { type Crop, type CropShape, moveCrop, type Pixels, scaleCrop } from '@ensaio/domain'
import { type PointerEvent, type RefObject, useRef } from 'react'

interface Point {
  x: number
  y: number
}

/** How near to a corner a press resizes, in px. */
const cornerReach = { mouse: 14, touch: 28 }

const apart = (one: Point, other: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))

function isAtCorner({ clientX: x, clientY: y, pointerType }: PointerEvent, box: DOMRect): boolean {
  const reach = pointerType === 'mouse' ? cornerReach.mouse : cornerReach.touch
  const isAt = (edges: readonly number[], at: number) => edges.some((edge) => Math.abs(edge - at) <= reach)
  return isAt([box.left, box.right], x) && isAt([box.top, box.bottom], y)
}

/**
 * Moves a crop by dragging its frame, and resizes it by dragging a corner or with two fingers. The handlers belong on the frame; `stage` is
 * the photo.
 */
export function useCropGestures(
  stage: RefObject<HTMLElement | null>,
  { crop, shape, photo }: { crop: Crop; shape: CropShape; photo: Pixels },
  onChange: (crop: Crop) => void,
) {
  const pointers = useRef(new Map<number, Point>())
  /** What a gesture began with; another finger begins another one. */
  const start = useRef<{ crop: Crop; point: Point; middle: Point; span: number | null } | null>(null)

  function begin(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    const [point, other] = [...pointers.current.values()]
    if (!point) {
      start.current = null
      return
    }
    const resizes = other !== undefined || isAtCorner(event, box)
    start.current = { crop, point, middle, span: resizes ? apart(point, other ?? middle) : null }
  }

  function change(event: PointerEvent<HTMLElement>) {
    const begun = start.current
    const box = stage.current?.getBoundingClientRect()
    if (!pointers.current.has(event.pointerId) || !begun || !box) return
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const [point = begun.point, other] = [...pointers.current.values()]
    if (begun.span !== null) {
      onChange(scaleCrop(begun.crop, apart(point, other ?? begun.middle) / begun.span, shape, photo))
      return
    }
    const by = { x: (point.x - begun.point.x) / box.width, y: (point.y - begun.point.y) / box.height }
    onChange(moveCrop(begun.crop, by))
  }

  function end(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId)
    begin(event)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      begin(event)
    },
    onPointerMove: change,
    onPointerUp: end,
    onPointerCancel: end,
  }
}
