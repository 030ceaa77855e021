import type {
  KnownProperty,
  Listing,
  ListingDetails,
  ListingFeed,
  ListingForm,
  NewListingFeed,
} from '@ensaio/domain'
import { address } from '../address.ts'

/** The content of a filled-in listing. */
export function listingDetails(over: Partial<ListingDetails> = {}): ListingDetails {
  return {
    kind: 'apartment',
    purpose: 'sale',
    title: 'Apartamento claro com varanda na Consolação',
    description:
      'Sala ampla com varanda, cozinha planejada e duas suítes.\nA duas quadras do metrô, com portaria 24 horas.',
    sale_price: 850_000,
    rent_price: null,
    condominium_fee: 950,
    property_tax: 1200,
    area: 78,
    bedrooms: 3,
    bathrooms: 2,
    suites: 2,
    parking_spaces: 1,
    features: ['balcony', 'elevator'],
    address_shown: 'street',
    contact_name: 'Mariana Lopes',
    contact_email: 'mariana@horizonte.test',
    contact_phone: '+5511912345678',
    ...over,
  }
}

/** The parts of a property that fill in an empty listing. */
export function knownProperty(over: Partial<KnownProperty> = {}): KnownProperty {
  const { contact_name, contact_email, contact_phone } = listingDetails()
  return {
    kind: 'apartment',
    area: 78,
    address: address(),
    contact: { contact_name, contact_email, contact_phone },
    ...over,
  }
}

/** The same as the form sends it. */
export function listingForm(over: Partial<ListingForm> = {}): ListingForm {
  return { is_on: true, ...listingDetails(), ...over }
}

/** The listing of an ensaio's property: on, with photos, and read by portals. */
export function listing(over: Partial<Listing> = {}): Listing {
  return {
    is_on: true,
    details: listingDetails(),
    photos: 24,
    has_feed: true,
    changed_at: '2026-11-19T11:50:00.000Z',
    ...over,
  }
}

/** The address at which portals read listings. */
export function listingFeed(over: Partial<ListingFeed> = {}): ListingFeed {
  return {
    created_at: '2026-11-03T13:20:00.000Z',
    read_at: '2026-11-20T09:12:00.000Z',
    listings: 12,
    ...over,
  }
}

/** The same just created. */
export function newListingFeed(over: Partial<NewListingFeed> = {}): NewListingFeed {
  return {
    ...listingFeed({ created_at: '2026-11-20T15:00:00.000Z', read_at: null }),
    address: 'https://ensaio.test/api/listing-feeds/Qx7mT2cVb9sKd4Lw1ZrYp6NfHj3Ge8Ua0XoBi5MvCtE/vrsync.xml',
    ...over,
  }
}
