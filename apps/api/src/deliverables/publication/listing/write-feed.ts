import {
  addressParts,
  formatPhone,
  type Instant,
  type ListingAddress,
  type ListingDetails,
  type ListingPurpose,
  listingCounts,
  listingFeatures,
  listingKinds,
  stateNames,
} from '@ensaio/domain'
import Builder from 'fast-xml-builder'
import type { ListedProperty } from './repository/listings.ts'

/** A listing as portals are told it, with its pictures and links. */
export interface FeedEntry extends Pick<ListedProperty, 'session_id' | 'address' | 'details'> {
  /** Whole addresses in the order of the gallery, the cover first. */
  photos: readonly string[]
  videos: readonly string[]
  tours: readonly string[]
  /** The whole address of its published page; null without one. */
  page: string | null
}

const transaction: Record<ListingPurpose, string> = {
  sale: 'For Sale',
  rent: 'For Rent',
  both: 'Sale/Rent',
}

const display: Record<ListingAddress, string> = { full: 'All', street: 'Street', district: 'Neighborhood' }

// XML 1.0 has no place for these characters, escaped or not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const text = (value: string) => value.replace(forbidden, '')
const typed = (value: string) => ({ '#cdata': text(value) })
const reais = (value: number, attributes: Record<string, string> = {}) => ({
  '@currency': 'BRL',
  ...attributes,
  '#text': value,
})

/** The elements whose value is known. */
function known(elements: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(elements).filter(([, value]) => value !== null))
}

function details(of: ListingDetails): Record<string, unknown> {
  const { isLand, portalName } = listingKinds[of.kind]
  const { bedrooms, suites, bathrooms, parking_spaces } = listingCounts(of)
  const isFor = { sale: of.purpose !== 'rent', rent: of.purpose !== 'sale' }
  const area = { '@unit': 'square metres', '#text': of.area }
  return known({
    UsageType: portalName.split(' / ')[0],
    PropertyType: portalName,
    Description: typed(of.description),
    ListPrice: isFor.sale && of.sale_price !== null ? reais(of.sale_price) : null,
    RentalPrice: isFor.rent && of.rent_price !== null ? reais(of.rent_price, { '@period': 'Monthly' }) : null,
    PropertyAdministrationFee: of.condominium_fee === null ? null : reais(of.condominium_fee),
    Iptu: of.property_tax === null ? null : reais(of.property_tax, { '@period': 'Yearly' }),
    [isLand ? 'LotArea' : 'LivingArea']: area,
    Bedrooms: bedrooms,
    Bathrooms: bathrooms,
    Suites: suites,
    Garage: parking_spaces === null ? null : { '@type': 'Parking Space', '#text': parking_spaces },
    Features:
      of.features.length === 0
        ? null
        : { Feature: of.features.map((name) => listingFeatures[name].portalName) },
  })
}

const stateName = (state: string) =>
  Object.hasOwn(stateNames, state) ? stateNames[state as keyof typeof stateNames] : state

function location(entry: FeedEntry): Record<string, unknown> {
  const { city, neighborhood, street, number, postal_code, ...parts } = addressParts(entry.address)
  const state = text(parts.state)
  const orNone = (value: string) => (value === '' ? null : typed(value))
  return known({
    '@displayAddress': display[entry.details.address_shown],
    Country: { '@abbreviation': 'BR', '#text': 'Brasil' },
    State: { '@abbreviation': state, '#text': stateName(state) },
    City: typed(city),
    Neighborhood: orNone(neighborhood),
    Address: orNone(street),
    StreetNumber: orNone(number),
    PostalCode: postal_code === '' ? null : postal_code,
  })
}

function media({ photos, videos }: FeedEntry): Record<string, unknown> {
  const images = photos.map((url, place) => ({
    '@medium': 'image',
    '@caption': `Foto ${place + 1}`,
    ...(place === 0 && { '@primary': 'true' }),
    '#text': url,
  }))
  return { Item: [...images, ...videos.map((url) => ({ '@medium': 'video', '#text': url }))] }
}

function listing(entry: FeedEntry): Record<string, unknown> {
  const { contact_name, contact_email, contact_phone, title, purpose } = entry.details
  return known({
    ListingID: `ensaio-${entry.session_id}`,
    Title: typed(title),
    TransactionType: transaction[purpose],
    PublicationType: 'STANDARD',
    DetailViewUrl: entry.page,
    VirtualTourLink: entry.tours[0] ?? null,
    Media: media(entry),
    Details: details(entry.details),
    Location: location(entry),
    ContactInfo: known({
      Name: typed(contact_name),
      Email: contact_email,
      Telephone: contact_phone ? formatPhone(contact_phone) : null,
    }),
  })
}

/** The sender of a feed. */
export interface FeedHeader {
  /** The name of this product's house. */
  provider: string
  company: string
  /** The address for questions about the feed. */
  email: string
}

/** Writes listings in VRSync, the format of ZAP, VivaReal and OLX (rule portal-feed). */
export function writeFeed(entries: readonly FeedEntry[], header: FeedHeader, now: Instant): string {
  const builder = new Builder({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    cdataPropName: '#cdata',
    suppressBooleanAttributes: false,
    suppressEmptyNode: true,
  })
  const namespace = 'http://www.vivareal.com/schemas/1.0/VRSync'
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    ListingDataFeed: {
      '@xmlns': namespace,
      '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      '@xsi:schemaLocation': `${namespace} http://xml.vivareal.com/vrsync.xsd`,
      Header: {
        Provider: typed(header.provider),
        Email: header.email,
        ContactName: typed(header.company),
        PublishDate: now,
      },
      Listings: entries.length === 0 ? '' : { Listing: entries.map(listing) },
    },
  })
}
