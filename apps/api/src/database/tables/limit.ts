import type { Instant } from './column.ts'

export interface LimitTables {
  /** Calls per key within its window, by the database's clock, which all servers share. */
  rate_limits: {
    /** SHA-256 of the limit's name and the caller that it counts, in hex. */
    key_hash: string
    calls: number
    resets_at: Instant
  }
}
