import type { Migration } from '../migration.ts'

/** What administrators decide for the house, and the terms under which each ensaio was ordered. */
export const settings: Migration = {
  name: '0099-settings',
  statements: [
    `create table settings (
      is_only boolean primary key default true check (is_only),
      value jsonb not null,
      changed_by integer not null references users,
      changed_at timestamptz not null
    )`,
    `alter table photo_sessions
      add column delivery_days smallint not null default 4,
      add column late_fee_percent smallint not null default 30,
      add column late_hours smallint not null default 24`,
  ],
}
