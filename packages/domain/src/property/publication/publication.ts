import { type AddressParts, addressParts } from '../../address/parts.ts'
import type { Address } from '../../address/schema.ts'
import type { LocalDate } from '../../calendar/local-date.ts'
import { phoneToE164 } from '../../person/phone.ts'
import { propertyKindLabels } from '../kind.ts'
import type { AddressPrecision, Publication, PublicPhoto, PublicProperty } from './schema.ts'
import { sourceParameter, type VisitSource } from './visits.ts'

/** The path of a published page in the portal; with a source, visits through it are counted for that (rule page-visits). */
export function publicationPath(code: string, source?: VisitSource): string {
  return `/imovel/${code}${source === undefined ? '' : `?${sourceParameter}=${source}`}`
}

/** Does a page open on this day of the property's time zone (rule published-page)? */
export function isOpenPublication(
  { is_on, expires_on }: Pick<Publication, 'is_on' | 'expires_on'>,
  today: LocalDate,
): boolean {
  return is_on && (expires_on === null || expires_on >= today)
}

const joined = (separator: string, ...parts: string[]) => parts.filter(Boolean).join(separator)

function districtLine({ neighborhood, city, state }: AddressParts): string {
  return joined(' – ', joined(', ', neighborhood, city), state)
}

/** The lines of an address that a page shows, without empty ones: `['Rua Augusta, 1500', 'Consolação, São Paulo – SP']`. */
export function shownPlace(
  address: Pick<Address, 'address_components'>,
  precision: AddressPrecision,
): string[] {
  const parts = addressParts(address)
  const street = parts.street ? joined(', ', parts.street, parts.number) : ''
  const lines: Record<AddressPrecision, string[]> = {
    street: [street, districtLine(parts)],
    district: [districtLine(parts)],
    none: [],
  }
  return lines[precision].filter(Boolean)
}

/** The title of a page: the typed one, else the kind of the property and what the page shows of its address. */
export function publicationTitle({
  headline,
  kind,
  place,
}: Pick<PublicProperty, 'kind' | 'place'> & { headline: string | null }): string {
  return headline ?? joined(' em ', kind === null ? 'Imóvel' : propertyKindLabels[kind], place[0] ?? '')
}

/** Photos of one room, in the order of the gallery. */
export interface RoomOfPhotos {
  /** Null for photos without a room. */
  room: string | null
  photos: PublicPhoto[]
}

/** Groups photos by room, rooms in the order of their first photo; those without a room come last. */
export function photosByRoom(photos: readonly PublicPhoto[]): RoomOfPhotos[] {
  const rooms = Map.groupBy(photos, ({ room }) => room)
  const groups = [...rooms].map(([room, those]) => ({ room, photos: those }))
  return groups.toSorted((one, other) => Number(one.room === null) - Number(other.room === null))
}

/** A WhatsApp conversation about a page with its contact; `address` is the page's whole address. */
export function publicationWhatsApp(phone: string, title: string, address: string): string {
  const text = `Olá! Vi o imóvel “${title}” e quero saber mais.\n${address}`
  return `https://wa.me/${phoneToE164(phone).slice(1)}?text=${encodeURIComponent(text)}`
}

/** The structured data of a listed page, for search engines (https://schema.org/RealEstateListing). `origin` is that of the portal. */
export function publicationData(property: PublicProperty, origin: string): Record<string, unknown> {
  const { headline, description, photos, company, place } = property
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: headline,
    url: `${origin}${publicationPath(property.code)}`,
    ...(description === '' ? {} : { description }),
    ...(place.length > 0 ? { contentLocation: { '@type': 'Place', address: place.join(', ') } } : {}),
    ...(photos.length > 0
      ? { image: photos.slice(0, 10).map(({ preview_url, url }) => `${origin}${preview_url ?? url}`) }
      : {}),
    ...(company ? { provider: { '@type': 'RealEstateAgent', name: company.name } } : {}),
  }
}
