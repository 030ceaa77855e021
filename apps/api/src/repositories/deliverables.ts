import type { Deliverable } from '@ensaio/domain'
import type { Database } from '../ports/database.ts'

/** The address of a photo as delivered, for those who may see it (D33). */
export function photoUrl(photoId: number): string {
  return `/api/files/photos/${photoId}/original`
}

function photos(db: Database, productIds: readonly number[]) {
  return db
    .selectFrom('photos')
    .select(['id', 'session_product_id', 'tag_id', 'is_featured', 'position', 'alt'])
    .where('session_product_id', 'in', productIds)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

function blueprints(db: Database, productIds: readonly number[]) {
  return db
    .selectFrom('blueprints')
    .select(['id', 'session_product_id', 'file_name', 'file_extension'])
    .where('session_product_id', 'in', productIds)
    .orderBy('id')
    .execute()
}

function tours(db: Database, productIds: readonly number[]) {
  return db
    .selectFrom('tours')
    .select(['id', 'session_product_id', 'matterport_url', 'tour_url', 'hosting_months as host_prize'])
    .where('session_product_id', 'in', productIds)
    .execute()
}

function urls(db: Database, table: 'videos' | 'links', productIds: readonly number[]) {
  return db
    .selectFrom(table)
    .select(['id', 'session_product_id', 'url'])
    .where('session_product_id', 'in', productIds)
    .orderBy('id')
    .execute()
}

/** What session products hold, in the order in which it is shown, by product id. */
export async function deliverablesOf(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, Deliverable[]>> {
  if (productIds.length === 0) return new Map()
  const found = await Promise.all([
    photos(db, productIds).then((rows) =>
      rows.map(({ position, ...row }) => ({
        ...row,
        order: position,
        url: photoUrl(row.id),
        thumbnail_url: `/api/files/photos/${row.id}/thumbnail`,
        preview_url: null,
        width: null,
        height: null,
      })),
    ),
    blueprints(db, productIds).then((rows) => rows.map((row) => ({ ...row, url: null }))),
    tours(db, productIds).then((rows) => rows.map((row) => ({ ...row, hosted_until: null }))),
    urls(db, 'videos', productIds),
    urls(db, 'links', productIds),
  ])
  const all: (Deliverable & { session_product_id: number })[] = found.flat()
  const byProduct = Map.groupBy(all, (row) => row.session_product_id)
  return new Map(
    productIds.map((id) => [id, (byProduct.get(id) ?? []).map(({ session_product_id: _, ...row }) => row)]),
  )
}
