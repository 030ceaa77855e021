import * as v from 'valibot'
import { endpoint } from '../wire/endpoint.ts'
import { Address } from './schema.ts'

// The session token of Google Places, which bills one search's requests together: at most 36 URL-safe characters.
const SessionToken = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,36}$/, 'Este valor não é aceito aqui.')))

/** The text to search for; without it, the answer only says whether the search is enabled. */
export const PlaceQuestion = v.object({
  input: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(3, 'Escreva pelo menos 3 letras.'),
      v.maxLength(200, 'Escreva até 200 letras.'),
    ),
  ),
  session_token: SessionToken,
})
export type PlaceQuestion = v.InferInput<typeof PlaceQuestion>

/** A place that matches: its first and second line. */
export const FoundPlace = v.object({ id: v.string(), title: v.string(), subtitle: v.string() })
export type FoundPlace = v.InferOutput<typeof FoundPlace>

/** The places found; `enabled` is false when the server has no API key. */
export const FoundPlaces = v.object({ enabled: v.boolean(), places: v.array(FoundPlace) })
export type FoundPlaces = v.InferOutput<typeof FoundPlaces>

/** Searches places by text (rule address-search); the API key stays on the server. */
export const searchPlaces = endpoint({
  method: 'GET',
  path: '/places',
  summary: 'Searches places in Brazil by text; without text, tells whether the search is enabled.',
  audience: 'signed-in',
  query: PlaceQuestion,
  output: FoundPlaces,
})

/** Returns the address of a found place; number, neighbourhood and CEP are often missing (rule address-search). */
export const getPlace = endpoint({
  method: 'GET',
  path: '/places/{placeRef}',
  summary: 'The address of a found place.',
  audience: 'signed-in',
  query: v.object({ session_token: SessionToken }),
  output: Address,
})
