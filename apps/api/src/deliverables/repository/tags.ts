import { type StaffTags, type Tag, type TagCategory, tagCategories } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'

/** The category of tags as it is asked for: both kinds of rating share theirs. Null for a category that is none. */
export function categoryOf(asked: string): TagCategory | null {
  if (asked === 'client' || asked === 'other') return 'rating'
  return tagCategories.find((one) => one === asked) ?? null
}

function selectTags(db: Database) {
  return db.selectFrom('tags').select(['id', 'name', 'category', 'active']).orderBy('position').orderBy('id')
}

const tagOf = ({ id, name, active }: { id: number; name: string; active: boolean }): Tag =>
  active ? { id, name } : { id, name, retired: true }

/** The tags of a category in their order; retired ones are marked, as something may have them (rule retired-tags). */
export async function tagsOf(db: Database, category: TagCategory): Promise<Tag[]> {
  return (await selectTags(db).where('category', '=', category).execute()).map(tagOf)
}

/** All tags by category. */
export async function staffTags(db: Database): Promise<StaffTags> {
  const rows = await selectTags(db).execute()
  const of = (category: TagCategory) => rows.filter((row) => row.category === category).map(tagOf)
  return { photos: of('photos'), rating: of('rating') }
}

/** Locks the tags of a category, so that two who change them do so one after the other; returns them. */
export async function lockTags(tx: Tx, category: TagCategory): Promise<Tag[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tags ${category}`}, 0))`.execute(tx)
  return tagsOf(tx, category)
}

/** Writes the tags of a category in this order; new ones have no id. */
export async function writeTags(
  tx: Tx,
  category: TagCategory,
  tags: readonly { id: number | null; name: string; retired?: boolean | undefined }[],
): Promise<void> {
  const rows = tags.map(({ id, name, retired = false }, position) => ({
    id,
    name,
    active: !retired,
    position,
  }))
  const known = rows.filter(({ id }) => id !== null)
  // Two tags may swap their names, which are unique.
  await sql`update tags set name = '#' || id where id = any(${known.map(({ id }) => id)}::int[])`.execute(tx)
  await sql`
    update tags set name = row.name, active = row.active, position = row.position
    from unnest(${known.map(({ id }) => id)}::int[], ${known.map(({ name }) => name)}::text[],
      ${known.map(({ active }) => active)}::boolean[], ${known.map(({ position }) => position)}::int[]
    ) as row (id, name, active, position) where tags.id = row.id`.execute(tx)
  const added = rows.flatMap(({ id, ...row }) => (id === null ? [{ ...row, category }] : []))
  if (added.length > 0) await tx.insertInto('tags').values(added).execute()
}

/** Are all of these tags of the category? Retired ones count, as what has them may be saved again. */
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
