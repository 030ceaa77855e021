import {
  createListingFeed,
  endListingFeed,
  getListing,
  getListingFeed,
  type ListingForm,
  saveListing,
} from '@ensaio/domain'
import { listing, listingFeed, newListingFeed } from '../examples/house/listing.ts'
import { reply } from '../reply.ts'

/** Successful answers about listings for portals. */
export const listingHandlers = [
  reply(getListing, () => listing()),
  reply(saveListing, async ({ request }) => {
    const { is_on, ...details } = (await request.json()) as ListingForm
    return listing({ is_on, details })
  }),
  reply(getListingFeed, () => listingFeed()),
  reply(createListingFeed, () => newListingFeed()),
  reply(endListingFeed, null),
]
