import type { Database } from '../database/database.ts'
import type { Clock } from './clock.ts'
import type { Gateway } from './gateway/gateway.ts'
import type { Mailer } from './mail/mail.ts'
import type { Places } from './places/places.ts'
import type { PostalCodeSource } from './places/postal-codes.ts'
import type { Storage } from './storage/storage.ts'

/** The outside services of the app. */
export interface Ports {
  db: Database
  clock: Clock
  storage: Storage
  gateway: Gateway
  /** Sends what cannot wait for the outbox (rule mail-test). */
  mailer: Mailer
  /** The services for CEPs, in the order of asking; empty when offline. */
  postalCodes: readonly PostalCodeSource[]
  /** The search of places; null without a key. */
  places: Places | null
}
