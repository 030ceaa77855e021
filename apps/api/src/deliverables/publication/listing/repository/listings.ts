import {
  type Address,
  hasListingContact,
  housing,
  type Instant,
  isOpenPublication,
  type Listing,
  type ListingDetails,
  type ListingFeed,
  type ListingForm,
  wallClock,
} from '@ensaio/domain'
import { sql } from 'kysely'
import type * as v from 'valibot'
import type { Database, Tx } from '../../../../database/database.ts'
import type { Tables } from '../../../../database/tables/tables.ts'
import type { PhotoFiles } from '../../../../files/send-file.ts'
import { photoFileColumns } from '../../../repository/photos.ts'
import { isPublished } from '../../repository/publications.ts'

type Row = Tables['listings']

const detailColumns = [
  'kind',
  'purpose',
  'title',
  'description',
  'sale_price',
  'rent_price',
  'condominium_fee',
  'property_tax',
  'area',
  'bedrooms',
  'bathrooms',
  'suites',
  'parking_spaces',
  'features',
  'address_shown',
  'contact_name',
  'contact_email',
  'contact_phone',
] as const satisfies readonly (keyof ListingDetails & keyof Row)[]

/** The delivered photos of session `s` that clients see. */
const photosOfSession = sql<number>`(select count(*)::int from photos
  join session_products p on p.id = photos.session_product_id
  where p.session_id = s.id and ${isPublished})`

/** The listing of a session as its company sees it, also before there is a row. */
export async function readListing(db: Database, sessionId: number): Promise<Listing> {
  const { photos, has_feed } = await db
    .selectFrom('photo_sessions as s')
    .select(photosOfSession.as('photos'))
    .select(
      sql<boolean>`exists (select from listing_feeds f where f.company_id = s.company_id)`.as('has_feed'),
    )
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const row = await db
    .selectFrom('listings')
    .select(['is_on', 'changed_at', ...detailColumns])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  if (row === undefined) return { is_on: false, details: null, photos, has_feed, changed_at: null }
  const { is_on, changed_at, ...details } = row
  return { is_on, details, photos, has_feed, changed_at }
}

/** Is the session about a property, not about a car? */
export async function isHousing(db: Database, sessionId: number): Promise<boolean> {
  const found = await db
    .selectFrom('photo_sessions as s')
    .innerJoin('services', 'services.id', 's.service_id')
    .select('s.id')
    .where('s.id', '=', sessionId)
    .where('services.vertical_id', '=', housing)
    .executeTakeFirst()
  return found !== undefined
}

/** The columns of a listing that its company fills in. */
type ListingRow = Omit<v.InferOutput<typeof ListingForm>, 'seen'>

/** Writes the listing of a locked session; `code` is used where there is none yet. */
export async function writeListing(
  tx: Tx,
  { sessionId, form, code }: { sessionId: number; form: ListingRow; code: string },
  now: Instant,
): Promise<void> {
  const row = { ...form, changed_at: now }
  await tx
    .insertInto('listings')
    .values({ ...row, session_id: sessionId, code })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute()
}

/** Turns the listing of a locked session off, and leaves the rest as it is. */
export async function turnOffListing(tx: Tx, sessionId: number, now: Instant): Promise<void> {
  await tx
    .updateTable('listings')
    .set({ is_on: false, changed_at: now })
    .where('session_id', '=', sessionId)
    .execute()
}

/** A listing that portals read, with what its ensaio says about the property. */
export interface ListedProperty {
  session_id: number
  code: string
  details: ListingDetails
  address: Address
  /** The code of its published page; null when no page is open to everybody. */
  page_code: string | null
}

/** The most listings of one feed: the newest ones. */
const most = 5000

/** The listings of a company that are on and have a delivered photo, newest first (rule portal-feed). */
export async function listedProperties(
  db: Database,
  companyId: number,
  now: Instant,
): Promise<ListedProperty[]> {
  const rows = await db
    .selectFrom('listings as l')
    .innerJoin('photo_sessions as s', 's.id', 'l.session_id')
    .leftJoin('publications as page', 'page.session_id', 's.id')
    .select(['l.session_id', 'l.code', 's.address', 's.time_zone'])
    .select(['page.code as page_code', 'page.is_on as page_is_on', 'page.expires_on', 'page.password_hash'])
    .select(detailColumns.map((name) => `l.${name}` as const))
    .where('s.company_id', '=', companyId)
    .where('l.is_on', '=', true)
    .where(sql<boolean>`${photosOfSession} > 0`)
    .orderBy('l.session_id', 'desc')
    .limit(most)
    .execute()
  return rows.flatMap(({ session_id, code, address, time_zone, ...row }) => {
    const { page_code, page_is_on, expires_on, password_hash, ...details } = row
    const page = { is_on: page_is_on ?? false, expires_on }
    const isOpen = isOpenPublication(page, wallClock(now, time_zone).date) && password_hash === null
    return hasListingContact(details)
      ? [{ session_id, code, address, page_code: isOpen ? page_code : null, details }]
      : []
  })
}

/** The delivered products of sessions whose material portals may show, in the order of their items. */
export async function listedProducts(db: Database, sessionIds: readonly number[]) {
  if (sessionIds.length === 0) return []
  return db
    .selectFrom('session_products as p')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .select(['p.id', 'p.session_id'])
    .where('s.id', 'in', sessionIds)
    .where(isPublished)
    .orderBy('p.item_id')
    .execute()
}

/** The stored names of the photos of products, by the id of the photo. */
export async function photoFileNames(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, string>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('photos')
    .select(['id', 'file'])
    .where('session_product_id', 'in', productIds)
    .execute()
  return new Map(rows.map(({ id, file }) => [id, file]))
}

/** The stored files of a photo of a listing that is on, while its company has an address; null otherwise. */
export async function findListedPhoto(
  db: Database,
  { code, photoId }: { code: string; photoId: number },
): Promise<PhotoFiles | null> {
  const found = await db
    .selectFrom('photos')
    .innerJoin('session_products as p', 'p.id', 'photos.session_product_id')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .innerJoin('listings as l', 'l.session_id', 's.id')
    .innerJoin('listing_feeds as f', 'f.company_id', 's.company_id')
    .innerJoin('companies', 'companies.id', 's.company_id')
    .leftJoin('tags', 'tags.id', 'photos.tag_id')
    .select(photoFileColumns)
    .where('photos.id', '=', photoId)
    .where('l.code', '=', code)
    .where('l.is_on', '=', true)
    .where('companies.active', '=', true)
    .where(isPublished)
    .executeTakeFirst()
  return found ?? null
}

/** The address of a company's listings as far as it is told; null without one. */
export async function findListingFeed(db: Database, companyId: number): Promise<ListingFeed | null> {
  const found = await db
    .selectFrom('listing_feeds as f')
    .select(['f.created_at', 'f.read_at'])
    .select(
      sql<number>`(select count(*)::int from listings l join photo_sessions s on s.id = l.session_id
        where s.company_id = f.company_id and l.is_on and ${photosOfSession} > 0)`.as('listings'),
    )
    .where('f.company_id', '=', companyId)
    .executeTakeFirst()
  return found ?? null
}

/**
 * Stores the hash of a feed's token in place of a former one, whose address stops; of two at once the later stays. Returns its company: the
 * one that stays, where the one given was united with it.
 */
export async function keepListingFeed(
  db: Database,
  companyId: number,
  tokenHash: string,
  now: Instant,
): Promise<number> {
  const row = { token_hash: tokenHash, created_at: now, read_at: null }
  const kept = await db
    .insertInto('listing_feeds')
    .values({ company_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .returning('company_id')
    .executeTakeFirstOrThrow()
  return kept.company_id
}

/** Deletes the feed of a company. */
export async function deleteListingFeed(db: Database, companyId: number): Promise<void> {
  await db.deleteFrom('listing_feeds').where('company_id', '=', companyId).execute()
}

/** The active company of a token's hash; null when nobody has it. */
export async function findFeedCompany(db: Database, tokenHash: string) {
  const found = await db
    .selectFrom('listing_feeds as f')
    .innerJoin('companies', 'companies.id', 'f.company_id')
    .select(['companies.id', 'companies.name'])
    .where('f.token_hash', '=', tokenHash)
    .where('companies.active', '=', true)
    .executeTakeFirst()
  return found ?? null
}

/** Records that a feed was read, at most once a minute. */
export async function recordReading(db: Database, companyId: number, now: Instant): Promise<void> {
  await sql`update listing_feeds set read_at = ${now}::timestamptz
    where company_id = ${companyId}::int and (read_at is null or read_at < ${now}::timestamptz - interval '1 minute')`.execute(
    db,
  )
}
