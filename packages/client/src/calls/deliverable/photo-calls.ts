import {
  askForOriginals,
  type Crop,
  type CropShape,
  cropPhoto,
  deletePhoto,
  getPhotoSizes,
  type PhotoSelection,
  type PhotoSize,
  photoArchivePath,
  photoFilePath,
  replacePhoto,
  updatePhoto,
  uploadPhoto,
} from '@ensaio/domain'
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
    /** Says whether a photo shows a whole sphere; staff only (rule panoramas). */
    markPanorama: (id: number, productId: number, photoId: number, isPanorama: boolean) =>
      call(updatePhoto, { values: { id, productId, photoId }, body: { is_panorama: isPanorama } }),
    /** Asks for the archived originals of an ensaio back; answers it as it is then (rule archived-originals). */
    askOriginals: (id: number) => call(askForOriginals, { values: { id } }),
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
    /** Uploads another file for a photo, which stays what it is otherwise (rule photo-versions); `progress` gets the sent share, 0 to 1. */
    replace: (
      id: number,
      productId: number,
      photoId: number,
      file: File,
      progress?: (share: number) => void,
      signal?: AbortSignal,
    ) =>
      upload(connection, replacePhoto, {
        values: { id, productId, photoId },
        body: { file },
        progress,
        signal,
      }),
    /** What each photo has in each size, and the parts chosen for shapes (rule photo-sizes). */
    sizes: (id: number, productId: number, signal?: AbortSignal) =>
      call(getPhotoSizes, { values: { id, productId }, signal }),
    /** Chooses the part of a photo that a shape shows; null shows the middle again. */
    crop: (id: number, productId: number, photoId: number, shape: CropShape, crop: Crop | null) =>
      call(cropPhoto, { values: { id, productId, photoId }, body: { shape, crop } }),
    /** One photo in a size, to save or to share; `progress` as of `download`. */
    file: (
      photoId: number,
      size: PhotoSize,
      progress?: (share: number | null) => void,
      signal?: AbortSignal,
    ) =>
      download(connection, photoFilePath, {
        values: { id: photoId, size },
        name: `foto_${photoId}.jpg`,
        progress,
        signal,
      }),
    /** The zip of all or some photos in any sizes (rule archive-whole); `progress` gets the received share, 0 to 1, or null while unknown. */
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
