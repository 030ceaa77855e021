import type { DeliverableLink, Tour } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'

/** What a product's tour is made of. */
export interface TourAddresses {
  matterport_url: string | null
  tour_url: string | null
  hosting_months: number | null
}

/** Keeps the tour of a product, in place of the one before. */
export async function writeTour(tx: Tx, productId: number, tour: TourAddresses): Promise<Tour> {
  const { id, hosted_until } = await tx
    .insertInto('tours')
    .values({ session_product_id: productId, ...tour })
    .onConflict((conflict) => conflict.column('session_product_id').doUpdateSet(tour))
    .returning(['id', 'hosted_until'])
    .executeTakeFirstOrThrow()
  const { hosting_months: host_prize, ...addresses } = tour
  return { id, ...addresses, host_prize, hosted_until }
}

/** Keeps the delivery link of a product, in place of the one before. */
export async function writeLink(tx: Tx, productId: number, url: string): Promise<DeliverableLink> {
  return tx
    .insertInto('links')
    .values({ session_product_id: productId, url })
    .onConflict((conflict) => conflict.column('session_product_id').doUpdateSet({ url }))
    .returning(['id', 'url'])
    .executeTakeFirstOrThrow()
}

/** The video of a product with this address; null when there is none. */
export async function findVideo(tx: Tx, productId: number, url: string): Promise<DeliverableLink | null> {
  const found = await tx
    .selectFrom('videos')
    .select(['id', 'url'])
    .where('session_product_id', '=', productId)
    .where('url', '=', url)
    .executeTakeFirst()
  return found ?? null
}

/** Adds a video. */
export async function insertVideo(tx: Tx, productId: number, url: string): Promise<DeliverableLink> {
  return tx
    .insertInto('videos')
    .values({ session_product_id: productId, url })
    .returning(['id', 'url'])
    .executeTakeFirstOrThrow()
}

/** Removes a video; says whether the product had one of that id. */
export async function deleteVideo(tx: Tx, productId: number, videoId: number): Promise<boolean> {
  const found = await tx
    .deleteFrom('videos')
    .where('session_product_id', '=', productId)
    .where('id', '=', videoId)
    .returning('id')
    .executeTakeFirst()
  return found !== undefined
}
