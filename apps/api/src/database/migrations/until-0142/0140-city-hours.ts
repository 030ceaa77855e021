import type { Migration } from '../migration.ts'

const day = '["08h30", "10h30", "13h30", "15h30"]'

/**
 * Start times per city and weekday, and the travel between visits. A booking keeps its length with the travel of its city at that moment;
 * `during` places it on one line of minutes for all photographers, 10^8 for each, so that an index over ranges of the database itself
 * refuses overlapping visits of one photographer (rule visits-never-overlap). Minutes are counted from 2000 on the property's clock.
 */
export const cityHours: Migration = {
  name: '0140-city-hours',
  statements: [
    `alter table cities
      add column hours jsonb not null default '[[], ${Array(6).fill(day).join(', ')}]',
      add column travel_minutes smallint not null default 30 check (travel_minutes between 0 and 120)`,
    `create trigger cities_change_calendar after insert or update or delete on cities
      for each statement execute function mark_calendar()`,
    'alter table provider_working_days drop constraint provider_working_days_weekday_check',
    'alter table provider_working_days add check (weekday between 0 and 6)',
    'alter table bookings drop constraint bookings_hour_check',
    `alter table bookings
      add check (hour ~ '^([01][0-9]|2[0-3])h[0-5][0-9]$'),
      add column minutes smallint not null default 90 check (minutes > 0)`,
    `create function visit_during(provider_id integer, day date, hour text, minutes integer) returns int8range
      language sql immutable as $$
        select int8range(
          provider_id * 100000000::bigint + (day - '2000-01-01'::date) * 1440
            + substr(hour, 1, 2)::integer * 60 + substr(hour, 4, 2)::integer,
          provider_id * 100000000::bigint + (day - '2000-01-01'::date) * 1440
            + substr(hour, 1, 2)::integer * 60 + substr(hour, 4, 2)::integer + minutes
        )
      $$`,
    `alter table bookings add column during int8range not null
      generated always as (visit_during(provider_id, day, hour, minutes)) stored`,
    `alter table bookings add constraint bookings_never_overlap
      exclude using gist (during with &&) where (released_at is null)`,
  ],
}
