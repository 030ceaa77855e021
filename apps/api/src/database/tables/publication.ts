import type {
  AddressPrecision,
  DeviceKind,
  ListingAddress,
  ListingFeature,
  ListingKind,
  ListingPurpose,
  LocalDate,
  VisitSource,
} from '@ensaio/domain'
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
  /** The listing of an ensaio's property for real-estate portals (rule portal-listing). Amounts are whole reais, the area is in m². */
  listings: {
    id: Id
    session_id: number
    /** The code in the addresses of its photos. */
    code: string
    is_on: boolean
    kind: ListingKind
    purpose: ListingPurpose
    title: string
    description: string
    sale_price: number | null
    rent_price: number | null
    condominium_fee: number | null
    property_tax: number | null
    area: number
    bedrooms: number | null
    bathrooms: number | null
    suites: number | null
    parking_spaces: number | null
    features: ListingFeature[]
    address_shown: ListingAddress
    /** Null once the person is erased, with which the listing is turned off. */
    contact_name: string | null
    contact_email: string | null
    contact_phone: string | null
    changed_at: Instant
  }
  /** The address at which portals read a company's listings (rule portal-feed). */
  listing_feeds: {
    company_id: number
    /** SHA-256 of the token, in hex. */
    token_hash: string
    created_at: Instant
    /** To about a minute. */
    read_at: Instant | null
  }
}
