import {
  addVideo,
  blueprintArchivePath,
  deleteBlueprint,
  deletePhoto,
  deleteVideo,
  getRatings,
  getTagCategory,
  getTimeline,
  type PhotoSelection,
  photoArchivePath,
  type RatingForm,
  rateSession,
  requestCorrection,
  saveLink,
  saveTour,
  type TourForm,
  updatePhoto,
  uploadBlueprint,
  uploadPhoto,
} from '@ensaio/domain'
import type { Call, Connection } from './call.ts'
import { download } from './download.ts'
import { upload } from './upload.ts'

/** What is made, received, judged and corrected; `productId` is the session product's. */
export function deliverableCalls(call: Call, connection: Connection) {
  return {
    /** The photos of a product; `productId` is the session product's. Actions answer the gallery as it is then. */
    photos: {
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
      /** The zip of all photos, of a tag or of some (D35); `progress` is told the share received, null while unknown. */
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
    },

    /** The plans of a product. */
    blueprints: {
      upload: (
        id: number,
        productId: number,
        file: File,
        progress?: (share: number) => void,
        signal?: AbortSignal,
      ) =>
        upload(connection, uploadBlueprint, { values: { id, productId }, body: { file }, progress, signal }),
      remove: (id: number, productId: number, blueprintId: number) =>
        call(deleteBlueprint, { values: { id, productId, blueprintId } }),
      /** The zip of all plans; `progress` is told the share received, null while unknown. */
      download: (
        id: number,
        productId: number,
        progress?: (share: number | null) => void,
        signal?: AbortSignal,
      ) =>
        download(connection, blueprintArchivePath, {
          values: { id, productId },
          body: {},
          name: 'Plantas.zip',
          progress,
          signal,
        }),
    },

    videos: {
      add: (id: number, productId: number, url: string) =>
        call(addVideo, { values: { id, productId }, body: { url } }),
      remove: (id: number, productId: number, videoId: number) =>
        call(deleteVideo, { values: { id, productId, videoId } }),
    },

    tours: {
      save: (id: number, productId: number, form: TourForm) =>
        call(saveTour, { values: { id, productId }, body: form }),
    },

    /** The delivery link of a product. */
    links: {
      save: (id: number, productId: number, url: string) =>
        call(saveLink, { values: { id, productId }, body: { url } }),
    },

    ratings: {
      /** One by clients and one by our people, each perhaps null. */
      get: (id: number, signal?: AbortSignal) => call(getRatings, { values: { id }, signal }),
      /** Rates, or replaces one's rating. */
      rate: (id: number, form: RatingForm) => call(rateSession, { values: { id }, body: form }),
    },

    tags: {
      /** `photos` for rooms, `rating` for what was good or bad. */
      list: async (category: string, signal?: AbortSignal) =>
        (await call(getTagCategory, { values: { category }, signal })).tags,
    },

    timeline: {
      /** What happened to an ensaio, newest first. */
      list: (id: number, signal?: AbortSignal) => call(getTimeline, { values: { id }, signal }),
    },

    corrections: {
      /** Asks for a delivered product to be corrected; answers the ensaio, then under review. */
      request: (id: number, productId: number, description: string) =>
        call(requestCorrection, { values: { id, productId }, body: { description } }),
    },
  }
}
