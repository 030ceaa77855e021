import type { Instant, LocalDate } from '@ensaio/domain'
import type { Database, Tx } from '../../database/database.ts'

/** The active cities with their zones. */
export function citiesToShorten(db: Database): Promise<{ name: string; time_zone: string }[]> {
  return db
    .selectFrom('cities')
    .select(['name', 'time_zone'])
    .where('active', '=', true)
    .orderBy('name')
    .execute()
}

/** Was a day of a city shortened? */
export async function isShortened(db: Database, city: string, day: LocalDate): Promise<boolean> {
  const found = await db
    .selectFrom('day_shortenings')
    .select('day')
    .where('city', '=', city)
    .where('day', '=', day)
    .executeTakeFirst()
  return found !== undefined
}

/** Writes that a day of a city is shortened; false when another process did it. The primary key decides between processes. */
export async function claimShortening(
  tx: Tx,
  { city, day, exchanged }: { city: string; day: LocalDate; exchanged: number },
  now: Instant,
): Promise<boolean> {
  const claimed = await tx
    .insertInto('day_shortenings')
    .values({ city, day, exchanged, shortened_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  return claimed !== undefined
}
