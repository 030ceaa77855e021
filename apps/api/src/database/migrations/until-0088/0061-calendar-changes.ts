import type { Migration } from '../migration.ts'

const mark = 'hashtextextended(gen_random_uuid()::text, 0)'
const tables = ['providers', 'provider_working_days', 'provider_time_off', 'holidays']

/**
 * Marks of all changes to the free times, which tell a server whether its cached ones are still valid: the set of visible marks differs
 * after each commit. Marks are only added, never changed, so that no transaction waits for another.
 */
export const calendarChanges: Migration = {
  name: '0061-calendar-changes',
  statements: [
    'create table calendar_changes (mark bigint not null)',
    `insert into calendar_changes (mark) values (${mark})`,
    `create function mark_calendar() returns trigger language plpgsql as
      $$ begin insert into calendar_changes (mark) values (${mark}); return null; end $$`,
    // Of several transactions that book one slot at once, all but one add nothing.
    `create function mark_booking() returns trigger language plpgsql as $$
      begin
        if exists (select from added) then insert into calendar_changes (mark) values (${mark}); end if;
        return null;
      end $$`,
    `create trigger bookings_mark_calendar after insert on bookings
      referencing new table as added for each statement execute function mark_booking()`,
    `create trigger bookings_change_calendar after update or delete on bookings
      for each statement execute function mark_calendar()`,
    ...tables.map(
      (table) => `create trigger ${table}_change_calendar after insert or update or delete on ${table}
        for each statement execute function mark_calendar()`,
    ),
  ],
}
