interface Box {
  top: number
  bottom: number
  center: number
}

function boxOf(tile: HTMLElement): Box {
  const { offsetTop: top, offsetLeft: left, offsetHeight: height, offsetWidth: width } = tile
  return { top, bottom: top + height, center: left + width / 2 }
}

/** The tile above or below another that is the nearest to it; tiles may be of more than one size. */
function nextRow(from: number, list: Element, isDown: boolean): number | undefined {
  const boxes = ([...list.children] as HTMLElement[]).map(boxOf)
  const here = boxes[from]
  if (!here) return undefined
  const away = (box: Box) => (isDown ? box.top - here.bottom : here.top - box.bottom)
  const beyond = boxes.filter((box) => away(box) >= 0)
  const row = Math.min(...beyond.map(away))
  const nearest = beyond
    .filter((box) => away(box) === row)
    .toSorted((one, other) => Math.abs(one.center - here.center) - Math.abs(other.center - here.center))[0]
  return nearest && boxes.indexOf(nearest)
}

/** The place that a key leads to from another, in a list laid out in rows; undefined where it leads nowhere. */
export function tileStep(key: string, from: number, list: Element): number | undefined {
  const last = list.children.length - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowUp' || key === 'ArrowDown') return nextRow(from, list, key === 'ArrowDown')
  const to = from + ({ ArrowLeft: -1, ArrowRight: 1 }[key] ?? Number.NaN)
  return to >= 0 && to <= last ? to : undefined
}
