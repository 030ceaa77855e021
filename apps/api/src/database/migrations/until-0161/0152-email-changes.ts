import type { Migration } from '../migration.ts'

/** New addresses that wait for their confirmation; a person has one at most. */
export const emailChanges: Migration = {
  name: '0152-email-changes',
  statements: [
    `create table email_changes (
      user_id integer primary key references users on delete cascade,
      email text not null,
      token_hash text not null unique,
      expires_at timestamptz not null
    )`,
  ],
}
