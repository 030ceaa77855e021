import type { Migration } from '../migration.ts'

/** Houses that already have clients need no list of first steps. */
export const firstSteps: Migration = {
  name: '0101-first-steps',
  statements: [
    `create table first_steps (
      is_only boolean primary key default true check (is_only),
      dismissed_by integer references users,
      dismissed_at timestamptz not null
    )`,
    'insert into first_steps (dismissed_at) select now() from companies limit 1',
  ],
}
