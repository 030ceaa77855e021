import type { Migration } from '../migration.ts'

const id = 'id integer generated always as identity primary key'

/** The lines of a price, card payments and their ledger entries (rules lowest-price and payment-once). */
export const money: Migration = {
  name: '0010-money',
  statements: [
    'alter table price_rules add column parts jsonb',
    'alter table price_rules add column discount_title text',
    `create table payments (
      ${id},
      reference text not null unique check (length(reference) between 20 and 60),
      company_id integer not null references companies,
      user_id integer not null references users,
      key_hash text unique,
      body_hash text not null,
      amount_cents integer not null check (amount_cents > 0),
      description text not null,
      payer_name text not null,
      payer_identity text not null,
      status smallint not null,
      message text,
      has_error boolean not null default false,
      transaction_id text,
      created_at timestamptz not null,
      paid_at timestamptz,
      checks integer not null default 0,
      check_at timestamptz
    )`,
    'create index payments_open on payments (check_at) where check_at is not null',
    'create index payments_company on payments (company_id, id)',
    'alter table ledger_entries add column payment_id integer references payments',
    'alter table ledger_entries drop constraint ledger_entries_kind_check',
    `alter table ledger_entries add constraint ledger_entries_kind_check
      check (kind in ('payment', 'order', 'refund', 'fee', 'adjustment', 'reversal'))`,
    `create unique index ledger_entries_payment_once on ledger_entries (payment_id, kind, account)
      where payment_id is not null`,
  ],
}
