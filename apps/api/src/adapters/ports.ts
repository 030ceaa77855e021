import type { Database } from '../database/database.ts'
import type { Clock } from './clock.ts'
import type { Gateway } from './gateway/gateway.ts'
import type { Places } from './places/places.ts'
import type { PostalCodeSource } from './places/postal-codes.ts'
import type { Storage } from './storage/storage.ts'

/** What the app needs from the world around it. */
export interface Ports {
  db: Database
  clock: Clock
  storage: Storage
  gateway: Gateway
  /** Who is asked for CEPs, one after the other; nobody when there is no network to be used (rule address-search). */
  postalCodes: readonly PostalCodeSource[]
  /** Who finds places by words; null without a key (rule address-search). */
  places: Places | null
}
