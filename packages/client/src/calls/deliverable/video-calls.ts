import {
  addVideo,
  deleteCaptions,
  deleteVideo,
  getVideoLimit,
  saveCaptions,
  savePoster,
  uploadVideo,
} from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { upload } from '../../upload.ts'

/** A video of hundreds of megabytes may be written a second time before the answer (rule file-location-free). */
const videoPatience = 240_000

/** The videos of a product, by link and by file; `productId` is the session product's. */
export function videoCalls(call: Call, connection: Connection) {
  return {
    add: (id: number, productId: number, url: string) =>
      call(addVideo, { values: { id, productId }, body: { url } }),
    remove: (id: number, productId: number, videoId: number) =>
      call(deleteVideo, { values: { id, productId, videoId } }),
    /** The most bytes that a file may have. */
    limit: async (signal?: AbortSignal) => (await call(getVideoLimit, { signal })).bytes,
    /** Uploads a file; `progress` gets the sent share, 0 to 1. */
    upload: (
      id: number,
      productId: number,
      file: File,
      progress?: (share: number) => void,
      signal?: AbortSignal,
    ) =>
      upload(connection, uploadVideo, {
        ...{ values: { id, productId }, body: { file }, progress, signal },
        answerWithin: videoPatience,
      }),
    /** Sets the picture of a stored video: jpg or png. */
    savePoster: (id: number, productId: number, videoId: number, file: File) =>
      upload(connection, savePoster, { values: { id, productId, videoId }, body: { file } }),
    /** Sets the captions of a stored video: WebVTT or SRT. */
    saveCaptions: (id: number, productId: number, videoId: number, file: File) =>
      upload(connection, saveCaptions, { values: { id, productId, videoId }, body: { file } }),
    removeCaptions: (id: number, productId: number, videoId: number) =>
      call(deleteCaptions, { values: { id, productId, videoId } }),
  }
}
