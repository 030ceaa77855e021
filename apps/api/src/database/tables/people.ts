import type { CityHours, LeadState, PostalCodeAddress } from '@ensaio/domain'
import type { ColumnType } from 'kysely'
import type { Generated, Id, Instant, Json } from './column.ts'

export interface PeopleTables {
  /** What companies entered about themselves (rule pre-registration), and what our own people decided (rule lead-decided-once). */
  registrations: {
    id: Id
    created_at: Instant
    company_id: number | null
    name: string
    phone: string
    email: string
    company: string
    /** Their address. */
    city: string
    employees: number
    tours_per_month: number | null
    largest_area: number | null
    /** CNPJ, 14 characters, as entered. */
    identification: string | null
    state: Generated<LeadState>
    /** The administrator who decided; null for companies that registered by themselves. */
    decided_by: number | null
    decided_at: Instant | null
    /** Why it was refused; the company does not read it. */
    decision_reason: string | null
  }
  /** Mails that our own people wrote to a lead. */
  lead_mails: { id: Id; registration_id: number; user_id: number; text: string; created_at: Instant }
  /** Answers of outside services for CEPs, by their 8 digits. */
  postal_codes: { postal_code: string; address: Json<PostalCodeAddress>; found_at: Instant }
  /** The cities in which orders are taken; photographers, prices and holidays refer to the name (rule served-cities). */
  cities: {
    id: Id
    name: string
    state: string
    /** IANA zone. */
    time_zone: string
    active: Generated<boolean>
    /** Start times by weekday, Sunday first (rule city-hours). */
    hours: ColumnType<CityHours, string | undefined, string>
    travel_minutes: Generated<number>
  }
}
