import type { Migration } from '../migration.ts'

/** Links by which the first administrator of an installation gets an account. */
export const setUpLinks: Migration = {
  name: '0090-set-up-links',
  statements: [
    `create table set_up_links (
      token_hash text primary key,
      expires_at timestamptz not null
    )`,
  ],
}
