import { askForChoice, favorPhoto, sendChoice } from '@ensaio/domain'
import { clientOf, staffOf } from '../../accounts/viewer.ts'
import type { Links } from '../../config/links.ts'
import type { Serve } from '../../http/serve.ts'
import { askChoice, changeFavorite, sendFavorites } from './change-favorites.ts'

/** The favourites of clients, and the choices that they are asked for (rule favorites). */
export function favoriteRoutes(serve: Serve, links: Links): void {
  serve(favorPhoto, async ({ viewer, db, params, body, now }) => {
    const photo = { photoId: body.photo_id, isFavorite: body.is_favorite }
    return changeFavorite(db, { viewer: clientOf(viewer), path: params, ...photo }, now)
  })

  serve(askForChoice, async ({ viewer, db, params, body, now }) =>
    askChoice(db, { viewer: staffOf(viewer), path: params, wanted: body.wanted, links }, now),
  )

  serve(sendChoice, async ({ viewer, db, params, now }) =>
    sendFavorites(db, { viewer: clientOf(viewer), path: params, links }, now),
  )
}
