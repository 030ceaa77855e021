import type { Migration } from './migration.ts'

/** What the company wants of each item of a service, for whoever makes it. */
export const orientation: Migration = {
  name: '0072-orientation',
  statements: ['alter table service_items add column orientation text'],
}
