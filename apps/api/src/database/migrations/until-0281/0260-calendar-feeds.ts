import type { Migration } from '../migration.ts'

const byCity = 'photo_sessions (city, scheduled_for)'

/** Addresses that calendar programs read: of a person for their own visits (no city), and for those of each city. */
export const calendarFeeds: Migration = {
  name: '0260-calendar-feeds',
  statements: [
    `create table calendar_feeds (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      city text,
      token_hash text not null unique,
      created_at timestamptz not null
    )`,
    "create unique index calendar_feeds_one_each on calendar_feeds (user_id, coalesce(city, ''))",
    `create index if not exists photo_sessions_city on ${byCity}`,
  ],
  online: [{ name: 'photo_sessions_city', on: byCity }],
}
