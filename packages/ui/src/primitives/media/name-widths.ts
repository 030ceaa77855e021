/**
 * How wide the names of marks on a picture may be at most, as shares of its width, so that none covers another; 1 for a mark that stands
 * alone. Points are shares of the picture; a name lies around its point as the point lies in the picture, so that no name leaves it. Names
 * whose points are less than `row` apart, a share of the height, lie side by side.
 */
export function nameWidths(points: readonly { x: number; y: number }[], row: number): number[] {
  return points.map((point) => {
    const beside = points
      .filter((other) => other !== point && Math.abs(other.y - point.y) < row)
      .map(({ x }) => Math.abs(x - point.x))
    // Of two equally wide names, one reaches 1 − x of its width towards the other one, which reaches x of its own.
    return Math.min(1, ...beside.map((apart) => apart / (1 + apart)))
  })
}
