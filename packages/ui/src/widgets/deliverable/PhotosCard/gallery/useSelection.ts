import type { Photo } from '@ensaio/domain'
import { useRef, useState } from 'react'

/** Photos picked out of those shown, by id. */
export function useSelection(shown: readonly Photo[]) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<number | null>(null)

  return {
    selected,
    toggle(id: number) {
      last.current = id
      setSelected((before) =>
        before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
      )
    },
    /** Takes everything between the photo picked last and this one; this one alone where that one is not shown any more. */
    reach(id: number) {
      const end = shown.findIndex((photo) => photo.id === id)
      const start = shown.findIndex((photo) => photo.id === last.current)
      const [from = 0, to = 0] = [start < 0 ? end : start, end].toSorted((one, other) => one - other)
      last.current = id
      const between = shown.slice(from, to + 1).map((photo) => photo.id)
      setSelected((before) => new Set([...before, ...between]))
    },
    all: () => setSelected((before) => new Set([...before, ...shown.map(({ id }) => id)])),
    clear() {
      last.current = null
      setSelected(new Set())
    },
  }
}
