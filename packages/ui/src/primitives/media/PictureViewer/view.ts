/** A point on the stage, in px from its centre. */
export type Point = { x: number; y: number }

/** A size in px. */
export type Extent = { width: number; height: number }

/** Zoom and position: `scale` relative to the fitted size, offset from the centre in px. */
export type View = Point & { scale: number }

/** The whole picture, centred. */
export const wholeView: View = { scale: 1, x: 0, y: 0 }

/** The scale of one zoom step, by a double tap or a button. */
export const closer = 2.5

const deepest = 5

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Limits an offset to `reach` on either side; 0 when the picture does not overflow. */
const offset = (value: number, reach: number) => (reach > 0 ? between(-reach, value, reach) : 0)

/** Limits a view: scale from 1 to 5, and no gap at a side where the picture overflows the stage. */
export function clampView({ scale, x, y }: View, picture: Extent, stage: Extent): View {
  const size = between(1, scale, deepest)
  const fit = Math.min(stage.width / picture.width, stage.height / picture.height)
  const reach = (length: number, available: number) => (length * fit * size - available) / 2
  return {
    scale: size,
    x: offset(x, reach(picture.width, stage.width)),
    y: offset(y, reach(picture.height, stage.height)),
  }
}

/** Zooms around `from`, the midpoint of two fingers or the mouse, and moves that point of the picture to `to`. */
export function scaleView(view: View, scale: number, from: Point, to: Point = from): View {
  const size = between(1, scale, deepest)
  const moved = (at: number, offset: number) => (at - offset) * (size / view.scale)
  return { scale: size, x: to.x - moved(from.x, view.x), y: to.y - moved(from.y, view.y) }
}

/** Moves a view by an offset in px. */
export function moveView({ scale, x, y }: View, by: Point): View {
  return { scale, x: x + by.x, y: y + by.y }
}
