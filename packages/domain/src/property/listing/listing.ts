import { addressParts } from '../../address/parts.ts'
import type { Address } from '../../address/schema.ts'
import { formatCents } from '../../money/cents.ts'
import { formatPhone } from '../../person/phone.ts'
import type { PropertyKind } from '../kind.ts'
import { listingFeatures, listingKinds, suggestedKinds } from './kinds.ts'
import type { KeptListing, ListingDetails } from './schema.ts'

/** Whole reais without centavos: `850000` → `R$ 850.000`. */
export function formatReais(reais: number): string {
  return formatCents(reais * 100).replace(/,00$/, '')
}

/** The parts of a property that its ensaio knows before a listing is filled in. */
export interface KnownProperty {
  kind: PropertyKind | null
  /** In m²; null while unknown. */
  area: number | null
  address: Pick<Address, 'address_components'>
  contact: Pick<ListingDetails, 'contact_name' | 'contact_email' | 'contact_phone'>
}

/** The values with which an empty listing opens: what the ensaio knows already. Numbers that nobody gave are null. */
export function suggestedListing({
  kind,
  area,
  address,
  contact,
}: KnownProperty): Omit<ListingDetails, 'area'> & { area: number | null } {
  const chosen = kind === null ? 'apartment' : suggestedKinds[kind]
  const { neighborhood } = addressParts(address)
  return {
    kind: chosen,
    purpose: 'sale',
    title: neighborhood === '' ? '' : `${listingKinds[chosen].label} em ${neighborhood}`,
    description: '',
    sale_price: null,
    rent_price: null,
    condominium_fee: null,
    property_tax: null,
    area: area === null ? null : Math.round(area),
    bedrooms: null,
    bathrooms: null,
    suites: null,
    parking_spaces: null,
    features: [],
    address_shown: 'street',
    ...contact,
  }
}

/** Has a kept listing its contact, without which no portal takes it? The contact goes when its person is erased (rule portal-listing). */
export function hasListingContact(details: KeptListing): details is ListingDetails {
  return details.contact_name !== null && details.contact_email !== null
}

const counted = (count: number | null, one: string, many: string): string[] =>
  count === null || count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

const amountLine = (name: string, reais: number | null, period = ''): string[] =>
  reais === null ? [] : [`${name}: ${formatReais(reais)}${period}`]

/** The counts that the kind of a property has: a plot has none, and only homes have bedrooms; the others are null. */
export function listingCounts<
  Of extends Pick<ListingDetails, 'kind' | 'bedrooms' | 'suites' | 'bathrooms' | 'parking_spaces'>,
>({ kind, bedrooms, suites, bathrooms, parking_spaces }: Of) {
  const { hasRooms, isLand } = listingKinds[kind]
  return {
    ...(hasRooms ? { bedrooms, suites } : { bedrooms: null, suites: null }),
    ...(isLand ? { bathrooms: null, parking_spaces: null } : { bathrooms, parking_spaces }),
  }
}

/** The rooms and the area in one line: `78 m², 3 quartos (1 suíte), 2 banheiros, 1 vaga`. */
export function listingRooms(details: KeptListing): string {
  const counts = listingCounts(details)
  const suites = counted(counts.suites, 'suíte', 'suítes').map((text) => ` (${text})`)
  const bedrooms = counted(counts.bedrooms, 'quarto', 'quartos').map((text) => [text, ...suites].join(''))
  return [
    `${details.area} m²`,
    ...bedrooms,
    ...counted(counts.bathrooms, 'banheiro', 'banheiros'),
    ...counted(counts.parking_spaces, 'vaga', 'vagas'),
  ].join(', ')
}

/** The lines of the price: only what the purpose offers. */
export function listingPrices({ purpose, sale_price, rent_price }: KeptListing): string[] {
  return [
    ...(purpose === 'rent' ? [] : amountLine('Venda', sale_price)),
    ...(purpose === 'sale' ? [] : amountLine('Aluguel', rent_price, ' por mês')),
  ]
}

/** The address as a listing shows it: `Rua Augusta, 1500, Consolação, São Paulo`. */
export function listingPlace(
  address: Pick<Address, 'address_components'>,
  shown: ListingDetails['address_shown'],
): string {
  const { street, number, neighborhood, city } = addressParts(address)
  const streets = { full: [street, number], street: [street], district: [] }
  return [...streets[shown], neighborhood, city].filter(Boolean).join(', ')
}

/** The ready text of a listing, to be pasted where no feed is read; `links` are those of its page, tour and videos. */
export function listingText(
  details: ListingDetails,
  address: Pick<Address, 'address_components'>,
  links: readonly string[],
): string {
  const facts = [
    listingPlace(address, details.address_shown),
    listingRooms(details),
    ...listingPrices(details),
    ...amountLine('Condomínio', details.condominium_fee, ' por mês'),
    ...amountLine('IPTU', details.property_tax, ' por ano'),
  ]
  const features = details.features.map((name) => listingFeatures[name].label).join(', ')
  const phone = details.contact_phone === null ? '' : formatPhone(details.contact_phone)
  const contact = [details.contact_name, phone, details.contact_email].filter(Boolean).join(', ')
  return [details.title, facts.join('\n'), details.description, features, links.join('\n'), contact]
    .filter(Boolean)
    .join('\n\n')
}
