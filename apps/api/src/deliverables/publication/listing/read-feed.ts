import { createHash } from 'node:crypto'
import { type Instant, inGalleryOrder, materialLinks } from '@ensaio/domain'
import type { Links } from '../../../config/links.ts'
import type { Database } from '../../../database/database.ts'
import { deliverablesOf } from '../../repository/deliverables.ts'
import { listedProducts, listedProperties, photoFileNames } from './repository/listings.ts'
import type { FeedEntry } from './write-feed.ts'

/** The version in the address of a picture: another stored file has another one. */
export function versionOf(file: string): string {
  return createHash('sha256').update(file).digest('hex').slice(0, 16)
}

/** The listings of a company as its feed tells them (rule portal-feed). */
export async function readFeed(
  db: Database,
  companyId: number,
  links: Links,
  now: Instant,
): Promise<FeedEntry[]> {
  const properties = await listedProperties(db, companyId, now)
  const products = await listedProducts(
    db,
    properties.map(({ session_id }) => session_id),
  )
  const ids = products.map(({ id }) => id)
  const [held, files] = await Promise.all([deliverablesOf(db, ids, now), photoFileNames(db, ids)])
  const bySession = Map.groupBy(products, ({ session_id }) => session_id)
  return properties.map(({ session_id, code, address, details, page_code }) => {
    const those = bySession.get(session_id) ?? []
    const photos = those
      .flatMap(({ id }) => inGalleryOrder((held.get(id) ?? []).filter((one) => 'is_featured' in one)))
      .toSorted((one, other) => Number(other.is_featured) - Number(one.is_featured))
    return {
      session_id,
      address,
      details,
      photos: photos.map(({ id }) => links.listingPhoto(code, id, versionOf(files.get(id) ?? ''))),
      ...materialLinks(those.flatMap(({ id }) => held.get(id) ?? [])),
      page: page_code === null ? null : links.property(page_code),
    }
  })
}
