import {
  type CityNames,
  initialCities,
  type LeadLimits,
  leadLimits,
  type Publisher,
  publisherMeta,
} from '@ensaio/domain'

/** What is known of the publisher where the server wrote nothing, as in prerendered pages. */
export const unknownPublisher: Publisher = { sales: null, support: null, socials: [] }

let read: Publisher | null = null

/** Reads what the server wrote about the publisher into the page's head. */
export function publisher(): Publisher {
  if (read !== null) return read
  const text = document.querySelector(`meta[name="${publisherMeta}"]`)?.getAttribute('content')
  read = text ? (JSON.parse(text) as Publisher) : unknownPublisher
  return read
}

/** Replaces the served cities after staff changed them on this page. */
export function keepCities(cities: CityNames): void {
  read = { ...publisher(), cities }
}

/** The names of the cities in which orders are taken, as the page's head or a later change says. */
export function citiesOfPage(): CityNames {
  return publisher().cities ?? initialCities
}

/** The limits of companies that start by themselves, as the page's head says. */
export function leadLimitsOfPage(): LeadLimits {
  return publisher().lead_limits ?? leadLimits
}
