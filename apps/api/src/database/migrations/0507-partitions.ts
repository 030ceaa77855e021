import type { Migration } from './migration.ts'

const [perPartition, atLeastFree] = [10_000_000, 1_000_000]

/** The indexes of each table but that of its primary key, as after `on`. */
const tables = {
  outbox: {
    outbox_waiting: '(id) where sent_at is null and given_up_at is null',
    outbox_failed: '(id) where given_up_at is not null',
  },
  session_events: {
    session_events_session: '(session_id, id)',
    session_events_lost: "(created_at) where kind = 'moved' and detail ->> 'to' in ('6', '7')",
  },
}

/** Adds a check that all ids are below the end of the first partition. It counts for new rows at once, and reads none of the others. */
const limited = (table: string) => `do $$ begin
    if not exists (select from pg_constraint where conrelid = '${table}'::regclass and conname = '${table}_first') then
      execute format('alter table ${table} add constraint ${table}_first check (id < %s) not valid',
        (select ((last_value + ${atLeastFree}) / ${perPartition} + 1) * ${perPartition} from ${table}_id_seq));
    end if;
  end $$`

/** Renames a table with its sequence and indexes, and creates a partitioned one of its name. */
const replaced = ([table, indexes]: [string, Record<string, string>]) => [
  limited(table),
  `alter table ${table} rename to ${table}_from_0`,
  `alter sequence ${table}_id_seq rename to ${table}_from_0_id_seq`,
  ...[`${table}_pkey`, ...Object.keys(indexes)].map(
    (index) => `alter index ${index} rename to ${index}_from_0`,
  ),
  `create table ${table} (like ${table}_from_0 including defaults including constraints including storage)
    partition by range (id)`,
  `alter table ${table} drop constraint ${table}_first, add primary key (id),
    alter id add generated always as identity`,
  `select setval('${table}_id_seq', last_value, is_called) from ${table}_from_0_id_seq`,
  ...Object.entries(indexes).map(([index, on]) => `create index ${index} on ${table} ${on}`),
]

/** Attaches the former table as the first partition. With its check validated, Postgres need not read its rows. */
const attached = (table: string) => [
  `alter table ${table}_from_0 alter id drop identity`,
  `do $$ begin
    execute format('alter table ${table} attach partition ${table}_from_0 for values from (minvalue) to (%s)',
      (select substring(pg_get_constraintdef(oid), '[0-9]+') from pg_constraint
        where conrelid = '${table}_from_0'::regclass and conname = '${table}_first'));
  end $$`,
  `alter table ${table}_from_0 drop constraint ${table}_first`,
]

/** Keeps mails and the events of ensaios in partitions of ten million ids (rule partitions). */
export const partitions: Migration = {
  name: '0507-partitions',
  statements: [
    // A partitioned table keeps only its partition key unique. These ids are random, and nothing looks them up.
    'alter table outbox drop constraint outbox_message_id_key',
    ...Object.entries(tables).flatMap(replaced),
    "alter table phone_messages alter id set default nextval('outbox_id_seq')",
    `alter table session_events
      add foreign key (session_id) references photo_sessions on delete cascade,
      add foreign key (user_id) references users`,
    ...Object.keys(tables).flatMap(attached),
  ],
  // Validating reads the whole table, here while others write; within the step they would wait.
  ahead: Object.keys(tables).flatMap((table) => [
    limited(table),
    `alter table ${table} validate constraint ${table}_first`,
  ]),
}
