// Three galleries for the benchmark: static pictures, dnd-kit's own sortable example, and ours.
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { Photo } from '@ensaio/domain'
import { PhotosCard, ready, ThemeProvider, ToastProvider } from '@ensaio/ui'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: 8,
  listStyle: 'none',
}
const picture: CSSProperties = { width: '100%', aspectRatio: '3 / 2', background: '#ccc' }
const src = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

function photosOf(count: number): Photo[] {
  return Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    url: src,
    thumbnail_url: src,
    width: 1200,
    height: 800,
    order: place,
    is_featured: false,
    tag_id: null,
    preview_url: src,
    alt: null,
  }))
}

function Still({ photos }: { photos: Photo[] }) {
  return (
    <ul style={grid}>
      {photos.map(({ id }) => (
        <li key={id}>
          <img src={src} alt={`Foto ${id}`} style={picture} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ id }: { id: number }) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      data-grip=""
      {...attributes}
      {...listeners}
    >
      <img src={src} alt={`Foto ${id}`} style={picture} draggable={false} />
    </li>
  )
}

function Usual({ photos }: { photos: Photo[] }) {
  const [ids, setIds] = useState(photos.map(({ id }) => id))
  const sensors = useSensors(useSensor(PointerSensor))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) =>
        over && setIds(arrayMove(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))))
      }
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul style={grid}>
          {ids.map((id) => (
            <Tile key={id} id={id} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

function Ours({ photos }: { photos: Photo[] }) {
  const reorder = async () => photos
  return (
    <ThemeProvider page>
      <ToastProvider>
        <PhotosCard
          photos={ready(photos)}
          tags={[]}
          viewer="staff"
          onRetry={() => undefined}
          onReorder={reorder}
        />
      </ToastProvider>
    </ThemeProvider>
  )
}

const kinds: Record<string, (photos: Photo[]) => ReactNode> = {
  still: (photos) => <Still photos={photos} />,
  usual: (photos) => <Usual photos={photos} />,
  ours: (photos) => <Ours photos={photos} />,
}

/** Mounts one of the galleries; returns the time in ms, styles and layout included. */
function mount(kind: string, count: number): number {
  const photos = photosOf(count)
  const place = document.getElementById('root') as HTMLElement
  const start = performance.now()
  flushSync(() => createRoot(place).render(kinds[kind]?.(photos)))
  place.getBoundingClientRect()
  return performance.now() - start
}

Object.assign(window, { mount })
