import type { Migration } from '../migration.ts'

/** Keys of the API: of a client company, or of the house (no company). They do what their author may do, within their scopes. */
export const apiKeys: Migration = {
  name: '0350-api-keys',
  statements: [
    `create table api_keys (
      id integer generated always as identity primary key,
      company_id integer references companies on delete cascade,
      created_by integer not null references users on delete cascade,
      name text not null,
      scopes text[] not null,
      token_hash text not null unique,
      hint text not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      used_at timestamptz
    )`,
    'create index api_keys_company on api_keys (company_id)',
  ],
}
