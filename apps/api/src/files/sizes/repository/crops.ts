import type { Crop, CropShape, PhotoSize, SizedPhoto } from '@ensaio/domain'
import { drawnSizes } from '@ensaio/domain'
import type { Database, Tx } from '../../../database/database.ts'

/** The photos of a product, or one of them, with what each has in each size, in gallery order. */
export async function sizedPhotos(
  db: Database,
  productId: number,
  photoId: number | null = null,
): Promise<SizedPhoto[]> {
  const all = db
    .selectFrom('photos')
    .select(['id', 'width', 'height', 'bytes'])
    .where('session_product_id', '=', productId)
    .orderBy('position')
  const photos = await (photoId === null ? all : all.where('id', '=', photoId)).execute()
  const ids = [0, ...photos.map(({ id }) => id)]
  const drawn = await db
    .selectFrom('photo_derivatives')
    .select(['photo_id', 'kind', 'bytes'])
    .where('photo_id', 'in', ids)
    .where('kind', 'in', drawnSizes)
    .where('file', 'is not', null)
    .execute()
  const crops = await db.selectFrom('photo_crops').selectAll().where('photo_id', 'in', ids).execute()
  const drawnOf = Map.groupBy(drawn, (row) => row.photo_id)
  const cropsOf = Map.groupBy(crops, (row) => row.photo_id)
  return photos.map(({ bytes: original, ...photo }) => {
    const bytes: Partial<Record<PhotoSize, number>> & { original: number } = { original }
    for (const { kind, bytes: size } of drawnOf.get(photo.id) ?? []) bytes[kind as PhotoSize] = size ?? 0
    const chosen: Partial<Record<CropShape, Crop>> = {}
    for (const { photo_id: _, shape, ...crop } of cropsOf.get(photo.id) ?? []) chosen[shape] = crop
    return { ...photo, bytes, crops: chosen }
  })
}

/** The part of a photo that somebody chose for a shape; null for the middle. */
export async function findCrop(db: Database, photoId: number, shape: CropShape): Promise<Crop | null> {
  const found = await db
    .selectFrom('photo_crops')
    .select(['x', 'y', 'width', 'height'])
    .where('photo_id', '=', photoId)
    .where('shape', '=', shape)
    .executeTakeFirst()
  return found ?? null
}

/** Stores the part of a photo that a shape shows; null shows the middle again. */
export async function writeCrop(
  tx: Tx,
  { photoId, shape }: { photoId: number; shape: CropShape },
  crop: Crop | null,
): Promise<void> {
  await tx.deleteFrom('photo_crops').where('photo_id', '=', photoId).where('shape', '=', shape).execute()
  if (crop === null) return
  await tx
    .insertInto('photo_crops')
    .values({ photo_id: photoId, shape, ...crop })
    .execute()
}

/** Has all shapes of a photo show the middle again. */
export async function clearCrops(tx: Tx, photoId: number): Promise<void> {
  await tx.deleteFrom('photo_crops').where('photo_id', '=', photoId).execute()
}

/** Stores the size of a photo that was never measured; one that was replaced meanwhile has its own. */
export async function writeMeasure(
  db: Database,
  photoId: number,
  size: { width: number; height: number },
): Promise<void> {
  await db.updateTable('photos').set(size).where('id', '=', photoId).where('width', 'is', null).execute()
}
