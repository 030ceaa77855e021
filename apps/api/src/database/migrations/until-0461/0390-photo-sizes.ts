import type { Migration } from '../migration.ts'

/**
 * The pictures drawn from photos, a row for each that is wanted: without a file it waits to be drawn (rule derivatives-once). The parts of
 * photos that were chosen by hand for each shape (rule photo-sizes).
 */
export const photoSizes: Migration = {
  name: '0390-photo-sizes',
  statements: [
    `create table photo_crops (
      photo_id integer not null references photos on delete cascade,
      shape text not null check (shape in ('square', 'portrait', 'story')),
      x double precision not null check (x between 0 and 1),
      y double precision not null check (y between 0 and 1),
      width double precision not null check (width > 0 and width <= 1),
      height double precision not null check (height > 0 and height <= 1),
      primary key (photo_id, shape)
    )`,
    `create table photo_derivatives (
      id integer generated always as identity primary key,
      photo_id integer not null references photos on delete cascade,
      kind text not null,
      is_backlog boolean not null default false,
      due_at timestamptz not null,
      taken_at timestamptz,
      attempts integer not null default 0,
      last_error text,
      file text,
      width integer,
      height integer,
      bytes integer,
      unique (photo_id, kind),
      check (num_nulls(file, width, height, bytes) in (0, 4))
    )`,
    'create index photo_derivatives_waiting on photo_derivatives (is_backlog, due_at) where file is null',
    'create index photo_derivatives_file on photo_derivatives (file)',
  ],
}
