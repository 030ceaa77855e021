import { deletePhoto, type PhotoSelection, photoArchivePath, updatePhoto, uploadPhoto } from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { download } from '../../download.ts'
import { upload } from '../../upload.ts'

/** The photos of a product; `productId` is the session product's. Actions return the updated gallery. */
export function photoCalls(call: Call, connection: Connection) {
  return {
    feature: (id: number, productId: number, photoId: number, isFeatured: boolean) =>
      call(updatePhoto, { values: { id, productId, photoId }, body: { is_featured: isFeatured } }),
    /** Moves a photo to a 0-based position. */
    move: (id: number, productId: number, photoId: number, order: number) =>
      call(updatePhoto, { values: { id, productId, photoId }, body: { order } }),
    /** Sets a photo's room, or removes it (null); staff only. */
    tag: (id: number, productId: number, photoId: number, tagId: number | null) =>
      call(updatePhoto, { values: { id, productId, photoId }, body: { tag_id: tagId } }),
    remove: (id: number, productId: number, photoId: number) =>
      call(deletePhoto, { values: { id, productId, photoId } }),
    /** Uploads a file; `progress` gets the sent share, 0 to 1. */
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
    /** The zip of all or some photos (rule archive-whole); `progress` gets the received share, 0 to 1, or null while unknown. */
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
