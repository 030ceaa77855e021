import type { Migration } from '../migration.ts'

/** Photos of a whole sphere, which open in a viewer of their own (rule panoramas). */
export const panoramas: Migration = {
  name: '0491-panoramas',
  statements: ['alter table photos add column is_panorama boolean not null default false'],
}
