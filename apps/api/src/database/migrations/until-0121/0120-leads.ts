import type { Migration } from '../migration.ts'

/** What our own people decide about pre-registered companies, and the mails that they write to them. */
export const leads: Migration = {
  name: '0120-leads',
  statements: [
    `alter table registrations
      add column identification text check (length(identification) = 14),
      add column state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined')),
      add column decided_by integer references users,
      add column decided_at timestamptz,
      add column decision_reason text`,
    "update registrations set state = 'accepted', decided_at = created_at where company_id is not null",
    "alter table registrations add check (state <> 'accepted' or company_id is not null)",
    `create table lead_mails (
      id integer generated always as identity primary key,
      registration_id integer not null references registrations on delete cascade,
      user_id integer not null references users,
      text text not null,
      created_at timestamptz not null
    )`,
    'create index lead_mails_registration on lead_mails (registration_id)',
  ],
}
