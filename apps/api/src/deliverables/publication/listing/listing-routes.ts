import { createListingFeed, endListingFeed, getListing, getListingFeed, saveListing } from '@ensaio/domain'
import { clientOf } from '../../../accounts/viewer.ts'
import type { Links } from '../../../config/links.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Serve } from '../../../http/serve.ts'
import { findSession } from '../../../sessions/repository/sessions.ts'
import { createFeed, keepListing } from './keep-listing.ts'
import { deleteListingFeed, findListingFeed, readListing } from './repository/listings.ts'

/** Listings for portals, and the address at which portals read them (rules portal-listing and portal-feed). */
export function listingRoutes(serve: Serve, links: Links): void {
  serve(getListing, async ({ db, viewer, params: { id } }) => {
    if ((await findSession(db, clientOf(viewer), id)) === null) refuse('not_found')
    return readListing(db, id)
  })
  serve(saveListing, ({ db, viewer, params: { id }, body, now }) =>
    keepListing(db, clientOf(viewer), { sessionId: id, form: body }, now),
  )
  serve(getListingFeed, ({ db, viewer }) => findListingFeed(db, clientOf(viewer).companyId))
  serve(createListingFeed, ({ db, viewer, now }) => createFeed(db, clientOf(viewer).companyId, links, now))
  serve(endListingFeed, async ({ db, viewer }) => {
    await deleteListingFeed(db, clientOf(viewer).companyId)
    return null
  })
}
