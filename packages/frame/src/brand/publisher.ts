import {
  type CityNames,
  defaultZone,
  initialCities,
  type KeptHouseBrand,
  type LeadLimits,
  leadLimits,
  type Publisher,
  publisherMeta,
  publisherOf,
} from '@ensaio/domain'

/** What is known of the publisher where the server wrote nothing, as in the development server's pages. */
export const unknownPublisher: Publisher = { sales: null, support: null, socials: [] }

let read: Publisher | null = null
const followers = new Set<() => void>()

/** Reads what the server wrote about the publisher into the page's head. */
export function publisher(): Publisher {
  if (read !== null) return read
  if (typeof document === 'undefined') return unknownPublisher
  const text = document.querySelector(`meta[name="${publisherMeta}"]`)?.getAttribute('content')
  read = text ? (JSON.parse(text) as Publisher) : unknownPublisher
  return read
}

/** Tells a server what it writes into every page's head, before it writes pages. */
export function writePublisher(known: Publisher): void {
  read = known
}

/** Calls back after each change of the publisher on this page; returns what ends that. */
export function followPublisher(onChange: () => void): () => void {
  followers.add(onChange)
  return () => followers.delete(onChange)
}

function keep(next: Publisher): void {
  read = next
  for (const tell of followers) tell()
}

/** Reads the page's head anew, as a loaded page does: changes that staff made on the page before are forgotten. */
export function rereadPublisher(): void {
  read = null
}

/** Replaces the served cities after staff changed them on this page. */
export function keepCities(cities: CityNames): void {
  keep({ ...publisher(), cities })
}

/** Replaces the house's brand after staff changed it on this page, which takes the new name and colours at once. */
export function keepBrand(kept: KeptHouseBrand): void {
  const { cities, lead_limits } = publisher()
  keep({ ...publisherOf(kept), ...(cities ? { cities } : {}), ...(lead_limits ? { lead_limits } : {}) })
}

/** The names of the cities in which orders are taken, as the page's head or a later change says. */
export function citiesOfPage(): CityNames {
  return publisher().cities ?? initialCities
}

/** The limits of companies that start by themselves, as the page's head says. */
export function leadLimitsOfPage(): LeadLimits {
  return publisher().lead_limits ?? leadLimits
}

/** The time zone of what belongs to no property. */
export function houseZone(): string {
  return publisher().time_zone ?? defaultZone
}
