import type { PostalCodeAddress } from '@ensaio/domain'
import type { Id, Instant, Json } from './column.ts'

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
}
