import type { Migration } from '../migration.ts'

/**
 * Adds the skills of photographers and the CEP at which they begin a day. `travel_minutes` gives the estimate of `travelTime` of the domain
 * in the database, so that one statement finds the free times (rule travel-time); a test compares both.
 */
export const whoGoes: Migration = {
  name: '0330-who-goes',
  statements: [
    `alter table providers
      add column base_cep text check (base_cep ~ '^[0-9]{8}$'),
      add column skills text[] not null default '{}' check (skills <@ array['tour', 'videos', 'plans'])`,
    `create function travel_minutes(
        from_latitude double precision, from_longitude double precision,
        to_latitude double precision, to_longitude double precision, minute integer
      ) returns integer language sql immutable parallel safe as $$
        select least(120, ceil(
          2 * 6371 * asin(least(1, sqrt(
            sin(radians(to_latitude - from_latitude) / 2) ^ 2
            + cos(radians(from_latitude)) * cos(radians(to_latitude)) * sin(radians(to_longitude - from_longitude) / 2) ^ 2
          ))) * 1.3
          / (case
              when minute < 360 then 35
              when minute < 420 then 28
              when minute < 600 then 20
              when minute < 960 then 25
              when minute < 1200 then 18
              else 30
            end) * 60
        ))::integer
      $$`,
    `create function minute_of(hour text) returns integer language sql immutable parallel safe as $$
        select substr(hour, 1, 2)::integer * 60 + substr(hour, 4, 2)::integer
      $$`,
  ],
}
