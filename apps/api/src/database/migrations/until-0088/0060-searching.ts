import type { Migration } from '../migration.ts'

/** The number of statuses. */
const none = `'{0,0,0,0,0,0,0,0}'::integer[]`
const tally = `array[${[1, 2, 3, 4, 5, 6, 7, 8].map((one) => `count(*) filter (where status = ${one})`).join(', ')}]`

/** Counts the existing rows; the table of counts must be empty. */
export const countSessions = `insert into session_counts (company_id, by_status)
  select company_id, ${tally} from photo_sessions group by company_id`

const pairs = `photo_sessions
  using gin (search_pairs(company_id, lower(client_code)), search_pairs(company_id, address_text))`

/** Finds parts of codes and addresses. */
export const pairsIndex = `create index if not exists photo_sessions_pairs on ${pairs}`

const byStatus = `photo_sessions
      (company_id, status, scheduled_for desc nulls first, id desc)`

const searchPairs = `create or replace function search_pairs(company integer, searched text) returns integer[]
      language plpgsql immutable strict parallel safe as $$
      declare pairs integer[] := '{}';
      begin
        for place in 1 .. length(searched) - 1 loop
          pairs := pairs || hashtextextended(substr(searched, place, 2), company)::bit(32)::integer;
        end loop;
        return pairs;
      end $$`

/**
 * Makes lists as fast for a large company as for a small one. Deferred triggers count ensaios by status as they change: they run at the
 * commit, when a transaction already holds its other locks, so that waiting for the counts causes no deadlock. An index of letter pairs
 * per company finds parts of codes and addresses.
 */
export const searching: Migration = {
  name: '0060-searching',
  statements: [
    `create table session_counts (
      company_id integer primary key references companies on delete cascade,
      by_status integer[] not null
    )`,
    `create function count_session() returns trigger language plpgsql as $$
      begin
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
    // Created before the existing rows are counted: from here on, writes wait until both are done.
    `create constraint trigger photo_sessions_counted after insert or delete on photo_sessions
      deferrable initially deferred for each row execute function count_session()`,
    `create constraint trigger photo_sessions_recounted after update of status, company_id on photo_sessions
      deferrable initially deferred for each row
      when (old.status <> new.status or old.company_id <> new.company_id) execute function count_session()`,
    countSessions,
    searchPairs,
    pairsIndex,
    `create index if not exists photo_sessions_status on ${byStatus}`,
    'drop index photo_sessions_counters',
  ],
  online: [
    { name: 'photo_sessions_pairs', needs: [searchPairs], on: pairs },
    { name: 'photo_sessions_status', on: byStatus },
  ],
}
