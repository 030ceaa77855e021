import type { Migration } from '../migration.ts'

/** Ledger entries of the difference in price when the service of an ensaio changes; their reason names both services. */
export const serviceChanges: Migration = {
  name: '0170-service-changes',
  statements: [
    'alter table ledger_entries drop constraint ledger_entries_kind_check',
    `alter table ledger_entries add constraint ledger_entries_kind_check
      check (kind in ('payment', 'order', 'refund', 'fee', 'adjustment', 'reversal', 'service_change'))`,
    'alter table ledger_entries drop constraint ledger_entries_check',
    `alter table ledger_entries add constraint ledger_entries_reason_check
      check (reason is null or kind in ('adjustment', 'service_change'))`,
  ],
}
