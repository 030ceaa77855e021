import type { Tag } from '@ensaio/domain'
import type { Database } from '../../database/database.ts'

/** What tags are for: rooms, or what was good or bad. */
const tagCategories = ['photos', 'rating'] as const
export type TagCategory = (typeof tagCategories)[number]

/** The tags of a category as it is asked for: both kinds of rating share theirs. Null for a category that is none. */
export function categoryOf(asked: string): TagCategory | null {
  if (asked === 'client' || asked === 'other') return 'rating'
  return tagCategories.find((one) => one === asked) ?? null
}

/** The tags of a category, in the order in which they are offered. */
export async function tagsOf(db: Database, category: TagCategory): Promise<Tag[]> {
  return db.selectFrom('tags').select(['id', 'name']).where('category', '=', category).orderBy('id').execute()
}

/** Are all of these tags of the category? */
export async function areTagsOf(
  db: Database,
  category: TagCategory,
  ids: readonly number[],
): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  const found = await db
    .selectFrom('tags')
    .select('id')
    .where('category', '=', category)
    .where('id', 'in', wanted)
    .execute()
  return found.length === wanted.length
}
