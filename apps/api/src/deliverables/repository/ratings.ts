import type { Instant, Rating, RatingCategory, RatingForm } from '@ensaio/domain'
import type { Database, Tx } from '../../database/database.ts'

/** The ratings of an ensaio, by category; null where nobody rated. */
export async function ratingsOf(
  db: Database,
  sessionId: number,
): Promise<Record<RatingCategory, Rating | null>> {
  const rows = await db
    .selectFrom('ratings')
    .select(['id', 'category', 'rate', 'description'])
    .where('session_id', '=', sessionId)
    .execute()
  const tags = await db
    .selectFrom('rating_tags')
    .innerJoin('ratings', 'ratings.id', 'rating_tags.rating_id')
    .innerJoin('tags', 'tags.id', 'rating_tags.tag_id')
    .select(['rating_tags.rating_id', 'tags.id', 'tags.name'])
    .where('ratings.session_id', '=', sessionId)
    .orderBy('tags.position')
    .orderBy('tags.id')
    .execute()
  const of = (category: RatingCategory): Rating | null => {
    const row = rows.find((one) => one.category === category)
    if (row === undefined) return null
    const own = tags.filter(({ rating_id }) => rating_id === row.id)
    return { rate: row.rate, description: row.description, tags: own.map(({ id, name }) => ({ id, name })) }
  }
  return { client: of('client'), other: of('other') }
}

/** Keeps a rating; one that its category gave before is replaced, also when two come at once. */
export async function writeRating(
  tx: Tx,
  by: { sessionId: number; category: RatingCategory; userId: number },
  { rate, tags = [], description = '' }: RatingForm,
  now: Instant,
): Promise<void> {
  const told = { user_id: by.userId, rate, description, rated_at: now }
  const { id } = await tx
    .insertInto('ratings')
    .values({ session_id: by.sessionId, category: by.category, ...told })
    .onConflict((conflict) => conflict.columns(['session_id', 'category']).doUpdateSet(told))
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('rating_tags').where('rating_id', '=', id).execute()
  const rows = [...new Set(tags)].map((tag_id) => ({ rating_id: id, tag_id }))
  if (rows.length > 0) await tx.insertInto('rating_tags').values(rows).execute()
}
