import type { Viewer } from '../../accounts/viewer.ts'
import type { Database } from '../../database/database.ts'
import { accessibleTo, visibleItems, visibleMaterial } from '../../sessions/repository/access.ts'

/** A stored plan; null when the viewer reaches none of that id. */
export async function findBlueprintFile(db: Database, viewer: Viewer, blueprintId: number) {
  const found = await db
    .selectFrom('blueprints')
    .innerJoin('session_products as p', 'p.id', 'blueprints.session_product_id')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .select(['blueprints.file', 'blueprints.file_name', 'blueprints.file_extension'])
    .where('blueprints.id', '=', blueprintId)
    .where('p.item_id', 'in', visibleItems(viewer))
    .where(visibleMaterial(viewer))
    .where(accessibleTo(viewer))
    .executeTakeFirst()
  return found ?? null
}

/** Is this stored file some company's logo, and so for everybody to see? */
export async function isLogo(db: Database, file: string): Promise<boolean> {
  const found = await db.selectFrom('companies').select('id').where('logo_file', '=', file).executeTakeFirst()
  return found !== undefined
}
