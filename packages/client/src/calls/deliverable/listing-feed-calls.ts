import { createListingFeed, endListingFeed, getListingFeed } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The address at which portals read a company's listings (rule portal-feed); `create` replaces the former one, and alone tells the address. */
export function listingFeedCalls(call: Call) {
  return {
    get: (signal?: AbortSignal) => call(getListingFeed, { signal }),
    create: () => call(createListingFeed, {}),
    end: () => call(endListingFeed, {}),
  }
}
