import type { Database } from '@ensaio/api/database/database'

/** Turns the bases of a city's photographers round, so that everybody is sent across it and its days can be shortened. */
export async function crossCity(db: Database, city: string): Promise<void> {
  const people = await db
    .selectFrom('providers')
    .select(['id', 'base_cep'])
    .where('city', '=', city)
    .orderBy('base_cep')
    .execute()
  for (const [nth, { id }] of people.entries()) {
    const base_cep = people.at(-1 - nth)?.base_cep ?? null
    await db.updateTable('providers').set({ base_cep }).where('id', '=', id).execute()
  }
}
