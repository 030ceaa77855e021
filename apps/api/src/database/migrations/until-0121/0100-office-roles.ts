import type { Migration } from '../migration.ts'

/** The roles of the office; everybody who was an administrator before stays one. */
export const officeRoles: Migration = {
  name: '0100-office-roles',
  statements: [
    `alter table users
      add column seen_at timestamptz,
      add column role text check (role in ('administrator', 'coordinator', 'finance'))`,
    `update users set role = 'administrator' where scope = 'admin'`,
    `alter table users add constraint users_role_of_office check ((scope = 'admin') = (role is not null))`,
  ],
}
