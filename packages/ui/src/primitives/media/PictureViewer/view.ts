/** A point on the stage, in px from its middle. */
export type Point = { x: number; y: number }

/** A size in px. */
export type Extent = { width: number; height: number }

/** How a picture stands on its stage: how often its fitted size, and how far from the middle in px. */
export type View = Point & { scale: number }

/** The whole picture, in the middle. */
export const wholeView: View = { scale: 1, x: 0, y: 0 }

/** The scale of one step closer, by a double tap or a button. */
export const closer = 2.5

const deepest = 5

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** An offset that goes no further than `reach` to either side. */
const offset = (value: number, reach: number) => (reach > 0 ? between(-reach, value, reach) : 0)

/** A view as near as the picture allows: no smaller than whole, and no gap at a side where it reaches past the stage. */
export function clampView({ scale, x, y }: View, picture: Extent, stage: Extent): View {
  const size = between(1, scale, deepest)
  const fit = Math.min(stage.width / picture.width, stage.height / picture.height)
  const reach = (length: number, room: number) => (length * fit * size - room) / 2
  return {
    scale: size,
    x: offset(x, reach(picture.width, stage.width)),
    y: offset(y, reach(picture.height, stage.height)),
  }
}

/** Another scale that keeps what lay at a point under it, wherever that went: between two fingers, under the mouse. */
export function scaleView(view: View, scale: number, from: Point, to: Point = from): View {
  const size = between(1, scale, deepest)
  const moved = (at: number, offset: number) => (at - offset) * (size / view.scale)
  return { scale: size, x: to.x - moved(from.x, view.x), y: to.y - moved(from.y, view.y) }
}

/** A view moved by so many px. */
export function moveView({ scale, x, y }: View, by: Point): View {
  return { scale, x: x + by.x, y: y + by.y }
}
