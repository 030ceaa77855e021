import type { Migration } from '../migration.ts'

const parts = ['bookings', 'session_products', 'ratings']

/**
 * A version per company, which each write to what its list shows moves: kept answers of the list are valid as long as it stays. Deferred
 * triggers move it, and in the row of the counts, so that a transaction waits for a company in one place only, at its end.
 */
export const listVersions: Migration = {
  name: '0440-list-versions',
  statements: [
    'alter table session_counts add column version bigint not null default 0',
    `create function move_list(company integer) returns void language sql as $$
      update session_counts set version = pg_current_xact_id()::text::bigint
        where company_id = company and version <> pg_current_xact_id()::text::bigint
      $$`,
    `create function session_moves_list() returns trigger language plpgsql as $$
      begin
        perform move_list(old.company_id) where tg_op <> 'INSERT';
        perform move_list(new.company_id) where tg_op <> 'DELETE' and new.company_id is distinct from old.company_id;
        return null;
      end $$`,
    `create function part_moves_list() returns trigger language plpgsql as $$
      begin
        perform move_list(s.company_id) from photo_sessions s where s.id in (old.session_id, new.session_id);
        return null;
      end $$`,
    `create function photo_moves_list() returns trigger language plpgsql as $$
      begin
        perform move_list(s.company_id) from photo_sessions s join session_products p on p.session_id = s.id
          where p.id in (old.session_product_id, new.session_product_id);
        return null;
      end $$`,
    `create function name_moves_lists() returns trigger language plpgsql as $$
      begin
        perform move_list(company_id) from (select company_id from session_counts order by company_id) companies;
        return null;
      end $$`,
    // After `photo_sessions_counted` in the order of names: that one creates the row of a company's first ensaio.
    `create constraint trigger photo_sessions_move_list after insert or update or delete on photo_sessions
      deferrable initially deferred for each row execute function session_moves_list()`,
    ...parts.map(
      (table) => `create constraint trigger ${table}_move_list after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function part_moves_list()`,
    ),
    `create constraint trigger photos_move_list after insert or update or delete on photos
      deferrable initially deferred for each row execute function photo_moves_list()`,
    `create constraint trigger services_move_lists after update of name, vertical_id on services
      deferrable initially deferred for each row execute function name_moves_lists()`,
    `create constraint trigger providers_move_lists after update of name on providers
      deferrable initially deferred for each row execute function name_moves_lists()`,
  ],
}
