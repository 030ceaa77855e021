import type { Migration } from '../migration.ts'

/** Listings of properties for real-estate portals (rule portal-listing), and the addresses at which portals read them (rule portal-feed). */
export const listings: Migration = {
  name: '0450-listings',
  statements: [
    `create table listings (
      id integer generated always as identity primary key,
      session_id integer not null unique references photo_sessions on delete cascade,
      code text not null unique,
      is_on boolean not null,
      kind text not null,
      purpose text not null check (purpose in ('sale', 'rent', 'both')),
      title text not null,
      description text not null,
      sale_price integer,
      rent_price integer,
      condominium_fee integer,
      property_tax integer,
      area integer not null,
      bedrooms integer,
      bathrooms integer,
      suites integer,
      parking_spaces integer,
      features text[] not null,
      address_shown text not null check (address_shown in ('full', 'street', 'district')),
      contact_name text,
      contact_email text,
      contact_phone text,
      changed_at timestamptz not null,
      check (not is_on or (contact_name is not null and contact_email is not null))
    )`,
    `create table listing_feeds (
      company_id integer primary key references companies on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null,
      read_at timestamptz
    )`,
  ],
}
