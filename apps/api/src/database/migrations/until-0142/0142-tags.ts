import type { Migration } from '../migration.ts'

/** The order in which tags are offered, and whether they still are: a retired tag stays on what has it. */
export const tags: Migration = {
  name: '0142-tags',
  statements: [
    `alter table tags
      add column position integer not null default 0,
      add column active boolean not null default true`,
    'update tags set position = id',
  ],
}
