import type { Migration } from '../migration.ts'

/** The files that photos had before they were replaced, as far as clients had received them (rule photo-versions). */
export const photoVersions: Migration = {
  name: '0470-photo-versions',
  statements: [
    'alter table photos add column version integer not null default 1',
    `create table photo_versions (
      photo_id integer not null references photos on delete cascade,
      version integer not null,
      file text not null,
      thumbnail_file text not null,
      preview_file text,
      width integer,
      height integer,
      is_location_free boolean not null,
      replaced_at timestamptz not null,
      primary key (photo_id, version)
    )`,
    'create index photo_versions_file on photo_versions (file)',
    'create index photo_versions_thumbnail_file on photo_versions (thumbnail_file)',
    'create index photo_versions_preview_file on photo_versions (preview_file)',
  ],
}
