import type { Slot } from '@ensaio/domain'
import type { Generated, Id, Instant, LocalDate } from './column.ts'

export interface ProviderTables {
  providers: {
    id: Id
    user_id: number | null
    name: string
    city: string
    /** E.164. */
    phone: string | null
    active: Generated<boolean>
  }
  provider_working_days: { provider_id: number; weekday: number }
  provider_time_off: { id: Id; provider_id: number; starts_on: LocalDate; ends_on: LocalDate }
  /** `city` null means everywhere. */
  holidays: { id: Id; day: LocalDate; city: string | null; name: string }
  /** A mark for each change to who is free when; triggers add them. */
  calendar_changes: { mark: string }
  /** Who goes where, when. Partial unique indexes keep a provider's slot and an ensaio to one live row (rule slot-is-won-once). */
  bookings: {
    id: Id
    provider_id: number
    session_id: number
    day: LocalDate
    hour: Slot
    created_at: Instant
    released_at: Instant | null
  }
}
