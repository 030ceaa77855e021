import type { Address, LocalDate, Publication, PublicationForm, VerticalData } from '@ensaio/domain'
import { clientItemIds } from '@ensaio/domain'
import { type RawBuilder, sql } from 'kysely'
import type * as v from 'valibot'
import type { Database, Tx } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables/tables.ts'
import type { ArchivedPhoto } from '../../../files/repository/archives.ts'
import { holdsMaterial, isDelivered } from '../../../sessions/repository/access.ts'
import { photoFileColumns } from '../../repository/photos.ts'
import { type ServedVideo, servedVideos } from '../../videos/repository/video-files.ts'

/** Matches the products of a session that a published page shows. Expects products aliased as `p` and sessions as `s`. */
export const isPublished: RawBuilder<boolean> = sql`(${isDelivered} and p.item_id in (${sql.join(clientItemIds)}))`

const hasMaterial = sql<boolean>`exists (select 1 from session_products p
  where p.session_id = s.id and ${isPublished} and ${holdsMaterial})`

/** The published page of a session as its company sees it, also before there is a row. */
export async function readPublication(db: Database, sessionId: number): Promise<Publication> {
  const { password_hash, ...row } = await db
    .selectFrom('photo_sessions as s')
    .leftJoin('publications as page', 'page.session_id', 's.id')
    .select([
      'page.code',
      'page.neutral_code',
      'page.headline',
      'page.contact_name',
      'page.contact_phone',
      'page.contact_email',
      'page.expires_on',
      'page.password_hash',
      'page.changed_at',
    ])
    .select([
      sql<boolean>`coalesce(page.is_on, false)`.as('is_on'),
      sql<boolean>`coalesce(page.is_listed, false)`.as('is_listed'),
      sql<boolean>`coalesce(page.offers_downloads, false)`.as('offers_downloads'),
      sql<string>`coalesce(page.description, '')`.as('description'),
      sql<Publication['address_shown']>`coalesce(page.address_shown, 'district')`.as('address_shown'),
      hasMaterial.as('has_material'),
    ])
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return { ...row, has_password: password_hash !== null }
}

/** What a person fills in, with the hash of a password in place of the password; an absent one keeps what is set. */
export type PublicationRow = Omit<v.InferOutput<typeof PublicationForm>, 'password' | 'seen'> & {
  password_hash?: string | null
}

/** Writes the page of a locked session; `codes` are used where there are none yet. */
export async function writePublication(
  tx: Tx,
  { sessionId, page, codes }: { sessionId: number; page: PublicationRow; codes: PageCodes | null },
  now: string,
): Promise<void> {
  const row = { ...page, changed_at: now }
  await tx
    .insertInto('publications')
    .values({ ...row, session_id: sessionId, ...codes })
    .onConflict((conflict) =>
      conflict.column('session_id').doUpdateSet({
        ...row,
        ...(codes && {
          code: sql`coalesce(publications.code, ${codes.code})`,
          neutral_code: sql`coalesce(publications.neutral_code, ${codes.neutral_code})`,
        }),
      }),
    )
    .execute()
}

/** Turns the page of a locked session off, and leaves the rest as it is. */
export async function turnOffPublication(tx: Tx, sessionId: number, now: string): Promise<void> {
  await tx
    .updateTable('publications')
    .set({ is_on: false, changed_at: now })
    .where('session_id', '=', sessionId)
    .execute()
}

/** Both codes of a page. */
export interface PageCodes {
  code: string
  neutral_code: string
}

/** Replaces the codes of the page of a locked session; false when it has none yet. */
export async function replaceCodes(
  tx: Tx,
  sessionId: number,
  codes: PageCodes,
  now: string,
): Promise<boolean> {
  const found = await tx
    .updateTable('publications')
    .set({ ...codes, changed_at: now })
    .where('session_id', '=', sessionId)
    .where('code', 'is not', null)
    .returning('session_id')
    .executeTakeFirst()
  return found !== undefined
}

/** A page as its address finds it. */
export interface FoundPage
  extends Pick<
    Tables['publications'],
    | 'session_id'
    | 'headline'
    | 'description'
    | 'contact_name'
    | 'contact_phone'
    | 'contact_email'
    | 'password_hash'
  > {
  is_on: boolean
  is_listed: boolean
  offers_downloads: boolean
  expires_on: LocalDate | null
  address_shown: Publication['address_shown']
  is_neutral: boolean
  address: Address
  vertical_data: VerticalData
  time_zone: string
  company_name: string
  logo_file: string | null
  /** Are the originals in the archive (rule archived-originals)? */
  has_archived: boolean
}

const isArchived = sql<boolean>`exists (
  select from photo_archives a where a.session_id = s.id and a.archived_at is not null)`

/** The page at an address, open or not; null when nobody has that code. */
export async function findPage(db: Database, code: string): Promise<FoundPage | null> {
  const found = await db
    .selectFrom('publications as page')
    .innerJoin('photo_sessions as s', 's.id', 'page.session_id')
    .innerJoin('companies', 'companies.id', 's.company_id')
    .select([
      'page.session_id',
      'page.headline',
      'page.description',
      'page.contact_name',
      'page.contact_phone',
      'page.contact_email',
      'page.password_hash',
      'page.is_on',
      'page.is_listed',
      'page.offers_downloads',
      'page.expires_on',
      'page.address_shown',
      's.address',
      's.vertical_data',
      's.time_zone',
      'companies.name as company_name',
      'companies.logo_file',
    ])
    .select(sql<boolean>`page.neutral_code = ${code}`.as('is_neutral'))
    .select(isArchived.as('has_archived'))
    .where((build) => build.or([build('page.code', '=', code), build('page.neutral_code', '=', code)]))
    .executeTakeFirst()
  return found ?? null
}

/** The ids of the products whose material the page of a session shows, in the order of their items. */
export async function publishedProducts(db: Database, sessionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('session_products as p')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .select('p.id')
    .where('s.id', '=', sessionId)
    .where(isPublished)
    .orderBy('p.item_id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The stored files of a photo on the page of a session; null when the page shows none of that id. */
export async function findPagePhoto(db: Database, sessionId: number, photoId: number) {
  const found = await db
    .selectFrom('photos')
    .innerJoin('session_products as p', 'p.id', 'photos.session_product_id')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .leftJoin('tags', 'tags.id', 'photos.tag_id')
    .select(photoFileColumns)
    .where('photos.id', '=', photoId)
    .where('s.id', '=', sessionId)
    .where(isPublished)
    .executeTakeFirst()
  return found ?? null
}

/** All photos on the page of a session in the order of its gallery, for an archive. */
export function pagePhotos(db: Database, sessionId: number): Promise<ArchivedPhoto[]> {
  return db
    .selectFrom('photos')
    .innerJoin('session_products as p', 'p.id', 'photos.session_product_id')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .leftJoin('tags', 'tags.id', 'photos.tag_id')
    .select(['photos.id', 'photos.file', 'photos.bytes', 'tags.name as tag'])
    .where('s.id', '=', sessionId)
    .where(isPublished)
    .orderBy('p.item_id')
    .orderBy('photos.position')
    .execute()
}

/** A stored plan on the page of a session; null when the page shows none of that id. */
export async function findPagePlan(db: Database, sessionId: number, planId: number) {
  const found = await db
    .selectFrom('blueprints')
    .innerJoin('session_products as p', 'p.id', 'blueprints.session_product_id')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .select(['blueprints.file', 'blueprints.file_name', 'blueprints.file_extension'])
    .where('blueprints.id', '=', planId)
    .where('s.id', '=', sessionId)
    .where(isPublished)
    .executeTakeFirst()
  return found ?? null
}

/** A stored video on the page of a session; null when the page shows none of that id. */
export async function findPageVideo(
  db: Database,
  sessionId: number,
  videoId: number,
): Promise<ServedVideo | null> {
  const found = await servedVideos(db)
    .where('v.id', '=', videoId)
    .where('s.id', '=', sessionId)
    .where(isPublished)
    .executeTakeFirst()
  return found ?? null
}

/** The id of the first photo on the page of a session; null when it shows none. */
export async function findPageCover(db: Database, sessionId: number): Promise<number | null> {
  const found = await db
    .selectFrom('photos')
    .innerJoin('session_products as p', 'p.id', 'photos.session_product_id')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .select('photos.id')
    .where('s.id', '=', sessionId)
    .where(isPublished)
    .orderBy('photos.is_featured', 'desc')
    .orderBy('p.item_id')
    .orderBy('photos.position')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? null
}
