import type { Favorites, Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../database/database.ts'

/** The favourites of photo products, by id of product; those without photos are left out. */
export async function favoritesOf(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, Favorites>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('photos')
    .leftJoin('photo_favorites', 'photo_favorites.photo_id', 'photos.id')
    .leftJoin('photo_choices as choice', 'choice.session_product_id', 'photos.session_product_id')
    .leftJoin('users', 'users.id', 'choice.sent_by')
    .select(['photos.session_product_id as id', 'choice.wanted', 'choice.sent_at', 'users.name as sent_by'])
    .select(
      sql<number[]>`coalesce(array_agg(photos.id order by photos.position)
        filter (where photo_favorites.photo_id is not null), '{}')`.as('photo_ids'),
    )
    .where('photos.session_product_id', 'in', productIds)
    .groupBy(['photos.session_product_id', 'choice.wanted', 'choice.sent_at', 'users.name'])
    .execute()
  return new Map(rows.map(({ id, ...favorites }) => [id, favorites]))
}

/** Adds a photo to the favourites, or takes it out; twice is once. */
export async function writeFavorite(
  tx: Tx,
  photo: { photoId: number; userId: number; isFavorite: boolean },
  now: Instant,
): Promise<void> {
  const { photoId, userId, isFavorite } = photo
  if (!isFavorite) {
    await tx.deleteFrom('photo_favorites').where('photo_id', '=', photoId).execute()
    return
  }
  await tx
    .insertInto('photo_favorites')
    .values({ photo_id: photoId, user_id: userId, added_at: now })
    .onConflict((conflict) => conflict.column('photo_id').doNothing())
    .execute()
}

/** Asks for a choice, opens a sent one again, or, with null, takes the request back. */
export async function writeWanted(
  tx: Tx,
  { productId, userId, wanted }: { productId: number; userId: number; wanted: number | null },
  now: Instant,
): Promise<void> {
  if (wanted === null) {
    await tx.deleteFrom('photo_choices').where('session_product_id', '=', productId).execute()
    return
  }
  const row = { wanted, asked_by: userId, asked_at: now, sent_by: null, sent_at: null }
  await tx
    .insertInto('photo_choices')
    .values({ session_product_id: productId, ...row })
    .onConflict((conflict) => conflict.column('session_product_id').doUpdateSet(row))
    .execute()
}

/** Marks a choice as sent. */
export async function writeSent(
  tx: Tx,
  { productId, userId }: { productId: number; userId: number },
  now: Instant,
): Promise<void> {
  await tx
    .updateTable('photo_choices')
    .set({ sent_by: userId, sent_at: now })
    .where('session_product_id', '=', productId)
    .execute()
}
