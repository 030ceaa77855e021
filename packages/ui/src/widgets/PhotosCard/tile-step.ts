function columnsOf(list: Element): number {
  const tiles = [...list.children] as HTMLElement[]
  const top = tiles[0]?.offsetTop
  const next = tiles.findIndex((tile) => tile.offsetTop !== top)
  return next < 0 ? tiles.length : next
}

/** The place that a key leads to from another, in a list laid out in rows; undefined where it leads nowhere. */
export function tileStep(key: string, from: number, list: Element): number | undefined {
  const last = list.children.length - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  const columns = columnsOf(list)
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key]
  const to = from + (steps ?? Number.NaN)
  return to >= 0 && to <= last ? to : undefined
}
