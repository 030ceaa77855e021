import { addVideo, deleteVideo } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The videos of a product. */
export function videoCalls(call: Call) {
  return {
    add: (id: number, productId: number, url: string) =>
      call(addVideo, { values: { id, productId }, body: { url } }),
    remove: (id: number, productId: number, videoId: number) =>
      call(deleteVideo, { values: { id, productId, videoId } }),
  }
}
