import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

/** The target of an arrow key for a lifted photo: left and right follow the order across rows, up and down move by row. */
export const readingOrder: KeyboardCoordinateGetter = (event, options) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.code]
  if (step === undefined) return sortableKeyboardCoordinates(event, options)
  event.preventDefault()
  const { active, over, droppableRects } = options.context
  const ids: (number | string)[] = active?.data.current?.sortable?.items ?? []
  const next = ids[ids.indexOf(over?.id ?? options.active) + step]
  const place = next === undefined ? undefined : droppableRects.get(next)
  return place && { x: place.left, y: place.top }
}
