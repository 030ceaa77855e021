import {
  type Address,
  type AddressComponent,
  BrazilianPoint,
  type FoundPlace,
  type PositionPrecision,
} from '@ensaio/domain'
import * as v from 'valibot'
import { askOutside, NoAnswer } from '../ask-outside.ts'
import { isPlaceRef, type Places } from './places.ts'

/** The settings of Google Places. */
export interface GooglePlacesConfig {
  key: string
  /** Without a trailing slash. */
  url: string
}

const patience = 3000
const fields = 'id,addressComponents,formattedAddress,googleMapsUri,location'

const text = v.pipe(
  v.nullish(v.object({ text: v.string() }), { text: '' }),
  v.transform((value) => value?.text.trim().slice(0, 200) ?? ''),
)
const Prediction = v.object({
  placeId: v.string(),
  text,
  structuredFormat: v.nullish(v.object({ mainText: text, secondaryText: text })),
})
const Suggestions = v.object({
  suggestions: v.nullish(v.array(v.object({ placePrediction: v.nullish(Prediction) }))),
})
const Details = v.object({
  id: v.string(),
  addressComponents: v.nullish(
    v.array(v.object({ longText: v.string(), shortText: v.nullish(v.string()), types: v.array(v.string()) })),
  ),
  googleMapsUri: v.nullish(v.pipe(v.string(), v.maxLength(500))),
  // A place without a usable point is still an address.
  location: v.fallback(v.nullish(BrazilianPoint), null),
})

function understood<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body)
  if (!read.success) throw new NoAnswer('The answer is not as expected.')
  return read.output
}

function foundPlace({
  placeId,
  text: whole,
  structuredFormat,
}: v.InferOutput<typeof Prediction>): FoundPlace {
  return {
    id: placeId,
    title: structuredFormat?.mainText || whole,
    subtitle: structuredFormat?.mainText ? structuredFormat.secondaryText : '',
  }
}

/** A place with a number is a building, one with a street somewhere in it; a larger one is only its middle. */
function precisionOf(components: readonly AddressComponent[]): PositionPrecision {
  const has = (...types: string[]) => components.some((one) => one.types.some((type) => types.includes(type)))
  if (has('street_number')) return 'exact'
  if (has('route')) return 'street'
  return has('sublocality', 'sublocality_level_1', 'neighborhood') ? 'district' : 'city'
}

/** Converts to the stored shape, which is that of the service's older API. */
function addressFrom({ addressComponents, googleMapsUri, location }: v.InferOutput<typeof Details>): Address {
  const components = (addressComponents ?? []).map(
    ({ longText, shortText, types }): AddressComponent => ({
      types,
      long_name: longText,
      short_name: shortText ?? longText,
    }),
  )
  return {
    address_components: components,
    url: googleMapsUri?.startsWith('https://') ? googleMapsUri : null,
    ...(location && { position: { ...location, precision: precisionOf(components) } }),
  }
}

/** Places API (New) of Google, called by the server so that browsers never get the key (rule address-search). */
export function googlePlaces({ key, url }: GooglePlacesConfig): Places {
  const keyed = { 'x-goog-api-key': key }
  return {
    name: 'Google Places',

    async search(input, sessionToken) {
      const { status, body } = await askOutside(`${url}/v1/places:autocomplete`, patience, {
        headers: keyed,
        json: {
          input,
          includedRegionCodes: ['br'],
          languageCode: 'pt-BR',
          regionCode: 'br',
          ...(sessionToken === null ? {} : { sessionToken }),
        },
      })
      if (status !== 200) throw new NoAnswer(`Status ${status}.`)
      return (understood(Suggestions, body).suggestions ?? [])
        .flatMap(({ placePrediction }) => (placePrediction ? [foundPlace(placePrediction)] : []))
        .filter(({ id, title }) => isPlaceRef(id) && title !== '')
    },

    async find(placeRef, sessionToken) {
      const query = new URLSearchParams({ languageCode: 'pt-BR', regionCode: 'BR' })
      if (sessionToken !== null) query.set('sessionToken', sessionToken)
      const { status, body } = await askOutside(
        `${url}/v1/places/${encodeURIComponent(placeRef)}?${query}`,
        patience,
        { headers: { ...keyed, 'x-goog-fieldmask': fields } },
      )
      if (status === 404) return null
      // A refused key is answered with 400, too, which says nothing about the place.
      if (status !== 200) throw new NoAnswer(`Status ${status}.`)
      return addressFrom(understood(Details, body))
    },
  }
}

/** Google Places where a key is configured, else null. */
export function openPlaces(config: { googlePlaces: GooglePlacesConfig | null }): Places | null {
  return config.googlePlaces === null ? null : googlePlaces(config.googlePlaces)
}
