/** The size of a pin with the gap around it, in px. */
export const pinSize = { width: 50, height: 30 } as const

/** How far each pin is moved up, in px, so that none covers another; the first of several at one place stays on it. */
export function spreadPins(points: readonly { x: number; y: number }[]): number[] {
  const { width, height } = pinSize
  const placed: { x: number; y: number }[] = []
  return points.map(({ x, y }) => {
    let free = y
    const covered = () => placed.find((one) => Math.abs(one.x - x) < width && Math.abs(one.y - free) < height)
    for (let below = covered(); below; below = covered()) free = below.y - height
    placed.push({ x, y: free })
    return y - free
  })
}
