import type { Database } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { isKnownCity } from './repository/cities.ts'

const unknown = 'Escolha uma cidade atendida.'

/** Refuses a city that is not in the list, at the field `city`; null and undefined name none (rule served-cities). */
export async function refuseUnknownCity(db: Database, city: string | null | undefined): Promise<void> {
  if (city === null || city === undefined || (await isKnownCity(db, city))) return
  refuse('invalid', unknown, { city: unknown })
}
