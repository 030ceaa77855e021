import { getListing, type ListingForm, saveListing } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** Listings of properties for real-estate portals (rule portal-listing). */
export function listingCalls(call: Call) {
  return {
    /** The listing of an ensaio's property, also before it is filled in. */
    get: (id: number, signal?: AbortSignal) => call(getListing, { values: { id }, signal }),
    /** Fills in the listing, and turns it on or off. */
    save: (id: number, form: ListingForm) => call(saveListing, { values: { id }, body: form }),
  }
}
