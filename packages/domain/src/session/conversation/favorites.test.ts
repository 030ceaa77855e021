import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  ChoiceForm,
  choiceRefusal,
  type Favorites,
  favoriteRefusal,
  mostWanted,
  noFavorites,
  withFavorite,
} from './favorites.ts'

const chosen = (photo_ids: number[], wanted: number | null, sent_at: string | null = null): Favorites => ({
  ...noFavorites,
  photo_ids,
  wanted,
  sent_at,
})
const sent = '2026-11-20T15:00:00.000Z'
const add = (photoId: number) => ({ photoId, isFavorite: true })

describe('favourites', () => {
  test('are as many as one likes, until a number was asked for', () => {
    expect(favoriteRefusal(chosen([1, 2, 3], null), add(4))).toBeNull()
    expect(favoriteRefusal(chosen([1], 2), add(4))).toBeNull()
    expect(favoriteRefusal(chosen([1, 2], 2), add(4))).toBe(
      'Você já escolheu 2 fotos. Tire uma para escolher outra.',
    )
    expect(favoriteRefusal(chosen([1], 1), add(4))).toBe(
      'Você já escolheu a foto. Tire-a para escolher outra.',
    )
    // One that is there already, and one that goes.
    expect(favoriteRefusal(chosen([1, 2], 2), add(2))).toBeNull()
    expect(favoriteRefusal(chosen([1, 2], 2), { photoId: 2, isFavorite: false })).toBeNull()
    expect(favoriteRefusal(chosen([1], 2, sent), { photoId: 1, isFavorite: false })).toMatch(/já foi enviada/)
  })

  test('change one at a time', () => {
    expect(withFavorite(chosen([1, 2], 3), 3, true).photo_ids).toEqual([1, 2, 3])
    expect(withFavorite(chosen([1, 2], 3), 2, true).photo_ids).toEqual([1, 2])
    expect(withFavorite(chosen([1, 2], 3), 1, false).photo_ids).toEqual([2])
  })

  test('are sent when they were asked for, are some, and not too many', () => {
    expect(choiceRefusal(chosen([1], null))).toMatch(/Ninguém pediu/)
    expect(choiceRefusal(chosen([], 2))).toBe('Escolha ao menos uma foto.')
    expect(choiceRefusal(chosen([1, 2, 3], 2))).toBe('Escolha no máximo 2: tire 1.')
    expect(choiceRefusal(chosen([1], 2, sent))).toMatch(/já foi enviada/)
    expect(choiceRefusal(chosen([1], 2))).toBeNull()
  })

  test.each([0, mostWanted + 1, 1.5, '3'])('cannot be asked for by %s', (wanted) => {
    expect(safeParse(ChoiceForm, { wanted }).success).toBe(false)
  })
})
