import type { Migration } from '../migration.ts'

/** What a person recognises their login sessions by. Those that are open already say only when they began. */
export const loginDevices: Migration = {
  name: '0151-login-devices',
  statements: [
    `alter table auth_sessions
      add column id integer generated always as identity,
      add column device text,
      add column browser text,
      add column system text,
      add column used_at timestamptz`,
  ],
}
