import * as v from 'valibot'
import { Instant } from '../../calendar/local-date.ts'
import { endpoint } from '../../wire/endpoint.ts'

/** The most photos that a client may be asked to choose. */
export const mostWanted = 500

/**
 * The favourites of a photo product, and the choice that our people asked the client for (rule favorites): so many photos, until it was
 * sent. Null throughout where nothing was asked.
 */
export const Favorites = v.object({
  /** In the order of the gallery. */
  photo_ids: v.array(v.number()),
  wanted: v.nullable(v.number()),
  sent_at: v.nullable(Instant),
  sent_by: v.nullable(v.string()),
})
export type Favorites = v.InferOutput<typeof Favorites>

const favorites = '/sessions/{id}/{productId}/favorites' as const

/** Adds a photo to the favourites, or takes it out. */
export const favorPhoto = endpoint({
  method: 'POST',
  path: favorites,
  summary: 'Adds a delivered photo to the favourites of its product, or takes it out.',
  audience: 'review',
  body: v.object({ photo_id: v.pipe(v.number(), v.integer(), v.minValue(1)), is_favorite: v.boolean() }),
  output: Favorites,
})

/** How many photos the client is asked to choose; null takes the request back. */
export const ChoiceForm = v.object({
  wanted: v.nullable(
    v.pipe(
      v.number('Diga quantas fotos.'),
      v.integer('Diga um número inteiro de fotos.'),
      v.minValue(1, 'Peça ao menos uma foto.'),
      v.maxValue(mostWanted, `Peça no máximo ${mostWanted} fotos.`),
    ),
  ),
})
export type ChoiceForm = v.InferInput<typeof ChoiceForm>

/** Asks the client to choose so many photos, or opens a choice that was sent again. */
export const askForChoice = endpoint({
  method: 'POST',
  path: `${favorites}/wanted`,
  summary: 'Asks the client to choose so many photos of a product.',
  audience: 'fieldwork',
  body: ChoiceForm,
  output: Favorites,
})

/** Sends the favourites as the choice that was asked for. */
export const sendChoice = endpoint({
  method: 'POST',
  path: `${favorites}/sent`,
  summary: 'Sends the favourites as the choice that was asked for.',
  audience: 'review',
  output: Favorites,
})

/** The favourites of a product without any, and without a requested choice. */
export const noFavorites: Favorites = { photo_ids: [], wanted: null, sent_at: null, sent_by: null }

/** Why a photo cannot become a favourite, or stop being one; null when it can (rule favorites). */
export function favoriteRefusal(
  { wanted, sent_at, photo_ids }: Favorites,
  { photoId, isFavorite }: { photoId: number; isFavorite: boolean },
): string | null {
  if (sent_at !== null) return 'A escolha já foi enviada. Peça à nossa equipe para reabrir.'
  const isOver = isFavorite && wanted !== null && !photo_ids.includes(photoId) && photo_ids.length >= wanted
  if (!isOver) return null
  return wanted === 1
    ? 'Você já escolheu a foto. Tire-a para escolher outra.'
    : `Você já escolheu ${wanted} fotos. Tire uma para escolher outra.`
}

/** Why the choice cannot be sent; null when it can. */
export function choiceRefusal({ wanted, sent_at, photo_ids }: Favorites): string | null {
  if (wanted === null) return 'Ninguém pediu uma escolha destas fotos.'
  if (sent_at !== null) return 'A escolha já foi enviada.'
  if (photo_ids.length === 0) return 'Escolha ao menos uma foto.'
  if (photo_ids.length > wanted) return `Escolha no máximo ${wanted}: tire ${photo_ids.length - wanted}.`
  return null
}

/** Favourites with a photo more, or without it. */
export function withFavorite(favorites: Favorites, photoId: number, isFavorite: boolean): Favorites {
  const others = favorites.photo_ids.filter((id) => id !== photoId)
  return { ...favorites, photo_ids: isFavorite ? [...others, photoId] : others }
}
