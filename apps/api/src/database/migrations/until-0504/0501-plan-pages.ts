import type { Migration } from '../migration.ts'

/** The pages of plans that are documents, as pictures (rule plan-pages); those that are there already wait to be drawn. */
export const planPages: Migration = {
  name: '0501-plan-pages',
  statements: [
    `create table blueprint_pages (
      id integer generated always as identity primary key,
      blueprint_id integer not null references blueprints on delete cascade,
      nth integer not null check (nth > 0),
      file text not null
    )`,
    'create unique index blueprint_pages_once on blueprint_pages (blueprint_id, nth)',
    'create index blueprint_pages_file on blueprint_pages (file)',
    `alter table blueprints
      add column pages_due_at timestamptz,
      add column pages_tries integer not null default 0`,
    `update blueprints set pages_due_at = now() where file_extension = 'pdf'`,
    'create index blueprints_pages_due on blueprints (pages_due_at) where pages_due_at is not null',
    'create index blueprints_sha256 on blueprints (sha256)',
  ],
}
