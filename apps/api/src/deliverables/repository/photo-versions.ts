import { type Instant, productStatus } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import type { NewPhoto } from './photos.ts'
import type { ReachedProduct } from './products.ts'

/**
 * Has the client received the present file of a photo? So it is when its product was delivered while the file was there, by the events of the
 * ensaio, also if the product is in production again. Without an event of its arrival, a file counts as there from the start. Expects its
 * product locked.
 */
export async function wasReceived(
  tx: Tx,
  { id, session_id }: Pick<ReachedProduct, 'id' | 'session_id'>,
  photoId: number,
): Promise<boolean> {
  const moves = (event: string) =>
    sql`${sql.ref(`${event}.kind`)} = 'product_moved' and ${sql.ref(`${event}.detail`)} ->> 'product_id' = ${String(id)}`
  const isDelivered = (event: string) =>
    sql`${sql.ref(`${event}.detail`)} ->> 'to' = ${String(productStatus.delivered)}`
  const { rows } = await sql<{ received: boolean }>`
    with told as (select id, kind, detail from session_events where session_id = ${session_id}::int),
    arrival as (
      select coalesce(max(id), 0) as id from told
      where kind in ('photo_added', 'photo_replaced') and detail ->> 'photo_id' = ${String(photoId)})
    select exists (
      select from arrival, told given
      where (given.kind = 'delivered' or (${moves('given')} and ${isDelivered('given')}))
        and not exists (
          select from told ended
          where ended.id > given.id and ended.id < arrival.id and ${moves('ended')} and not ${isDelivered('ended')})
    ) as received`.execute(tx)
  return rows[0]?.received ?? false
}

/** Keeps the file that a photo has now as an older version. Expects its product locked. */
export async function keepVersion(tx: Tx, photoId: number, now: Instant): Promise<void> {
  await sql`
    insert into photo_versions
      (photo_id, version, file, thumbnail_file, preview_file, width, height, is_location_free, replaced_at)
    select id, version, file, thumbnail_file, preview_file, width, height, is_location_free, ${now}::timestamptz
    from photos where id = ${photoId}::int`.execute(tx)
}

/** Gives a photo another file, and the number of its next version. */
export async function exchangeFile(tx: Tx, photoId: number, file: Omit<NewPhoto, 'tag_id'>): Promise<void> {
  await tx
    .updateTable('photos')
    .set((eb) => ({ ...file, version: eb('version', '+', 1) }))
    .where('id', '=', photoId)
    .execute()
}

/** The stored files of the older versions of a photo, to be discarded with it. */
export async function versionFiles(tx: Tx, photoId: number): Promise<(string | null)[]> {
  const rows = await tx
    .selectFrom('photo_versions')
    .select(['file', 'thumbnail_file', 'preview_file'])
    .where('photo_id', '=', photoId)
    .execute()
  return rows.flatMap(({ file, thumbnail_file, preview_file }) => [file, thumbnail_file, preview_file])
}

/** The stored files of one older version; null when there is none of that number. */
export async function findVersion(db: Database, photoId: number, version: number) {
  const found = await db
    .selectFrom('photo_versions')
    .select(['file as original', 'thumbnail_file as thumbnail', 'preview_file as preview'])
    .where('photo_id', '=', photoId)
    .where('version', '=', version)
    .executeTakeFirst()
  return found ?? null
}
