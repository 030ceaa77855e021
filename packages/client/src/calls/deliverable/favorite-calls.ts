import { askForChoice, favorPhoto, sendChoice } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The favourites of a photo product, and the choice that a client is asked for; each answers the favourites as they are then. */
export function favoriteCalls(call: Call) {
  return {
    /** Adds a photo, or takes it out. */
    mark: (id: number, productId: number, photoId: number, isFavorite: boolean) =>
      call(favorPhoto, {
        values: { id, productId },
        body: { photo_id: photoId, is_favorite: isFavorite },
      }),
    /** Asks for a choice of so many; null takes the request back. Staff only. */
    ask: (id: number, productId: number, wanted: number | null) =>
      call(askForChoice, { values: { id, productId }, body: { wanted } }),
    /** Sends the favourites as the choice. */
    send: (id: number, productId: number) => call(sendChoice, { values: { id, productId } }),
  }
}
