/** The company's own contact addresses and links, as configured; the server writes them into the head of every page. */
export interface House {
  /** The e-mail address of the sales team; null when not configured. */
  sales: string | null
  /** The e-mail address for questions about an ensaio; null when not configured. */
  support: string | null
  /** The company's pages elsewhere, such as social networks. */
  socials: readonly { label: string; href: string }[]
}

/** The name of the `meta` element that contains a `House` as JSON. */
export const houseMeta = 'ensaio-house'
