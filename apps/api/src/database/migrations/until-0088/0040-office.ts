import type { Migration } from '../migration.ts'

const id = 'id integer generated always as identity primary key'

/** The reason and author of credit adjustments, photographers' phones, and a log of changes in the back office. */
export const office: Migration = {
  name: '0040-office',
  statements: [
    `alter table ledger_entries
      add column reason text check (reason is null or kind = 'adjustment'),
      add column user_id integer references users`,
    'alter table providers add column phone text',
    'update providers set phone = users.phone from users where users.id = providers.user_id',
    `create table office_events (
      ${id},
      user_id integer not null references users,
      kind text not null,
      subject_id integer not null,
      detail jsonb not null,
      created_at timestamptz not null
    )`,
    'create index office_events_subject on office_events (kind, subject_id, id)',
  ],
}
