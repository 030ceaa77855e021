import { type RefObject, useEffect, useState } from 'react'

/** So many tiles are always there: the first view holds no more, and waits for nobody. */
const first = 12

// One of so many tiles is watched: even one to a row, no two of the watched stand further apart than what counts as near.
const stride = 6

/** How far from the view is near, in px. */
const margin = 600

/** Which places of a list are near the view, and which ever were. */
export interface Near {
  from: number
  /** One past the last. */
  to: number
  /** By id. */
  seen: ReadonlySet<number>
}

const isWithin = ({ from, to }: Omit<Near, 'seen'>, place: number) => place >= from && place < to

/** Follows which tiles of a list are in view, or within 600 px of it; `ids` are those of its items, in order. */
export function useNear(list: RefObject<Element | null>, ids: readonly number[]) {
  const [near, setNear] = useState<Near>(() => ({
    from: 0,
    to: first,
    seen: new Set(),
  }))

  useEffect(() => {
    const items = [...(list.current?.children ?? [])]
    const visible = new Set<number>()
    const places = new Map(items.map((item, place) => [item, place]))
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(places.get(target) ?? 0)
          else visible.delete(places.get(target) ?? 0)
        }
        const lowest = visible.size === 0 ? 0 : Math.min(...visible) - stride + 1
        const highest = visible.size === 0 ? 0 : Math.max(...visible) + stride
        // What is dragged stays alive however far the page has scrolled, and what makes room for it neither comes nor goes.
        const isDragging = items.some((item) => item.hasAttribute('data-dragging'))
        setNear((before) => {
          const from = isDragging ? Math.min(before.from, lowest) : lowest
          const to = isDragging ? Math.max(before.to, highest) : highest
          if (before.from === from && before.to === to) return before
          const now = { from, to }
          const seen = ids.filter((_, place) => isWithin(before, place) || isWithin(now, place))
          return { ...now, seen: new Set([...before.seen, ...seen]) }
        })
      },
      { rootMargin: `${margin}px 0px` },
    )
    for (let place = 0; place < items.length; place += stride) {
      const item = items[place]
      if (item) watch.observe(item)
    }
    return () => watch.disconnect()
  }, [list, ids])

  return {
    isNear: (place: number) => isWithin(near, place),
    /** Is it near, or was it ever? What came once stays. */
    isSeen: (id: number, place: number) => place < first || near.seen.has(id) || isWithin(near, place),
  }
}
