import type { AddressPrecision, DeviceKind, LocalDate, VisitSource } from '@ensaio/domain'
import type { Generated, Id, Instant } from './column.ts'

export interface PublicationTables {
  /** The published page of an ensaio's property (rule published-page). */
  publications: {
    id: Id
    session_id: number
    /** The code in the address of the page with names, and without; null until it is turned on for the first time. */
    code: string | null
    neutral_code: string | null
    is_on: Generated<boolean>
    headline: string | null
    description: string
    address_shown: AddressPrecision
    contact_name: string | null
    contact_phone: string | null
    contact_email: string | null
    /** The last day on which it opens, in the property's time zone. */
    expires_on: LocalDate | null
    is_listed: Generated<boolean>
    offers_downloads: Generated<boolean>
    password_hash: string | null
    changed_at: Instant
  }
  /** How often published pages were opened, and their files downloaded (rule page-visits). */
  page_visits: {
    session_id: number
    /** Of the property's time zone. */
    day: LocalDate
    source: VisitSource
    /** A kind of device, or empty. */
    device: DeviceKind | ''
    visits: Generated<number>
    downloads: Generated<number>
  }
}
