import type { Migration } from '../migration.ts'

/** The roles inside client companies; everybody who was there before did everything, and stays a manager. */
export const clientRoles: Migration = {
  name: '0160-client-roles',
  statements: [
    `alter table users add column client_role text
      check (client_role in ('manager', 'orders', 'finance', 'reader'))`,
    `update users set client_role = 'manager' where scope = 'client'`,
    `alter table users add constraint users_role_of_client
      check ((scope = 'client') = (client_role is not null))`,
  ],
}
