import type { Migration } from '../migration.ts'

/** Companies whose people cannot sign in for now. */
export const inactiveCompanies: Migration = {
  name: '0121-inactive-companies',
  statements: ['alter table companies add column active boolean not null default true'],
}
