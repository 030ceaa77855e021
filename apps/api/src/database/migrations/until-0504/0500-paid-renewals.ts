import type { Migration } from '../migration.ts'

/** The renewal of hosting that a payment is made for, so that it takes place when the money comes (rule hosting-renewal). */
export const paidRenewals: Migration = {
  name: '0500-paid-renewals',
  statements: ['alter table payments add column renews jsonb'],
}
