import type { Photo } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Database, Tx } from '../../database/database.ts'
import type { DerivativeKind } from '../../files/sizes/derivative-kinds.ts'
import { accessibleTo, visibleItems, visibleMaterial } from '../../sessions/repository/access.ts'
import { formerPhoto, photoUrl } from './photo-addresses.ts'

const newestVersion = sql<boolean>`former.version =
  (select max(version) from photo_versions older where older.photo_id = photos.id)`

/** The photos of products in gallery order, as they travel, each with its product. */
export async function photosOf(
  db: Database,
  productIds: readonly number[],
): Promise<(Photo & { session_product_id: number })[]> {
  const rows = await db
    .selectFrom('photos')
    .leftJoin('photo_versions as former', (join) =>
      join
        .onRef('former.photo_id', '=', 'photos.id')
        // Spares a look for those that were never replaced.
        .on('photos.version', '>', 1)
        .on(newestVersion),
    )
    .select([
      'photos.id',
      'session_product_id',
      'tag_id',
      'is_featured',
      'is_panorama',
      'position',
      'alt',
      'photos.width',
      'photos.height',
      'photos.version',
      'former.version as former_version',
      'former.width as former_width',
      'former.height as former_height',
      'former.replaced_at',
    ])
    .where('session_product_id', 'in', productIds)
    .orderBy('position')
    .execute()
  return rows.map(
    ({ position, version, former_version, former_width, former_height, replaced_at, ...row }) => {
      const former = replaced_at !== null &&
        former_version !== null && {
          former: formerPhoto(row.id, {
            version: former_version,
            width: former_width,
            height: former_height,
            replaced_at,
          }),
        }
      return {
        ...row,
        order: position,
        url: photoUrl(row.id, 'original', version),
        thumbnail_url: photoUrl(row.id, 'thumbnail', version),
        preview_url: photoUrl(row.id, 'preview', version),
        ...former,
      }
    },
  )
}

/** The gallery of one product. */
export async function galleryOf(db: Database, productId: number): Promise<Photo[]> {
  const photos = await photosOf(db, [productId])
  return photos.map(({ session_product_id: _, ...photo }) => photo)
}

const drawn = (kind: DerivativeKind) => sql<string | null>`(select drawn.file from photo_derivatives drawn
  where drawn.photo_id = photos.id and drawn.kind = ${sql.lit(kind)})`

/** The stored names of a photo, and what tells its name outside. Expects `tags` joined. */
export const photoFileColumns = [
  'photos.id',
  'photos.version',
  'photos.file as original',
  'photos.thumbnail_file as thumbnail',
  'photos.preview_file as preview',
  drawn('thumbnail-avif').as('thumbnail_avif'),
  drawn('preview-avif').as('preview_avif'),
  'photos.position as place',
  'tags.name as tag',
  sql<number>`(select count(*)::int from photos all_photos
    where all_photos.session_product_id = photos.session_product_id)`.as('among'),
] as const

/** The stored names of a photo, and what tells its name outside; null when the viewer reaches none of that id. */
export async function findPhotoFiles(db: Database, viewer: Viewer, photoId: number) {
  const found = await db
    .selectFrom('photos')
    .innerJoin('session_products as p', 'p.id', 'photos.session_product_id')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .leftJoin('tags', 'tags.id', 'photos.tag_id')
    .select(photoFileColumns)
    .where('photos.id', '=', photoId)
    .where('p.item_id', 'in', visibleItems(viewer))
    .where(visibleMaterial(viewer))
    .where(accessibleTo(viewer))
    .executeTakeFirst()
  return found ?? null
}

/** A photo of a product; null when the product has none of that id. */
export async function findPhoto(db: Database, productId: number, photoId: number) {
  const found = await db
    .selectFrom('photos')
    .select([
      'id',
      'tag_id',
      'is_featured',
      'position',
      'file',
      'thumbnail_file',
      'preview_file',
      'width',
      'height',
      'is_panorama',
    ])
    .where('session_product_id', '=', productId)
    .where('id', '=', photoId)
    .executeTakeFirst()
  return found ?? null
}

/** Features a photo of a locked product, in place of the one before, or none any more. */
export async function featurePhoto(
  tx: Tx,
  { productId, photoId }: { productId: number; photoId: number },
  isFeatured: boolean,
): Promise<void> {
  const photos = tx.updateTable('photos').where('session_product_id', '=', productId)
  // The index lets no two be featured, not even between two rows of one statement.
  if (isFeatured) await photos.set({ is_featured: false }).where('is_featured', '=', true).execute()
  await photos.set({ is_featured: isFeatured }).where('id', '=', photoId).execute()
}

/** Moves a photo of a locked product to a place, counted from 0; past the end is the end. The others close ranks. */
export async function movePhoto(
  tx: Tx,
  { productId, photoId, from }: { productId: number; photoId: number; from: number },
  wanted: number,
): Promise<void> {
  await sql`
    with goal as (
      select least(${wanted}::int, count(*)::int - 1) as place from photos where session_product_id = ${productId}::int
    )
    update photos set position = case
      when photos.id = ${photoId}::int then goal.place
      when goal.place < ${from}::int then photos.position + 1
      else photos.position - 1
    end
    from goal
    where photos.session_product_id = ${productId}::int
      and photos.position between least(goal.place, ${from}::int) and greatest(goal.place, ${from}::int)`.execute(
    tx,
  )
}

/** Files a photo under a room, or under none. */
export async function tagPhoto(tx: Tx, photoId: number, tagId: number | null): Promise<void> {
  await tx.updateTable('photos').set({ tag_id: tagId }).where('id', '=', photoId).execute()
}

/** Says whether a photo shows a whole sphere. */
export async function markPanorama(tx: Tx, photoId: number, isPanorama: boolean): Promise<void> {
  await tx.updateTable('photos').set({ is_panorama: isPanorama }).where('id', '=', photoId).execute()
}

/** Removes a photo of a locked product; those behind it move up. */
export async function removePhoto(
  tx: Tx,
  photo: { id: number; position: number },
  productId: number,
): Promise<void> {
  await tx.deleteFrom('photos').where('id', '=', photo.id).execute()
  await tx
    .updateTable('photos')
    .set((eb) => ({ position: eb('position', '-', 1) }))
    .where('session_product_id', '=', productId)
    .where('position', '>', photo.position)
    .execute()
}

/** A photo that is stored and waits for its row. */
export interface NewPhoto {
  file: string
  thumbnail_file: string
  preview_file: string
  width: number
  height: number
  bytes: number
  sha256: string
  tag_id: number | null
  is_location_free: boolean
  is_panorama: boolean
}

/** The photo of a product that has just these bytes, as it travels; null when there is none. */
export async function findSamePhoto(db: Database, productId: number, sha256: string): Promise<Photo | null> {
  const found = await db
    .selectFrom('photos')
    .select('id')
    .where('session_product_id', '=', productId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return found === undefined ? null : photoOf(db, productId, found.id)
}

/** A photo as it travels. */
export async function photoOf(db: Database, productId: number, photoId: number): Promise<Photo | null> {
  return (await galleryOf(db, productId)).find(({ id }) => id === photoId) ?? null
}

/** How many photos a product holds. */
export async function countPhotos(tx: Tx, productId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('photos')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('session_product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return count
}

/** Puts a photo at the end of a locked product's gallery; returns its id. */
export async function insertPhoto(
  tx: Tx,
  { productId, position }: { productId: number; position: number },
  photo: NewPhoto,
): Promise<number> {
  const { id } = await tx
    .insertInto('photos')
    .values({ ...photo, session_product_id: productId, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
