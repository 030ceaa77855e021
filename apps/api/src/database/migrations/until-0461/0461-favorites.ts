import type { Migration } from '../migration.ts'

/** The favourite photos of clients, and the choices that they are asked for (rule favorites). */
export const favorites: Migration = {
  name: '0461-favorites',
  statements: [
    `create table photo_favorites (
      photo_id integer primary key references photos on delete cascade,
      user_id integer references users,
      added_at timestamptz not null
    )`,
    `create table photo_choices (
      session_product_id integer primary key references session_products on delete cascade,
      wanted integer not null check (wanted between 1 and 500),
      asked_by integer references users,
      asked_at timestamptz not null,
      sent_by integer references users,
      sent_at timestamptz
    )`,
  ],
}
