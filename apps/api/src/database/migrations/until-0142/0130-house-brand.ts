import type { Migration } from '../migration.ts'

/** The name, logo, colours, contact and time zone that administrators give the house. */
export const houseBrand: Migration = {
  name: '0130-house-brand',
  statements: [
    `create table house_brand (
      is_only boolean primary key default true check (is_only),
      value jsonb not null,
      logo_file text,
      changed_by integer not null references users,
      changed_at timestamptz not null
    )`,
  ],
}
