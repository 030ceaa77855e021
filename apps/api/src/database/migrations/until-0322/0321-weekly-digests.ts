import type { Migration } from '../migration.ts'

/** The weeks that were told to companies, each once. The week of this step counts as told, so that it sends nothing about the past. */
export const weeklyDigests: Migration = {
  name: '0321-weekly-digests',
  statements: [
    `create table weekly_digests (
      company_id integer not null references companies,
      monday date not null,
      told_at timestamptz not null,
      primary key (company_id, monday)
    )`,
    `insert into weekly_digests (company_id, monday, told_at)
      select id, date_trunc('week', now() at time zone
        coalesce((select value ->> 'time_zone' from house_brand), 'America/Sao_Paulo'))::date, now()
      from companies`,
  ],
}
