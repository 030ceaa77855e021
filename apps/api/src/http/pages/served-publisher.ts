import { type Publisher, publisherOf } from '@ensaio/domain'
import type { Database } from '../../database/database.ts'
import { servedCityNames } from '../../places/repository/cities.ts'
import { configuredContact } from '../../settings/brand-routes.ts'
import { readHouseBrand } from '../../settings/repository/house-brand.ts'
import { readSettings } from '../../settings/repository/settings.ts'

/** How long a page may show what staff have changed since, in milliseconds. */
const freshFor = 5000

async function readPublisher(configured: Publisher, db: Database): Promise<Publisher> {
  const kept = await readHouseBrand(db, configuredContact(configured))
  const { lead_tours: tours, lead_area: area } = (await readSettings(db)).settings
  return { ...publisherOf(kept), cities: await servedCityNames(db), lead_limits: { tours, area } }
}

/**
 * Returns the publisher as pages get it, with the house's brand, the served cities and the limits of leads: read at most every five seconds
 * (rule house-brand), and as configured while the database does not answer. Undefined where no publisher is configured.
 */
export function servedPublisher(
  configured: Publisher | undefined,
  db: Database,
): () => Promise<Publisher | undefined> {
  let known: { readAt: number; publisher: Promise<Publisher> } | null = null
  return async () => {
    if (configured === undefined) return undefined
    if (known === null || performance.now() - known.readAt > freshFor) {
      const publisher = readPublisher(configured, db).catch(() => configured)
      known = { readAt: performance.now(), publisher }
    }
    return known.publisher
  }
}
