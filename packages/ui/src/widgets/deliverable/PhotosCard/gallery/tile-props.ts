import type { Photo } from '@ensaio/domain'
import type { ComponentType } from 'react'

/** What the gallery is being used for. */
export type GalleryMode = 'view' | 'select' | 'arrange'

/** What can be done to a photo from its tile. */
export type TileAct = 'open' | 'select' | 'select-range' | 'feature' | 'before' | 'after' | 'delete'

/** What makes a tile sortable: it stands on the tile, moves the list item around it, and is held, or lifted by the keyboard. */
export type Grip = ComponentType<{
  photo: Photo
  name: string
  tabIndex: number
}>

/** What a tile takes; everything is plain or stable, so that a tile is drawn again only when it changes itself. */
export type PhotoTileProps = {
  photo: Photo
  /** What it shows. */
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
  /** Does it stand large, before the others? */
  isLarge?: boolean
  acts: ReadonlySet<TileAct>
  onAct: (act: TileAct, photo: Photo) => void
  grip?: Grip | undefined
}
