import type { Publisher } from '@ensaio/domain'
import type { Database } from '../database/database.ts'
import { servedCityNames } from '../places/repository/cities.ts'
import { readSettings } from '../settings/repository/settings.ts'

/** How long a page may show what staff have changed since, in milliseconds. */
const freshFor = 5000

async function readDecided(db: Database): Promise<Partial<Publisher>> {
  const cities = await servedCityNames(db)
  const { lead_tours: tours, lead_area: area } = (await readSettings(db)).settings
  return { cities, lead_limits: { tours, area } }
}

/**
 * Returns the publisher as pages get it, with the served cities and the limits of leads: read at most every five seconds, and left out while the
 * database does not answer. Undefined where no publisher is configured.
 */
export function servedPublisher(
  publisher: Publisher | undefined,
  db: Database,
): () => Promise<Publisher | undefined> {
  let known: { readAt: number; read: Promise<Partial<Publisher>> } | null = null
  return async () => {
    if (publisher === undefined) return undefined
    if (known === null || performance.now() - known.readAt > freshFor) {
      known = { readAt: performance.now(), read: readDecided(db).catch(() => ({})) }
    }
    return { ...publisher, ...(await known.read) }
  }
}
