import type { Migration } from '../migration.ts'

const followed = ['photo_sessions', 'session_groups', 'payments', 'users']

/**
 * Companies that were united with another one. What is written for such a company goes to the other: a request that read its company before
 * the union waits for it, and follows.
 */
export const mergedCompanies: Migration = {
  name: '0161-merged-companies',
  statements: [
    'alter table companies add column merged_into integer references companies check (merged_into <> id)',
    'alter table companies add constraint companies_merged_inactive check (merged_into is null or not active)',
    'create index companies_merged on companies (merged_into) where merged_into is not null',
    `create function follow_merged_company() returns trigger language plpgsql as $$
      begin
        select coalesce(merged_into, id) into new.company_id from companies
          where id = new.company_id for key share;
        return new;
      end $$`,
    ...followed.map(
      (table) => `create trigger ${table}_follow before insert on ${table}
        for each row when (new.company_id is not null) execute function follow_merged_company()`,
    ),
  ],
}
