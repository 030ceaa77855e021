import type { Photo, Tag } from '@ensaio/domain'
import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { photoTitle } from '../../photo-title.ts'
import { Tiles } from './PhotoGrid.styles.ts'
import { PhotoTile } from './PhotoTile.tsx'
import type { GalleryMode, Grip, TileAct } from './tile-props.ts'
import { tileStep } from './tile-step.ts'
import { useNear } from './useNear.ts'

/** Puts the focus on the tile of a photo, wherever it is. */
export type GridFocus = { focus: (id: number) => void }

/** The props of `PhotoGrid`. */
export type PhotoGridProps = {
  label: string
  photos: readonly Photo[]
  tags: readonly Tag[]
  mode: GalleryMode
  selected: ReadonlySet<number>
  acts: ReadonlySet<TileAct>
  onAct: (act: TileAct, photo: Photo) => void
  grip?: Grip
  /** The favourites, by id, and how hearts are shown (see `PhotoTileProps`). */
  favorites?: ReadonlySet<number>
  heart?: 'button' | 'shown' | undefined
  /** How many open threads are about each photo, by id. */
  comments?: ReadonlyMap<number, number>
  /** Is the first photo shown larger than the others? */
  hasCover?: boolean
  ref?: Ref<GridFocus>
}

/** The photos of a gallery. Tab stops once; arrows, Home and End go from photo to photo. */
export function PhotoGrid(props: PhotoGridProps) {
  const { photos, onAct } = props
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<number | null>(null)
  const ids = useMemo(() => photos.map(({ id }) => id), [photos])
  const { isNear, isSeen } = useNear(list, ids)
  const stop = photos.some(({ id }) => id === current) ? current : photos[0]?.id

  function focusPlace(place: number) {
    flushSync(() => setCurrent(photos[place]?.id ?? null))
    const tile = list.current?.children[place]
    tile?.scrollIntoView({ block: 'nearest' })
    tile?.querySelector('button')?.focus({ preventScroll: true })
  }

  useImperativeHandle(props.ref, () => ({
    focus: (id) => focusPlace(photos.findIndex((photo) => photo.id === id)),
  }))

  function placeOf(target: Element): number {
    const tile = target.closest('li')
    return tile ? [...(list.current?.children ?? [])].indexOf(tile) : -1
  }

  function go(event: KeyboardEvent) {
    // Leave Alt and an arrow to the browser.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const place = placeOf(event.target as Element)
    // A photo that was lifted is moved by the same keys.
    if (place < 0 || !list.current || list.current.querySelector('[data-dragging]')) return
    const to = tileStep(event.key, place, list.current)
    if (to === undefined) return
    event.preventDefault()
    focusPlace(to)
  }

  function follow({ target }: FocusEvent) {
    setCurrent(photos[placeOf(target)]?.id ?? null)
  }

  // A stable function, so that tiles do not render again.
  const act = useRef(onAct)
  act.current = onAct
  const [tell] = useState(() => (what: TileAct, photo: Photo) => act.current(what, photo))

  return (
    <Tiles
      ref={list}
      data-cover={props.hasCover || undefined}
      role="list"
      aria-label={props.label}
      onKeyDown={go}
      onFocus={follow}
    >
      {photos.map((photo, place) => {
        const isCurrent = photo.id === stop
        const isSelected = props.selected.has(photo.id)
        return (
          <li key={photo.id} data-selected={isSelected || undefined}>
            {(isCurrent || isSeen(photo.id, place)) && (
              <PhotoTile
                photo={photo}
                title={photoTitle(photo, props.tags)}
                place={place}
                count={photos.length}
                mode={props.mode}
                isCurrent={isCurrent}
                isNear={isNear(place)}
                isSelected={isSelected}
                isFavorite={props.favorites?.has(photo.id) ?? false}
                heart={props.heart}
                comments={props.comments?.get(photo.id) ?? 0}
                isLarge={props.hasCover === true && place === 0}
                acts={props.acts}
                onAct={tell}
                grip={props.grip}
              />
            )}
          </li>
        )
      })}
    </Tiles>
  )
}
