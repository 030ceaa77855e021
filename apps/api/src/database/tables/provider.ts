import type { Skill, Slot } from '@ensaio/domain'
import type { ColumnType } from 'kysely'
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
    /** The CEP at which the photographer begins a day, 8 digits; null when unknown (rule who-goes). */
    base_cep: string | null
    /** Services other than photographs that the photographer offers. */
    skills: Generated<Skill[]>
  }
  provider_working_days: { provider_id: number; weekday: number }
  provider_time_off: { id: Id; provider_id: number; starts_on: LocalDate; ends_on: LocalDate }
  /** `city` null means everywhere. */
  holidays: { id: Id; day: LocalDate; city: string | null; name: string }
  /** One mark per change of a photographer's free times, added by triggers. */
  calendar_changes: { mark: string }
  /** Visits. Partial unique indexes allow one live row per provider and slot, and one per ensaio (rule slot-is-won-once). */
  bookings: {
    id: Id
    provider_id: number
    session_id: number
    day: LocalDate
    hour: Slot
    /** The length of the visit and the travel after it. */
    minutes: Generated<number>
    /** Computed by the database; an exclusion constraint refuses overlapping ones (rule visits-never-overlap). */
    during: ColumnType<string, never, never>
    created_at: Instant
    released_at: Instant | null
  }
}
