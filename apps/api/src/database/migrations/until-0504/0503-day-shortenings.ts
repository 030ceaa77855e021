import type { Migration } from '../migration.ts'

/** The days of cities that were shortened by themselves, each once in any number of processes (rule shorter-day). */
export const dayShortenings: Migration = {
  name: '0503-day-shortenings',
  statements: [
    `create table day_shortenings (
      city text not null,
      day date not null,
      exchanged integer not null,
      shortened_at timestamptz not null,
      primary key (city, day)
    )`,
  ],
}
