import type { Migration } from './migration.ts'

/** The number of statuses. */
const none = `'{0,0,0,0,0,0,0,0}'::integer[]`

/** Does a merge, which writes counts and versions by itself, move the row to another company? */
const isMerge = `tg_op = 'UPDATE' and old.company_id <> new.company_id
          and current_setting('ensaio.moves_company', true) = 'on'`

/**
 * Leaves the counts of a merge to the merge. The triggers would write the same two rows for each ensaio, and each write reads all row
 * versions that the transaction made before: 20,000 ensaios took more than a minute. Without the setting, as in an older server, the
 * triggers count as before.
 */
export const mergedCounts: Migration = {
  name: '0508-merged-counts',
  statements: [
    `create or replace function count_session() returns trigger language plpgsql as $$
      begin
        if ${isMerge} then
          return null;
        end if;
        if tg_op = 'UPDATE' and old.company_id = new.company_id then
          update session_counts set by_status[old.status] = by_status[old.status] - 1,
            by_status[new.status] = by_status[new.status] + 1 where company_id = new.company_id;
          return null;
        end if;
        if tg_op <> 'INSERT' then
          update session_counts set by_status[old.status] = by_status[old.status] - 1
            where company_id = old.company_id;
        end if;
        if tg_op <> 'DELETE' then
          insert into session_counts (company_id, by_status) values (new.company_id, ${none})
            on conflict do nothing;
          update session_counts set by_status[new.status] = by_status[new.status] + 1
            where company_id = new.company_id;
        end if;
        return null;
      end $$`,
    `create or replace function session_moves_list() returns trigger language plpgsql as $$
      begin
        if ${isMerge} then
          return null;
        end if;
        perform move_list(old.company_id) where tg_op <> 'INSERT';
        perform move_list(new.company_id) where tg_op <> 'DELETE' and new.company_id is distinct from old.company_id;
        return null;
      end $$`,
  ],
}
