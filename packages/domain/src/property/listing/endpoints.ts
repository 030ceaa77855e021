import { endpoint } from '../../wire/endpoint.ts'
import { Listing, ListingForm } from './schema.ts'

/** The listing of an ensaio's property, also before it is filled in. */
export const getListing = endpoint({
  method: 'GET',
  path: '/sessions/{id}/listing',
  summary: "The listing of an ensaio's property for real-estate portals.",
  audience: 'review',
  output: Listing,
})

/**
 * Fills in the listing, and turns it on or off. Needs delivered photos to be turned on. 409 `transition_refused` when it is no longer as the
 * person saw it (rule seen-form); turning it off is not refused, and then changes nothing else.
 */
export const saveListing = endpoint({
  method: 'POST',
  path: '/sessions/{id}/listing',
  summary: "Fills in the listing of an ensaio's property for real-estate portals, and turns it on or off.",
  audience: 'review',
  body: ListingForm,
  output: Listing,
})
