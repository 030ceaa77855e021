import type { Migration } from '../migration.ts'

const id = 'id integer generated always as identity primary key'
const steps = "'welcome', 'password', 'company', 'users'"

/** Pre-registration, the steps of the first access, and a cache of CEPs (rules pre-registration, onboarding-steps and address-search). */
export const people: Migration = {
  name: '0020-people',
  statements: [
    `alter table users
      add column cpf text check (length(cpf) = 11),
      add column legal_representative boolean not null default false,
      add column finances_manager boolean not null default false,
      add column operation_manager boolean not null default false,
      add column onboarding_step text not null default 'welcome' check (onboarding_step in (${steps})),
      add column password_set_at timestamptz`,
    'create index users_company on users (company_id, id) where company_id is not null',
    'alter table companies add column address jsonb',
    `create table registrations (
      ${id},
      created_at timestamptz not null,
      company_id integer references companies,
      name text not null,
      phone text not null,
      email text not null,
      company text not null,
      city text not null,
      employees integer not null,
      tours_per_month integer,
      largest_area integer
    )`,
    `create table postal_codes (
      postal_code text primary key check (length(postal_code) = 8),
      address jsonb not null,
      found_at timestamptz not null
    )`,
  ],
}
