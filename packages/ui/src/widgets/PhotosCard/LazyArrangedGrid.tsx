import { lazy, Suspense } from 'react'
import type { ArrangedGridProps } from './ArrangedGrid.tsx'
import { PhotoGrid } from './PhotoGrid.tsx'

// Dragging weighs as much as the rest of the card: only who arranges photos loads it. Without it the buttons still move them.
const ArrangedGrid = lazy(() =>
  import('./ArrangedGrid.tsx').then(
    (module) => ({ default: module.ArrangedGrid }),
    () => ({ default: ({ onDrop: _, ...grid }: ArrangedGridProps) => <PhotoGrid {...grid} /> }),
  ),
)

/** The light table to be arranged; until dragging has arrived, by buttons alone. */
export function LazyArrangedGrid({ onDrop, ref, ...grid }: ArrangedGridProps) {
  return (
    <Suspense fallback={<PhotoGrid {...grid} />}>
      <ArrangedGrid {...grid} ref={ref} onDrop={onDrop} />
    </Suspense>
  )
}
