import type { Photo } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { galleryOf } from './photos.ts'

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
