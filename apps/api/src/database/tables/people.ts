import type { PostalCodeAddress } from '@ensaio/domain'
import type { Id, Instant, Json } from './column.ts'

export interface PeopleTables {
  /** What companies told of themselves; without a company of ours it is a lead for the sales team (rule pre-registration). */
  registrations: {
    id: Id
    created_at: Instant
    company_id: number | null
    name: string
    phone: string
    email: string
    company: string
    /** Where they are. */
    city: string
    employees: number
    tours_per_month: number | null
    largest_area: number | null
  }
  /** CEPs that outside services have told, by their 8 digits. */
  postal_codes: { postal_code: string; address: Json<PostalCodeAddress>; found_at: Instant }
}
