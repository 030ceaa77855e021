import * as v from 'valibot'
import { FoundPosition } from './position.ts'

/** One part of an address, in the shape of Google Places (rule address-search). */
export const AddressComponent = v.object({
  types: v.array(v.string()),
  long_name: v.string(),
  short_name: v.string(),
})
export type AddressComponent = v.InferOutput<typeof AddressComponent>

/** The property's address; `url` opens it on a map. */
export const Address = v.object({
  address_components: v.array(AddressComponent),
  url: v.nullable(v.string()),
  /** Where a search of places found it; only in its answer and in an order (rule property-position). */
  position: v.optional(FoundPosition),
})
export type Address = v.InferOutput<typeof Address>
