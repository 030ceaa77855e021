import type { Database } from '../ports/database.ts'

/** The stored names of a company's photo; null when the company has none of that id. */
export async function findPhotoFiles(db: Database, companyId: number, photoId: number) {
  const found = await db
    .selectFrom('photos')
    .innerJoin('session_products', 'session_products.id', 'photos.session_product_id')
    .innerJoin('photo_sessions', 'photo_sessions.id', 'session_products.session_id')
    .select(['photos.file as original', 'photos.thumbnail_file as thumbnail'])
    .where('photos.id', '=', photoId)
    .where('photo_sessions.company_id', '=', companyId)
    .executeTakeFirst()
  return found ?? null
}

/** Is this stored file some company's logo, and so for everybody to see? */
export async function isLogo(db: Database, file: string): Promise<boolean> {
  const found = await db.selectFrom('companies').select('id').where('logo_file', '=', file).executeTakeFirst()
  return found !== undefined
}
