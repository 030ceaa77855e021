import type { Migration } from '../migration.ts'

/** For the person at the property: reporting that nobody can receive the visit, and booking several ensaios by one link. */
export const visitsOfHolders: Migration = {
  name: '0076-visits-of-holders',
  statements: [
    'alter table photo_sessions add column unable_at timestamptz',
    `create table session_groups (
      id integer generated always as identity primary key,
      token text not null unique check (length(token) >= 22),
      company_id integer not null references companies,
      created_at timestamptz not null
    )`,
    'alter table photo_sessions add column group_id integer references session_groups',
    'create index photo_sessions_group on photo_sessions (group_id, id) where group_id is not null',
  ],
}
