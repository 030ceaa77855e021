import type { Migration } from '../migration.ts'

const id = 'id integer generated always as identity primary key'

/** Payments given back from the back office, whole or in part, each with its two possible ledger entries (rule payment-refund). */
export const paymentRefunds: Migration = {
  name: '0181-payment-refunds',
  statements: [
    `create table payment_refunds (
      ${id},
      payment_id integer not null references payments,
      user_id integer not null references users,
      key_hash text unique,
      body_hash text not null,
      amount_cents integer not null check (amount_cents > 0),
      reason text not null,
      state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
      message text,
      created_at timestamptz not null,
      check_at timestamptz
    )`,
    'create index payment_refunds_payment on payment_refunds (payment_id)',
    'create index payment_refunds_open on payment_refunds (check_at) where check_at is not null',
    'alter table ledger_entries add column refund_id integer references payment_refunds',
    'alter table ledger_entries drop constraint ledger_entries_kind_check',
    `alter table ledger_entries add constraint ledger_entries_kind_check
      check (kind in ('payment', 'order', 'refund', 'fee', 'adjustment', 'reversal', 'service_change', 'repayment'))`,
    `alter table ledger_entries add constraint ledger_entries_repayment check ((kind = 'repayment') = (refund_id is not null))`,
  ],
}
