import {
  createListingFeed,
  endListingFeed,
  getListing,
  getListingFeed,
  type ListingForm,
  phoneToE164,
  saveListing,
} from '@ensaio/domain'
import { now } from '../examples/clock.ts'
import { listing, listingFeed, newListingFeed } from '../examples/house/listing.ts'
import { reply } from '../reply.ts'

/** Successful answers about listings for portals. */
export const listingHandlers = [
  reply(getListing, () => listing()),
  reply(saveListing, async ({ request }) => {
    const { is_on, seen, contact_phone, ...details } = (await request.json()) as ListingForm
    const phone = contact_phone && phoneToE164(contact_phone)
    return listing({ is_on, details: { ...details, contact_phone: phone }, changed_at: now })
  }),
  reply(getListingFeed, () => listingFeed()),
  reply(createListingFeed, () => newListingFeed()),
  reply(endListingFeed, null),
]
