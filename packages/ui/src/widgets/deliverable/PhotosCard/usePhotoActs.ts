import { featurePhoto, movePhoto, type Photo, tagPhoto } from '@ensaio/domain'
import { useMemo, useState } from 'react'
import { failureMessage, useReport } from '../../../primitives/action/Button/failure-report.ts'
import type { TileAct } from './gallery/tile-props.ts'
import { useGallery } from './gallery/useGallery.ts'
import type { PhotosCardProps } from './PhotosCard.tsx'

type Callbacks = Pick<
  PhotosCardProps,
  'viewer' | 'onFeature' | 'onReorder' | 'onDelete' | 'onTag' | 'onUpload' | 'onPhotos'
>

/** The gallery, what this viewer may do to it (D28), and how it is done. */
export function usePhotoActs(given: readonly Photo[], callbacks: Callbacks) {
  const { viewer, onFeature } = callbacks
  const isStaff = viewer === 'staff'
  const onReorder = isStaff ? callbacks.onReorder : undefined
  const onDelete = isStaff ? callbacks.onDelete : undefined
  const onTag = isStaff ? callbacks.onTag : undefined
  const gallery = useGallery(given, callbacks.onPhotos)
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

  return {
    photos,
    acts,
    /** What the last move did, to be read out. */
    said,
    feature,
    moveTo,
    remove: onDelete,
    tag: onTag && tag,
    upload: isStaff ? callbacks.onUpload : undefined,
    added: gallery.added,
    removed: gallery.removed,
    tell: (reason: unknown) => report(failureMessage(reason)),
  }
}
