import { type PhotoSelection, photoEntryNames } from '@ensaio/domain'
import type { Database } from '../../database/database.ts'
import type { ZipEntry } from '../zip-files.ts'

/** A photo that goes into an archive; `tag` is its room. */
export interface ArchivedPhoto {
  id: number
  file: string
  bytes: number
  tag: string | null
}

/** The photos of a product that a selection means, in gallery order. */
export function selectedPhotos(
  db: Database,
  productId: number,
  { tag_id = null, photo_ids = null }: PhotoSelection,
): Promise<ArchivedPhoto[]> {
  const all = db
    .selectFrom('photos')
    .leftJoin('tags', 'tags.id', 'photos.tag_id')
    .select(['photos.id', 'photos.file', 'photos.bytes', 'tags.name as tag'])
    .where('session_product_id', '=', productId)
    .orderBy('photos.position')
  const tagged = tag_id === null ? all : all.where('tag_id', '=', tag_id)
  return (photo_ids === null ? tagged : tagged.where('photos.id', 'in', [0, ...photo_ids])).execute()
}

/** The plans of a product, named for an archive. */
export async function blueprintEntries(db: Database, productId: number): Promise<ZipEntry[]> {
  const plans = await db
    .selectFrom('blueprints')
    .select(['file', 'bytes', 'file_name as tag', 'file_extension as extension'])
    .where('session_product_id', '=', productId)
    .orderBy('id')
    .execute()
  const names = photoEntryNames(plans)
  return plans.map(({ file, bytes }, index) => ({ name: names[index] ?? file, file, bytes }))
}
