import type { Migration } from '../migration.ts'

const mark = 'hashtextextended(gen_random_uuid()::text, 0)'
const ofBooked = `
  if exists (select from changed join bookings b on b.session_id = changed.session_id and b.released_at is null) then
    insert into calendar_changes (mark) values (${mark});
  end if;`

/**
 * Positions of properties, with how near they are and where they come from; a row without a point says that none is known. Apart from the
 * ensaios, so that filling in those of old ones changes no row of theirs. A position of a booked visit changes the free times.
 */
export const sessionPositions: Migration = {
  name: '0310-session-positions',
  statements: [
    `create table session_positions (
      session_id integer primary key references photo_sessions on delete cascade,
      latitude double precision check (latitude between -90 and 90),
      longitude double precision check (longitude between -180 and 180),
      precision text check (precision in ('exact', 'street', 'district', 'city')),
      source text check (source in ('search', 'cep', 'staff')),
      found_at timestamptz not null,
      check (num_nulls(latitude, longitude, precision, source) in (0, 4))
    )`,
    "create index session_positions_search on session_positions (found_at) where source = 'search'",
    `create function mark_position() returns trigger language plpgsql as
      $$ begin ${ofBooked} return null; end $$`,
    `create trigger positions_added_mark_calendar after insert on session_positions
      referencing new table as changed for each statement execute function mark_position()`,
    `create trigger positions_changed_mark_calendar after update on session_positions
      referencing new table as changed for each statement execute function mark_position()`,
  ],
}
