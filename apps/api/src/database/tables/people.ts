import type { PostalCodeAddress } from '@ensaio/domain'
import type { Generated, Id, Instant, Json } from './column.ts'

export interface PeopleTables {
  /** What companies entered about themselves; a row without a company is a lead for sales (rule pre-registration). */
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
  }
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
  }
}
