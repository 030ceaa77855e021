/** How the house itself is reached, as configured; the server writes it into the head of every page. */
export interface House {
  /** The address of the sales team; null where there is none. */
  sales: string | null
  /** The address for questions about an ensaio; null where there is none. */
  support: string | null
  /** Where else the house is. */
  socials: readonly { label: string; href: string }[]
}

/** The name of the `meta` element that carries a `House` as JSON. */
export const houseMeta = 'ensaio-house'
