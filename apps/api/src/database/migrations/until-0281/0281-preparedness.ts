import type { Migration } from '../migration.ts'

/**
 * What whoever receives the photographer answered about a booked visit. An ensaio that gets another start, or loses its date, loses the
 * answer, whatever changes it: the trigger of this step decides, also for a server of an older version.
 */
export const preparedness: Migration = {
  name: '0281-preparedness',
  statements: [
    `create table preparedness (
      id integer generated always as identity primary key,
      session_id integer not null unique references photo_sessions on delete cascade,
      about timestamptz not null,
      answer text not null check (answer in ('ready', 'another_day', 'note')),
      note text not null,
      answered_at timestamptz not null
    )`,
    `create function drop_preparedness() returns trigger language plpgsql as $$
      begin
        delete from preparedness where session_id = new.id;
        return null;
      end $$`,
    `create trigger photo_sessions_drop_preparedness after update of scheduled_for on photo_sessions
      for each row when (old.scheduled_for is distinct from new.scheduled_for) execute function drop_preparedness()`,
  ],
}
