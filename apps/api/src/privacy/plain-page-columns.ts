import type { Tables } from '../database/tables/tables.ts'

/** The columns of published pages and listings that are not personal. */
export const plainPageColumns = {
  publications: [
    'id',
    'session_id',
    'code',
    'neutral_code',
    'is_on',
    'address_shown',
    'expires_on',
    'is_listed',
    'offers_downloads',
    'changed_at',
  ],
  listings: [
    'id',
    'session_id',
    'code',
    'is_on',
    'kind',
    'purpose',
    'sale_price',
    'rent_price',
    'condominium_fee',
    'property_tax',
    'area',
    'bedrooms',
    'bathrooms',
    'suites',
    'parking_spaces',
    'features',
    'address_shown',
    'changed_at',
  ],
  listing_feeds: ['company_id', 'token_hash', 'created_at', 'read_at'],
  page_visits: ['session_id', 'day', 'source', 'device', 'visits', 'downloads'],
} satisfies { [Name in keyof Tables]?: readonly (keyof Tables[Name])[] }
