import type { Migration } from '../migration.ts'

/**
 * Videos that are kept as files (rule video-files). They share their ids with the videos by link, so that a product's videos are one list; a table of their
 * own, as a server of the version before would answer a video without a link by an error.
 */
export const videoFiles: Migration = {
  name: '0490-video-files',
  statements: [
    `create table video_files (
      id integer primary key default nextval(pg_get_serial_sequence('videos', 'id')),
      session_product_id integer not null references session_products on delete cascade,
      file text not null,
      bytes integer not null check (bytes > 0),
      sha256 text not null,
      width integer,
      height integer,
      seconds double precision,
      poster_file text,
      captions text
    )`,
    'create unique index video_files_once on video_files (session_product_id, sha256)',
    'create index video_files_file on video_files (file)',
    'create index video_files_poster_file on video_files (poster_file)',
  ],
}
