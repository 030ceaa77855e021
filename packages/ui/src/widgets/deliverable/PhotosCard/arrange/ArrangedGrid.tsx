import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { useEffect, useMemo, useRef } from 'react'
import { PhotoGrid, type PhotoGridProps } from '../gallery/PhotoGrid.tsx'
import { dragInstructions, dragWords } from './drag-words.ts'
import { readingOrder } from './reading-order.ts'
import { SortableGrip } from './SortableGrip.tsx'

// Outside of the component: a new object in each render would re-register every tile.
const mouse = { activationConstraint: { distance: 4 } }
const touch = { activationConstraint: { delay: 200, tolerance: 8 } }
const keyboard = { coordinateGetter: readingOrder }

/** What the light table takes to be arranged by dragging. */
export type ArrangedGridProps = PhotoGridProps & {
  /** A photo (by id) was dropped on the place of another. */
  onDrop: (id: number, over: number) => void
}

/** The light table with photos that can be dragged. Only tiles near the viewport are sortable, so that a thousand photos cost as much as a hundred. */
export function ArrangedGrid({ onDrop, ...grid }: ArrangedGridProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  )
  const ids = useMemo(() => grid.photos.map(({ id }) => id), [grid.photos])
  const accessibility = useMemo(
    () => ({
      announcements: dragWords(ids),
      screenReaderInstructions: { draggable: dragInstructions },
    }),
    [ids],
  )

  // An unfinished drag would keep the keyboard listeners after unmounting.
  const isLifted = useRef(false)
  useEffect(
    () => () => {
      if (isLifted.current) document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }))
    },
    [],
  )

  function drop({ active, over }: DragEndEvent) {
    isLifted.current = false
    if (over && over.id !== active.id) onDrop(Number(active.id), Number(over.id))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragStart={() => {
        isLifted.current = true
      }}
      onDragCancel={() => {
        isLifted.current = false
      }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <PhotoGrid {...grid} grip={SortableGrip} />
      </SortableContext>
    </DndContext>
  )
}
