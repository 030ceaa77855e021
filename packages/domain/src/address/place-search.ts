import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Address } from './schema.ts'

// What joins the questions of one search on the bill: 36 characters at most, safe in addresses.
const SessionToken = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,36}$/, 'Este valor não é aceito aqui.')))

/** Words to look for places with; without any, the answer only says whether there is a search. */
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

/** A place that fits the words: its first line and what comes under it. */
export const FoundPlace = v.object({ id: v.string(), title: v.string(), subtitle: v.string() })
export type FoundPlace = v.InferOutput<typeof FoundPlace>

/** The places found; `enabled` is false where the server has no key for a search. */
export const FoundPlaces = v.object({ enabled: v.boolean(), places: v.array(FoundPlace) })
export type FoundPlaces = v.InferOutput<typeof FoundPlaces>

/** Looks for places by words (rule address-search); the key of the service stays on the server. */
export const searchPlaces = endpoint({
  method: 'GET',
  path: '/places',
  summary: 'Places in Brazil that fit some words; without words, whether there is such a search.',
  audience: 'client',
  query: PlaceQuestion,
  output: FoundPlaces,
})

/** Reads the whole address of a place found; its number, neighbourhood and CEP are often missing (rule address-search). */
export const getPlace = endpoint({
  method: 'GET',
  path: '/places/{placeRef}',
  summary: 'The address of a place that was found.',
  audience: 'client',
  query: v.object({ session_token: SessionToken }),
  output: Address,
})
