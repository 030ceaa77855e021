import * as v from 'valibot'
import { note } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Tag } from './tag.ts'

/** The category of a rating: the client's or the staff's. */
export const ratingCategories = ['client', 'other'] as const
export const RatingCategory = v.picklist(ratingCategories)
export type RatingCategory = v.InferOutput<typeof RatingCategory>

/** 1 to 5 stars, with tags and a text. */
export const Rating = v.object({
  rate: v.pipe(v.number('Escolha de 1 a 5 estrelas.'), v.integer(), v.minValue(1), v.maxValue(5)),
  tags: v.array(Tag),
  description: v.string(),
})
export type Rating = v.InferOutput<typeof Rating>

/** A rating as sent: tags by id. */
export const RatingForm = v.object({
  rate: v.pipe(
    v.number('Escolha de 1 a 5 estrelas.'),
    v.integer('Escolha de 1 a 5 estrelas.'),
    v.minValue(1, 'Escolha de 1 a 5 estrelas.'),
    v.maxValue(5, 'Escolha de 1 a 5 estrelas.'),
  ),
  tags: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(20)), []),
  description: v.optional(note(1000), ''),
})
export type RatingForm = v.InferInput<typeof RatingForm>

/** The labels of the stars, from 1 to 5. */
export const starLabels = ['Ruim', 'Regular', 'Bom', 'Muito bom', 'Excelente'] as const

/** The ratings of an ensaio, at most one per category. */
export const getRatings = endpoint({
  method: 'GET',
  path: '/sessions/{id}/ratings',
  summary: 'The ratings of an ensaio, by category.',
  audience: 'signed-in',
  output: v.object({
    client: v.optional(v.nullable(Rating), null),
    other: v.optional(v.nullable(Rating), null),
  }),
})

/** Rates a delivered session in the viewer's category; a second rating replaces the first (rule rating-once). */
export const rateSession = endpoint({
  method: 'POST',
  path: '/sessions/{id}/ratings',
  summary: 'Rates a delivered ensaio.',
  audience: 'signed-in',
  body: RatingForm,
  output: Rating,
})

/** The tags of a category: `client` and `other` for praise and criticism in ratings, `photos` for rooms. */
export const getTagCategory = endpoint({
  method: 'GET',
  path: '/tag-category/{category}',
  summary: 'The tags of a category.',
  audience: 'signed-in',
  output: v.object({ tags: v.array(Tag) }),
})
