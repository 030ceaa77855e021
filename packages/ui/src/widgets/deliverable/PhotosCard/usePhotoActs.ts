import {
  type Actor,
  type Crop,
  type CropShape,
  type Favorites,
  featurePhoto,
  movePhoto,
  type Photo,
  type PhotoSelection,
  type PhotoSize,
  type SizedPhoto,
  tagPhoto,
} from '@ensaio/domain'
import { useMemo, useState } from 'react'
import { failureMessage, useReport } from '../../../primitives/feedback/failure-report.ts'
import type { TileAct } from './gallery/tile-props.ts'
import { useGallery } from './gallery/useGallery.ts'
import type { KeptUploads } from './upload/kept-uploads.ts'

/** What can be done with the photos of a product. A callback that is left out takes its control away. */
export type PhotoCallbacks = {
  /** Features a photo or no longer; answers the gallery as it is then. */
  onFeature?: (photo: Photo, isFeatured: boolean) => Promise<readonly Photo[]>
  /** Moves a photo to a place of the whole gallery, counted from 0; answers the gallery as it is then. */
  onReorder?: (photo: Photo, order: number) => Promise<readonly Photo[]>
  onDelete?: (photo: Photo) => Promise<unknown>
  /** Puts a photo into a room, or into none; answers the gallery as it is then. */
  onTag?: (photo: Photo, tagId: number | null) => Promise<readonly Photo[]>
  /** Says whether a photo shows a whole sphere; answers the gallery as it is then. Staff only. */
  onPanorama?: (photo: Photo, isPanorama: boolean) => Promise<readonly Photo[]>
  /** Sends one file and tells the share sent, 0 to 1; the signal cancels. */
  onUpload?: (
    file: File,
    tagId: number | null,
    progress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<Photo>
  /** Replaces the file of a photo, which stays what it is otherwise; tells the share sent, 0 to 1. Staff only. */
  onReplace?: (photo: Photo, file: File, progress: (share: number) => void) => Promise<Photo>
  /** Where chosen files are kept until they have arrived, so that they outlive the page; without it they do not. */
  keptUploads?: KeptUploads
  /** Asks for an archive and saves it; tells the share received, null while unknown; the signal cancels. */
  onDownload?: (
    selection: PhotoSelection,
    progress: (share: number | null) => void,
    signal: AbortSignal,
  ) => Promise<unknown>
  /** Tells what the photos have in each size; without it only the originals are downloaded. */
  onSizes?: (signal: AbortSignal) => Promise<readonly SizedPhoto[]>
  /** Gets one photo in a size, to save or share it; tells the share received, null while unknown; the signal cancels. */
  onFile?: (
    photo: Photo,
    size: PhotoSize,
    progress: (share: number | null) => void,
    signal: AbortSignal,
  ) => Promise<File>
  /** Chooses the part of a photo that a shape for social networks shows; null shows the middle again. */
  onCrop?: (photo: Photo, shape: CropShape, crop: Crop | null) => Promise<unknown>
  /** Adds a photo to the favourites, or takes it out; answers them as they are then. Clients only. */
  onFavorite?: (photo: Photo, isFavorite: boolean) => Promise<Favorites>
  /** Asks the client to choose so many; null takes the request back. Staff only. */
  onAskChoice?: (wanted: number | null) => Promise<Favorites>
  /** Sends the favourites as the choice that was asked for. Clients only. */
  onSendChoice?: () => Promise<Favorites>
  /** The gallery after an action of the card, for a page that keeps it. */
  onChange?: (photos: readonly Photo[]) => void
  /** @deprecated Use `onChange`. */
  onPhotos?: (photos: readonly Photo[]) => void
}

/** The gallery, what this viewer may do to it (rule accessible-to), and how it is done. */
export function usePhotoActs(given: readonly Photo[], callbacks: PhotoCallbacks & { viewer: Actor }) {
  const { viewer, onFeature } = callbacks
  const isStaff = viewer === 'staff'
  const onReorder = isStaff ? callbacks.onReorder : undefined
  const onDelete = isStaff ? callbacks.onDelete : undefined
  const onTag = isStaff ? callbacks.onTag : undefined
  const onPanorama = isStaff ? callbacks.onPanorama : undefined
  const gallery = useGallery(given, callbacks.onChange ?? callbacks.onPhotos)
  const report = useReport()
  const [said, setSaid] = useState('')
  const { photos } = gallery

  const mayFeature = onFeature !== undefined
  const mayMove = onReorder !== undefined
  const mayDelete = onDelete !== undefined
  const acts = useMemo<ReadonlySet<TileAct>>(
    () =>
      new Set<TileAct>([
        'open',
        'select',
        ...(mayFeature ? ['feature' as const] : []),
        ...(mayMove ? ['before' as const, 'after' as const] : []),
        ...(mayDelete ? ['delete' as const] : []),
      ]),
    [mayFeature, mayMove, mayDelete],
  )

  /** Features a photo, or no longer when it was; rejects with the words to show. */
  async function feature(photo: Photo) {
    if (!onFeature) return
    const isFeatured = !photo.is_featured
    await gallery.act(
      (before) => featurePhoto(before, photo.id, isFeatured),
      () => onFeature(photo, isFeatured),
      'Falha ao destacar a foto!',
    )
  }

  /** Puts a photo where another one is. `isTold` where that is read out already. */
  async function moveTo(photo: Photo, over: Photo, isTold = false) {
    if (!onReorder) return
    const order = photos.indexOf(over)
    try {
      const moving = gallery.act(
        (before) => movePhoto(before, photo.id, order),
        () => onReorder(photo, order),
        'Falha ao reordenar fotos!',
      )
      if (!isTold) setSaid(`Foto movida para a posição ${order + 1} de ${photos.length}.`)
      await moving
    } catch (reason) {
      setSaid('')
      report(failureMessage(reason))
    }
  }

  function tag(photo: Photo, tagId: number | null) {
    return gallery.act(
      (before) => tagPhoto(before, photo.id, tagId),
      async () => (await onTag?.(photo, tagId)) ?? photos,
      'Não foi possível mudar o ambiente.',
    )
  }

  /** Says that a photo shows a whole sphere, or no longer when it did. */
  function markPanorama(photo: Photo) {
    const is_panorama = !photo.is_panorama
    return gallery.act(
      (before) => before.map((one) => (one.id === photo.id ? { ...one, is_panorama } : one)),
      async () => (await onPanorama?.(photo, is_panorama)) ?? photos,
      'Não foi possível mudar a foto.',
    )
  }

  return {
    photos,
    acts,
    /** What the last move did, to be read out. */
    said,
    feature,
    moveTo,
    remove: onDelete,
    tag: onTag && tag,
    panorama: onPanorama && markPanorama,
    upload: isStaff ? callbacks.onUpload : undefined,
    replace: isStaff ? callbacks.onReplace : undefined,
    added: gallery.added,
    removed: gallery.removed,
    tell: (reason: unknown) => report(failureMessage(reason)),
  }
}
