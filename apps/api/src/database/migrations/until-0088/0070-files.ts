import type { Migration } from '../migration.ts'

/**
 * Indexes for the names of stored files, so that "does a row name this file" reads no whole table; the storage that belongs to the
 * database; and which files may still hold a location.
 */
export const files: Migration = {
  name: '0070-files',
  statements: [
    'create index photos_file on photos (file)',
    'create index photos_thumbnail_file on photos (thumbnail_file)',
    'create index photos_preview_file on photos (preview_file)',
    'create index blueprints_file on blueprints (file)',
    'create index companies_logo_file on companies (logo_file)',
    `create table installation (
      is_only boolean primary key default true check (is_only),
      id text not null default gen_random_uuid()::text,
      storage_mark text
    )`,
    'insert into installation default values',
    ...['photos', 'blueprints'].flatMap((table) => [
      `alter table ${table} add column is_location_free boolean not null default false`,
      `create index ${table}_located on ${table} (file) where not is_location_free`,
    ]),
  ],
}
