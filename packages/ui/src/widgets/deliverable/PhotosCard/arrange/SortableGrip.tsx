import { useSortable } from '@dnd-kit/sortable'
import type { Photo } from '@ensaio/domain'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { Cover } from '../gallery/PhotoGrid.styles.ts'

/** Makes a tile sortable by pointer and, with Space, by keyboard. Moves the tile without rendering it again. */
export function SortableGrip(props: { photo: Photo; name: string; tabIndex: number }) {
  const { photo } = props
  const sortable = useSortable({
    id: photo.id,
    attributes: { roleDescription: 'foto que pode ser movida', tabIndex: props.tabIndex },
  })
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging, isSorting } = sortable

  const tile = useRef<HTMLLIElement | null>(null)
  const hold = useCallback(
    (cover: HTMLButtonElement | null) => {
      setActivatorNodeRef(cover)
      if (cover) tile.current = cover.closest('li')
    },
    [setActivatorNodeRef],
  )

  // Not earlier: the tile is around this, and in the page only after it.
  useEffect(() => {
    const element = tile.current
    setNodeRef(element)
    return () => {
      setNodeRef(null)
      element?.removeAttribute('style')
      element?.removeAttribute('data-dragging')
    }
  }, [setNodeRef])

  useLayoutEffect(() => {
    const element = tile.current
    if (!element) return
    element.style.transform = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : ''
    element.style.transition = transition ?? ''
    // Painted once and then only moved.
    element.style.willChange = isSorting ? 'transform' : ''
    element.toggleAttribute('data-dragging', isDragging)
  }, [transform, transition, isDragging, isSorting])

  return (
    <Cover
      ref={hold}
      type="button"
      data-grip
      {...sortable.attributes}
      {...sortable.listeners}
      aria-label={props.name}
    />
  )
}
