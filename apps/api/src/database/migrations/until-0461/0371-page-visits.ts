import type { Migration } from '../migration.ts'

/** Counts of visits to published pages and of their downloads, by day: no visitor, address or cookie is kept (rule page-visits). */
export const pageVisits: Migration = {
  name: '0371-page-visits',
  statements: [
    `create table page_visits (
      session_id integer not null references photo_sessions on delete cascade,
      day date not null,
      source text not null,
      device text not null,
      visits integer not null default 0,
      downloads integer not null default 0,
      primary key (session_id, day, source, device)
    )`,
  ],
}
