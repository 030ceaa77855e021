import { deletePhoto, type PhotoSelection, photoArchivePath, updatePhoto, uploadPhoto } from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { download } from '../../download.ts'
import { upload } from '../../upload.ts'

/** The photos of a product; `productId` is the session product's. Actions answer the gallery as it is then. */
export function photoCalls(call: Call, connection: Connection) {
  return {
    feature: (id: number, productId: number, photoId: number, isFeatured: boolean) =>
      call(updatePhoto, { values: { id, productId, photoId }, body: { is_featured: isFeatured } }),
    /** Moves a photo to a place counted from 0. */
    move: (id: number, productId: number, photoId: number, order: number) =>
      call(updatePhoto, { values: { id, productId, photoId }, body: { order } }),
    /** Puts a photo into a room, or (null) into none; staff only. */
    tag: (id: number, productId: number, photoId: number, tagId: number | null) =>
      call(updatePhoto, { values: { id, productId, photoId }, body: { tag_id: tagId } }),
    remove: (id: number, productId: number, photoId: number) =>
      call(deletePhoto, { values: { id, productId, photoId } }),
    /** Sends a file; `progress` is told the share sent, 0 to 1. */
    upload: (
      id: number,
      productId: number,
      file: File,
      tagId: number | null,
      progress?: (share: number) => void,
      signal?: AbortSignal,
    ) =>
      upload(connection, uploadPhoto, {
        values: { id, productId },
        body: { tag_id: tagId, file },
        progress,
        signal,
      }),
    /** The zip of all photos, of a tag or of some (rule archive-whole); `progress` is told the share received, null while unknown. */
    download: (
      id: number,
      productId: number,
      selection: PhotoSelection,
      progress?: (share: number | null) => void,
      signal?: AbortSignal,
    ) =>
      download(connection, photoArchivePath, {
        values: { id, productId },
        body: selection,
        name: 'Fotos.zip',
        progress,
        signal,
      }),
  }
}
