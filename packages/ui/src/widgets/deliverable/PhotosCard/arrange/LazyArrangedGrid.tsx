import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PhotoGrid } from '../gallery/PhotoGrid.tsx'
import type { ArrangedGridProps } from './ArrangedGrid.tsx'

type Arranged = ComponentType<ArrangedGridProps>

// The drag-and-drop code is as large as the rest of the card, so it loads on demand. Without it the buttons still move photos.
let arrived: Arranged | undefined
const load = async (): Promise<Arranged> => (arrived ??= (await import('./ArrangedGrid.tsx')).ArrangedGrid)

/** Waits until nothing in an element is pressed: a press would be lost when the element is replaced. */
async function released(element: Element | null): Promise<void> {
  while (element?.matches(':active')) await new Promise(requestAnimationFrame)
}

/** Remembers which control of a light table the keyboard is at, and leads it back there. */
function keptFocus(table: Element | null): () => void {
  const control = document.activeElement
  if (!control || !table?.contains(control)) return () => undefined
  const name = control.getAttribute('aria-label')
  return () => {
    const same = [...table.querySelectorAll<HTMLElement>('button')].find((one) => one.ariaLabel === name)
    same?.focus({ preventScroll: true })
  }
}

/** The grid with dragging once its code has loaded; it replaces the plain grid while nothing is pressed. */
function useArranged(table: RefObject<Element | null>): Arranged | undefined {
  const [here, setHere] = useState<Arranged | undefined>(() => arrived)
  useEffect(() => {
    if (here) return
    let isGone = false
    async function bring() {
      const Grid = await load()
      await released(table.current)
      if (isGone) return
      const leadBack = keptFocus(table.current)
      flushSync(() => setHere(() => Grid))
      leadBack()
    }
    // When loading fails, the buttons remain.
    void bring().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [table, here])
  return here
}

/** The grid for arranging photos; by buttons only until the drag-and-drop code has loaded. */
export function LazyArrangedGrid({ onDrop, ...grid }: ArrangedGridProps) {
  const table = useRef<HTMLDivElement>(null)
  const ArrangedGrid = useArranged(table)
  return (
    <div ref={table}>
      {ArrangedGrid ? <ArrangedGrid {...grid} onDrop={onDrop} /> : <PhotoGrid {...grid} />}
    </div>
  )
}
