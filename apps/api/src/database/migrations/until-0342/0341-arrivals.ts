import type { Migration } from '../migration.ts'

/**
 * When the photographer of a visit said that they are on the way, and that they have arrived. It is about one start and one photographer:
 * the triggers of this step delete it when the ensaio gets another start, or another booking, also for a server of an older version.
 */
export const arrivals: Migration = {
  name: '0341-arrivals',
  statements: [
    `create table arrivals (
      id integer generated always as identity primary key,
      session_id integer not null unique references photo_sessions on delete cascade,
      on_the_way_at timestamptz,
      arrived_at timestamptz,
      check (on_the_way_at is not null or arrived_at is not null),
      check (on_the_way_at <= arrived_at)
    )`,
    `create function drop_moved_arrival() returns trigger language plpgsql as $$
      begin
        delete from arrivals where session_id = new.id;
        return null;
      end $$`,
    `create trigger photo_sessions_drop_arrival after update of scheduled_for on photo_sessions
      for each row when (old.scheduled_for is distinct from new.scheduled_for) execute function drop_moved_arrival()`,
    `create function drop_booked_arrival() returns trigger language plpgsql as $$
      begin
        delete from arrivals where session_id = new.session_id;
        return null;
      end $$`,
    `create trigger bookings_drop_arrival after insert on bookings
      for each row execute function drop_booked_arrival()`,
  ],
}
