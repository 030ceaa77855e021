import type { LeadLimits } from '../registration/endpoints.ts'
import type { BrandColors } from './brand-colors.ts'

/** The company's own contact addresses and links, as configured; the server writes them into the head of every page. */
export interface Publisher {
  /** The e-mail address of the sales team; null when not configured. */
  sales: string | null
  /** The e-mail address for questions about an ensaio; null when not configured. */
  support: string | null
  /** The names of the cities in which orders are taken. */
  cities?: readonly string[]
  /** Above these limits a pre-registration becomes a lead, and an order is for the sales team. */
  lead_limits?: LeadLimits
  /** The company's pages elsewhere, such as social networks. */
  socials: readonly { label: string; href: string }[]
  /** The house's own name; left out while it has none. */
  name?: string
  /** The address of the house's logo; left out while it has none. */
  logo?: string
  /** The house's own colours; left out while it has none. */
  colors?: BrandColors
  /** The house's time zone, where it is not the standard one. */
  time_zone?: string
}

/** The name of the `meta` element that contains a `Publisher` as JSON. */
export const publisherMeta = 'ensaio-house'

/** @deprecated Use `Publisher`. */
export type House = Publisher

/** @deprecated Use `publisherMeta`. */
export const houseMeta = publisherMeta
