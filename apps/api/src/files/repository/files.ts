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

/** Is this stored file the logo of the house or of some company, and so for everybody to see? */
export async function isLogo(db: Database, file: string): Promise<boolean> {
  const ofCompany = db.selectFrom('companies').select('logo_file').where('logo_file', '=', file)
  const ofHouse = db.selectFrom('house_brand').select('logo_file').where('logo_file', '=', file)
  return (await ofCompany.unionAll(ofHouse).executeTakeFirst()) !== undefined
}

/** The tables of files from which a location is removed (rule file-location-free). */
export const cleanedTables = ['photos', 'photo_versions', 'blueprints'] as const

type CleanedTable = (typeof cleanedTables)[number]

/** Files of a table that were stored before uploads were cleaned. */
export async function findUncleaned(
  db: Database,
  table: CleanedTable,
  { except, atMost }: { except: readonly string[]; atMost: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('file')
    .distinct()
    .where('is_location_free', '=', false)
    .where('file', 'not in', ['', ...except])
    .limit(atMost)
    .execute()
  return rows.map(({ file }) => file)
}

/** Marks a file as free of a location. */
export async function markCleaned(db: Database, table: CleanedTable, file: string): Promise<void> {
  await db.updateTable(table).set({ is_location_free: true }).where('file', '=', file).execute()
}
