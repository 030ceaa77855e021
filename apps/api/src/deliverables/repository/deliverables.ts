import { type Deliverable, type DeliverableLink, type Instant, wallClock } from '@ensaio/domain'
import type { Database } from '../../database/database.ts'
import { storedVideosOf } from '../videos/repository/video-files.ts'
import { photosOf } from './photos.ts'
import { pagesOf } from './plan-pages.ts'

/** Where a plan is looked at; null for a kind that browsers do not show. */
export function blueprintUrl(id: number, extension: string): string | null {
  return extension === 'dwg' ? null : `/api/files/blueprints/${id}`
}

/** The plans of products, each with its product. */
export async function blueprintsOf(db: Database, productIds: readonly number[]) {
  const rows = await db
    .selectFrom('blueprints')
    .select(['id', 'session_product_id', 'file_name', 'file_extension', 'rooms'])
    .where('session_product_id', 'in', productIds)
    .orderBy('id')
    .execute()
  const pages = await pagesOf(
    db,
    rows.map(({ id }) => id),
    (id) => `/api/files/blueprints/${id}`,
  )
  return rows.map((row) => {
    const drawn = pages.get(row.id)
    return { ...row, url: blueprintUrl(row.id, row.file_extension), ...(drawn && { pages: drawn }) }
  })
}

/** Tours; past their last day at an instant, in the property's time zone, without their addresses (rule hosting-end). */
async function toursOf(db: Database, productIds: readonly number[], onlineAt: Instant | null) {
  const rows = await db
    .selectFrom('tours')
    .innerJoin('session_products as p', 'p.id', 'tours.session_product_id')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .select([
      'tours.id',
      'session_product_id',
      'matterport_url',
      'tour_url',
      'hosting_months',
      'hosted_until',
      's.time_zone',
    ])
    .where('session_product_id', 'in', productIds)
    .execute()
  return rows.map(({ hosting_months, time_zone, ...row }) => {
    const has_ended =
      onlineAt !== null && row.hosted_until !== null && row.hosted_until < wallClock(onlineAt, time_zone).date
    const withheld = has_ended && { matterport_url: null, tour_url: null, has_ended }
    return { ...row, host_prize: hosting_months, ...withheld }
  })
}

function urlsOf(db: Database, table: 'videos' | 'links', productIds: readonly number[]) {
  return db
    .selectFrom(table)
    .select(['id', 'session_product_id', 'url'])
    .where('session_product_id', 'in', productIds)
    .orderBy('id')
    .execute()
}

/** Videos by link and by file, in the order in which they were added: both count their ids together. */
async function videosOf(db: Database, productIds: readonly number[]) {
  const [links, stored] = await Promise.all([
    urlsOf(db, 'videos', productIds),
    storedVideosOf(db, productIds),
  ])
  return [...links, ...stored].toSorted((one, other) => one.id - other.id)
}

/** The delivery links of session products, by product id. */
export async function linksOf(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, DeliverableLink[]>> {
  if (productIds.length === 0) return new Map()
  const byProduct = Map.groupBy(await urlsOf(db, 'links', productIds), (row) => row.session_product_id)
  return new Map([...byProduct].map(([id, rows]) => [id, rows.map(({ id, url }) => ({ id, url }))]))
}

/**
 * Reads the material of session products, by product id, in the order in which it is shown. With `onlineAt`, tours whose hosting ended before
 * that instant have no addresses; null reads it for our people, who keep seeing them (rule hosting-end).
 */
export async function deliverablesOf(
  db: Database,
  productIds: readonly number[],
  onlineAt: Instant | null,
): Promise<Map<number, Deliverable[]>> {
  if (productIds.length === 0) return new Map()
  const found = await Promise.all([
    photosOf(db, productIds),
    blueprintsOf(db, productIds),
    toursOf(db, productIds, onlineAt),
    videosOf(db, productIds),
  ])
  const all: (Deliverable & { session_product_id: number })[] = found.flat()
  const byProduct = Map.groupBy(all, (row) => row.session_product_id)
  return new Map(
    productIds.map((id) => [id, (byProduct.get(id) ?? []).map(({ session_product_id: _, ...row }) => row)]),
  )
}
