import type { Migration } from './migration.ts'

/** Stored files are found by their names, so that "does a row name this file" reads no whole table. */
export const files: Migration = {
  name: '0070-files',
  statements: [
    'create index photos_file on photos (file)',
    'create index photos_thumbnail_file on photos (thumbnail_file)',
    'create index photos_preview_file on photos (preview_file)',
    'create index blueprints_file on blueprints (file)',
    'create index companies_logo_file on companies (logo_file)',
  ],
}
