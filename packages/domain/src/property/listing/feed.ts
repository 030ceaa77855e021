import * as v from 'valibot'
import { Instant } from '../../calendar/local-date.ts'
import { endpoint } from '../../wire/endpoint.ts'

/** The path of a company's listings as portals read them: XML, without the envelope. The token is the only key (rule portal-feed). */
export const listingFeedPath = '/listing-feeds/{token}/vrsync.xml'

/** The path of a photo of a listing; another `version` is another picture, since portals keep pictures by their address (rule portal-feed). */
export const listingPhotoPath = '/listings/{code}/photos/{id}/{version}.jpg'

/** The address that portals read. It is kept as a hash, so only its creation tells it. */
export const ListingFeed = v.object({
  created_at: Instant,
  /** When it was last read by anybody; null before. */
  read_at: v.nullable(Instant),
  /** How many listings it holds now. */
  listings: v.number(),
})
export type ListingFeed = v.InferOutput<typeof ListingFeed>

/** The same with its address. */
export const NewListingFeed = v.object({ ...ListingFeed.entries, address: v.string() })
export type NewListingFeed = v.InferOutput<typeof NewListingFeed>

/** The address at which portals read the company's listings; null without one. */
export const getListingFeed = endpoint({
  method: 'GET',
  path: '/company/listing-feed',
  summary: 'Whether the company has an address at which portals read its listings, and when they last did.',
  audience: 'systems',
  output: v.nullable(ListingFeed),
})

/** Creates that address, or replaces it: the former one stops at once. */
export const createListingFeed = endpoint({
  method: 'POST',
  path: '/company/listing-feed',
  summary: "Creates or replaces the address of the company's listings; this answer alone tells it.",
  audience: 'systems',
  output: NewListingFeed,
})

/** Ends that address. */
export const endListingFeed = endpoint({
  method: 'DELETE',
  path: '/company/listing-feed',
  summary: "Ends the address of the company's listings.",
  audience: 'systems',
  output: v.null(),
})
