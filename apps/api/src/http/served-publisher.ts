import type { Publisher } from '@ensaio/domain'
import type { Database } from '../database/database.ts'
import { servedCityNames } from '../places/repository/cities.ts'

/** How long a page may show cities that staff have changed since, in milliseconds. */
const freshFor = 5000

/**
 * Returns the publisher as pages get it, with the served cities: read at most every five seconds, and left out while the database does not
 * answer. Undefined where no publisher is configured.
 */
export function servedPublisher(
  publisher: Publisher | undefined,
  db: Database,
): () => Promise<Publisher | undefined> {
  let known: { readAt: number; cities: Promise<string[] | undefined> } | null = null
  return async () => {
    if (publisher === undefined) return undefined
    if (known === null || performance.now() - known.readAt > freshFor) {
      known = { readAt: performance.now(), cities: servedCityNames(db).catch(() => undefined) }
    }
    const cities = await known.cities
    return cities === undefined ? publisher : { ...publisher, cities }
  }
}
