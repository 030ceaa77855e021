import type { Migration } from '../migration.ts'

/**
 * Ensaios whose companies were told that the originals of their photos are archived (rule archived-originals). They are marked as archived
 * before the first file moves, and as here again after the last one.
 */
export const photoArchives: Migration = {
  name: '0504-photo-archives',
  statements: [
    `create table photo_archives (
      session_id integer primary key references photo_sessions on delete cascade,
      told_at timestamptz not null,
      archive_on date not null,
      archived_at timestamptz,
      moved_at timestamptz,
      asked_at timestamptz,
      asked_by integer references users,
      check (archived_at is not null or (moved_at is null and asked_at is null))
    )`,
    'create index photo_archives_due on photo_archives (archive_on) where archived_at is null',
    'create index photo_archives_moving on photo_archives (session_id) where archived_at is not null and (moved_at is null or asked_at is not null)',
  ],
}
