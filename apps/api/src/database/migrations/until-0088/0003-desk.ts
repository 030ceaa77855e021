import type { Migration } from '../migration.ts'

const id = 'id integer generated always as identity primary key'

/** The append-only ledger (rule credit-ledger), stored answers (rule idempotency-key) and mails to be sent (rule mail-outbox). */
export const desk: Migration = {
  name: '0003-desk',
  statements: [
    `create table ledger_entries (
      ${id},
      company_id integer not null references companies,
      session_id integer references photo_sessions,
      account text not null check (account in ('credit', 'invoice')),
      kind text not null check (kind in ('payment', 'order', 'refund', 'fee', 'adjustment')),
      amount_cents integer not null check (amount_cents <> 0),
      created_at timestamptz not null
    )`,
    'create index ledger_entries_company on ledger_entries (company_id, id)',
    `create unique index ledger_entries_once on ledger_entries (session_id, kind)
      where session_id is not null and kind in ('order', 'refund', 'fee')`,
    `create function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception 'the ledger is append-only'; end $$`,
    `create trigger ledger_entries_append_only before update or delete on ledger_entries
      for each row execute function refuse_change()`,
    `create table idempotency_keys (
      id text primary key,
      body_hash text not null,
      answer jsonb,
      created_at timestamptz not null
    )`,
    'create index idempotency_keys_age on idempotency_keys (created_at)',
    `create table outbox (
      ${id},
      message_id text not null unique,
      recipient text not null,
      subject text not null,
      text text not null,
      created_at timestamptz not null,
      attempts integer not null default 0,
      held_until timestamptz,
      sent_at timestamptz
    )`,
    'create index outbox_waiting on outbox (id) where sent_at is null',
  ],
}
