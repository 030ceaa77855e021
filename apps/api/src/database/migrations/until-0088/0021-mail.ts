import type { Migration } from '../migration.ts'

/** Mails with HTML and a calendar entry, and the state of their delivery (rule mail-outbox). */
export const mail: Migration = {
  name: '0021-mail',
  statements: [
    `alter table outbox
      add column recipient_name text,
      add column html text,
      add column event jsonb,
      add column last_error text,
      add column given_up_at timestamptz,
      add check (sent_at is null or given_up_at is null)`,
    'drop index outbox_waiting',
    'create index outbox_waiting on outbox (id) where sent_at is null and given_up_at is null',
  ],
}
