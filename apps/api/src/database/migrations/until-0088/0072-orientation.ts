import type { Migration } from '../migration.ts'

/** The company's instructions for each item of a service, for the people who produce it. */
export const orientation: Migration = {
  name: '0072-orientation',
  statements: ['alter table service_items add column orientation text'],
}
