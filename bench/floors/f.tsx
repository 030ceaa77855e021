// Floor f: floor e with a sortable list.
import './e.tsx'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Tile({ id }: { id: number }) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      {...attributes}
      {...listeners}
    >
      {id}
    </li>
  )
}

function Tiles() {
  const [ids, setIds] = useState([1, 2, 3])
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) =>
        over && setIds(arrayMove(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))))
      }
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul>
          {ids.map((id) => (
            <Tile key={id} id={id} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

/** Renders the list beside floors d and e. */
export function mountTiles(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Tiles />)
}

mountTiles()
