import type { Photo } from '@ensaio/domain'
import type { ComponentType } from 'react'

/** The mode of the gallery. */
export type GalleryMode = 'view' | 'select' | 'arrange'

/** The actions of a tile. */
export type TileAct =
  | 'open'
  | 'select'
  | 'select-range'
  | 'feature'
  | 'favorite'
  | 'before'
  | 'after'
  | 'delete'

/** The sortable handle of a tile: covers the tile, moves its list item, and is dragged by pointer or keyboard. */
export type Grip = ComponentType<{
  photo: Photo
  name: string
  tabIndex: number
}>

/** The props of `PhotoTile`. */
export type PhotoTileProps = {
  photo: Photo
  /** The photo shown. */
  title: string
  /** Its place among those shown, from 0. */
  place: number
  count: number
  mode: GalleryMode
  /** The one tile of the gallery that Tab stops at. */
  isCurrent: boolean
  /** Is it near enough to the view to be dragged, or dragged over? */
  isNear: boolean
  isSelected: boolean
  isFavorite: boolean
  /** A heart that appears under the pointer, one that always shows, or, undefined, a mark on favourites alone. */
  heart: 'button' | 'shown' | undefined
  /** How many open threads are about it. */
  comments: number
  /** Is it shown larger than the others? */
  isLarge?: boolean
  acts: ReadonlySet<TileAct>
  onAct: (act: TileAct, photo: Photo) => void
  grip?: Grip | undefined
}
