import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { Gateway } from './gateway.ts'
import type { Storage } from './storage.ts'

/** What the app needs from the world around it. */
export interface Ports {
  db: Database
  clock: Clock
  storage: Storage
  gateway: Gateway
}
