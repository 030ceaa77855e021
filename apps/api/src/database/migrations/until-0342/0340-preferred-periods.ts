import type { Migration } from '../migration.ts'

/**
 * When somebody for whom no free time fits could receive the photographer. An ensaio that gets a date, or whose visit is no longer to come,
 * loses it, whatever changes it: the trigger of this step decides, also for a server of an older version.
 */
export const preferredPeriods: Migration = {
  name: '0340-preferred-periods',
  statements: [
    `create table preferred_periods (
      id integer generated always as identity primary key,
      session_id integer not null unique references photo_sessions on delete cascade,
      weekdays integer[] not null,
      parts text[] not null,
      first_day date,
      last_day date,
      note text not null,
      left_at timestamptz not null,
      told_at timestamptz not null,
      check (first_day <= last_day)
    )`,
    `create function drop_preferred_period() returns trigger language plpgsql as $$
      begin
        delete from preferred_periods where session_id = new.id;
        return null;
      end $$`,
    `create trigger photo_sessions_drop_preferred_period after update of scheduled_for, status on photo_sessions
      for each row when (new.status not in (1, 2)
        or (new.scheduled_for is not null and old.scheduled_for is distinct from new.scheduled_for))
      execute function drop_preferred_period()`,
  ],
}
