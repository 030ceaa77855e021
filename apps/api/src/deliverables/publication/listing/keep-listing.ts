import { randomBytes } from 'node:crypto'
import type { Instant, Listing, ListingForm, NewListingFeed } from '@ensaio/domain'
import type * as v from 'valibot'
import { secretHash } from '../../../accounts/login-session.ts'
import { actorOf, type ClientViewer } from '../../../accounts/viewer.ts'
import type { Links } from '../../../config/links.ts'
import { type Database, transact } from '../../../database/database.ts'
import { refuse } from '../../../http/refusal.ts'
import { newToken } from '../../../mail/letters/recovery.ts'
import { lockSession } from '../../../sessions/repository/sessions.ts'
import { recordEvent } from '../../../sessions/repository/timeline.ts'
import { judgeForm } from '../seen-form.ts'
import {
  findListingFeed,
  isHousing,
  keepListingFeed,
  readListing,
  turnOffListing,
  writeListing,
} from './repository/listings.ts'

const changed =
  'O anúncio mudou depois que você o abriu. O que você digitou está aqui; o resto mostra como ele está agora. Confira e salve de novo.'

/**
 * Stores the listing of a property and turns it on or off, once there is a delivered photo (rule portal-listing). A form that was opened
 * before others changed the listing is refused, or only turns it off (rule seen-form).
 */
export async function keepListing(
  db: Database,
  viewer: ClientViewer,
  { sessionId, form }: { sessionId: number; form: v.InferOutput<typeof ListingForm> },
  now: Instant,
): Promise<Listing> {
  return transact(db, async (tx) => {
    if ((await lockSession(tx, viewer, sessionId)) === null) refuse('not_found')
    if (!(await isHousing(tx, sessionId))) {
      refuse('transition_refused', 'Os portais de imóveis não anunciam carros.')
    }
    const before = await readListing(tx, sessionId)
    const saved = judgeForm(form, { ...before.details, ...before }, changed)
    if (form.is_on && before.photos === 0) {
      refuse('transition_refused', 'O anúncio pode ir aos portais depois da entrega das fotos.')
    }
    if (saved === 'off') await turnOffListing(tx, sessionId, now)
    else if (saved === 'whole') {
      const { seen, ...row } = form
      const code = randomBytes(16).toString('base64url')
      await writeListing(tx, { sessionId, form: row, code }, now)
    }
    if (form.is_on !== before.is_on) {
      const kind = form.is_on ? 'listing_published' : 'listing_withdrawn'
      await recordEvent(tx, { sessionId, ...actorOf(viewer), kind, detail: {} }, now)
    }
    return readListing(tx, sessionId)
  })
}

/** Creates or replaces the address of a company's listings; it is in this answer alone (rule portal-feed). */
export async function createFeed(
  db: Database,
  companyId: number,
  links: Links,
  now: Instant,
): Promise<NewListingFeed> {
  const token = newToken()
  const owner = await keepListingFeed(db, companyId, secretHash(token), now)
  const feed = (await findListingFeed(db, owner)) ?? refuse('not_found')
  return { ...feed, address: links.listingFeed(token) }
}
