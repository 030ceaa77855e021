import type { Migration } from '../migration.ts'

/** Published pages of properties, one for an ensaio at most (rule published-page). */
export const publications: Migration = {
  name: '0370-publications',
  statements: [
    `create table publications (
      id integer generated always as identity primary key,
      session_id integer not null unique references photo_sessions on delete cascade,
      code text unique,
      neutral_code text unique,
      is_on boolean not null default false,
      headline text,
      description text not null default '',
      address_shown text not null check (address_shown in ('street', 'district', 'none')),
      contact_name text,
      contact_phone text,
      contact_email text,
      expires_on date,
      is_listed boolean not null default false,
      password_hash text,
      changed_at timestamptz not null,
      check (code <> neutral_code),
      check (not is_on or (code is not null and neutral_code is not null))
    )`,
  ],
}
