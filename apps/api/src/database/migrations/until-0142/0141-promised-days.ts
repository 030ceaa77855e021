import type { Migration } from '../migration.ts'

/**
 * Whether the promised days of delivery count weekends and holidays, as a term of each ensaio, and the promised day itself, which the
 * database computes when the visit gets its date: a holiday that is added later moves no promise (rule terms-of-the-order).
 */
export const promisedDays: Migration = {
  name: '0141-promised-days',
  statements: [
    `alter table photo_sessions
      add column delivery_working_days boolean not null default false,
      add column promised_on date`,
    `create function promised_day(visit date, days integer, working boolean, place text) returns date
      language plpgsql stable as $$
      declare
        result date := visit;
        rest integer := days;
      begin
        if not working then return visit + days; end if;
        while rest > 0 loop
          result := result + 1;
          if extract(isodow from result) < 6
            and not exists (select from holidays h where h.day = result and (h.city is null or h.city = place))
          then rest := rest - 1; end if;
        end loop;
        return result;
      end $$`,
    `create function promise_delivery() returns trigger language plpgsql as $$
      begin
        new.promised_on := promised_day(
          (new.scheduled_for at time zone new.time_zone)::date, new.delivery_days, new.delivery_working_days, new.city);
        return new;
      end $$`,
    `create trigger photo_sessions_promise_delivery before insert or update of scheduled_for on photo_sessions
      for each row when (new.scheduled_for is not null) execute function promise_delivery()`,
    `update photo_sessions
      set promised_on = (scheduled_for at time zone time_zone)::date + delivery_days where scheduled_for is not null`,
  ],
}
