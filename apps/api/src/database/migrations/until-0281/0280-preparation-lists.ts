import type { Migration } from '../migration.ts'

/** The preparation lists that administrators changed, by kind of property. */
export const preparationLists: Migration = {
  name: '0280-preparation-lists',
  statements: [
    `create table preparation_lists (
      list text primary key,
      lines jsonb not null,
      changed_by integer not null references users,
      changed_at timestamptz not null
    )`,
  ],
}
