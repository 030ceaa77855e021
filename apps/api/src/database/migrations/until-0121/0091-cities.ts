import type { Migration } from '../migration.ts'

/** The cities in which orders are taken, and the time zone of their properties. */
export const cities: Migration = {
  name: '0091-cities',
  statements: [
    `create table cities (
      id integer generated always as identity primary key,
      name text not null,
      state text not null,
      time_zone text not null,
      active boolean not null default true
    )`,
    'create unique index cities_name on cities (lower(name))',
    `insert into cities (name, state, time_zone) values
      ('São Paulo', 'SP', 'America/Sao_Paulo'),
      ('Porto Alegre', 'RS', 'America/Sao_Paulo'),
      ('Rio de Janeiro', 'RJ', 'America/Sao_Paulo')`,
  ],
}
