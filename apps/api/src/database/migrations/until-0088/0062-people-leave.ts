import type { Migration } from '../migration.ts'

/** Disabled accounts, and a ledger whose reasons may lose a person's name while amounts, dates and owners stay unchanged. */
export const peopleLeave: Migration = {
  name: '0062-people-leave',
  statements: [
    'alter table users add column disabled_at timestamptz',
    `create or replace function refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and current_setting('ensaio.erasing', true) = 'on'
          and to_jsonb(old) - 'reason' = to_jsonb(new) - 'reason' then return new; end if;
        raise exception 'the ledger is append-only';
      end $$`,
  ],
}
