import type { Migration } from '../migration.ts'

/** The rooms marked on plans, which are read and replaced as a whole (rule plan-rooms). */
export const planRooms: Migration = {
  name: '0502-plan-rooms',
  statements: ["alter table blueprints add column rooms jsonb not null default '[]'"],
}
