import type { Migration } from '../migration.ts'

const id = 'id integer generated always as identity primary key'
const product = 'session_product_id integer not null references session_products on delete cascade'

/** The material of an ensaio: photos, plans, tours, videos, links. */
export const deliverables: Migration = {
  name: '0002-deliverables',
  statements: [
    `create table tags (${id}, name text not null unique)`,
    `create table photos (
      ${id},
      ${product},
      file text not null,
      thumbnail_file text not null,
      alt text,
      tag_id integer references tags,
      is_featured boolean not null default false,
      position integer not null check (position >= 0),
      bytes integer not null check (bytes > 0),
      sha256 text not null
    )`,
    'create index photos_product on photos (session_product_id, position)',
    'create unique index photos_one_featured on photos (session_product_id) where is_featured',
    `create table blueprints (
      ${id},
      ${product},
      file text not null,
      file_name text not null,
      file_extension text not null,
      bytes integer not null check (bytes > 0),
      sha256 text not null
    )`,
    'create index blueprints_product on blueprints (session_product_id)',
    `create table tours (
      ${id},
      session_product_id integer not null unique references session_products on delete cascade,
      matterport_url text check (matterport_url ~ '^https?://'),
      tour_url text check (tour_url ~ '^https?://'),
      hosting_months integer check (hosting_months >= 0)
    )`,
    `create table videos (${id}, ${product}, url text not null check (url ~ '^https?://'))`,
    'create index videos_product on videos (session_product_id)',
    `create table links (${id}, ${product}, url text not null check (url ~ '^https?://'))`,
    'create index links_product on links (session_product_id)',
  ],
}
