import type { Migration } from '../migration.ts'

const id = 'id integer generated always as identity primary key'

/**
 * The closed months of postpaid companies. Lines name no ensaio by a foreign key: its check would lock ensaios after their company, and a
 * cancellation locks them the other way round.
 */
export const monthlyStatements: Migration = {
  name: '0200-monthly-statements',
  statements: [
    `create table monthly_statements (
      ${id},
      company_id integer not null references companies,
      closed_for integer not null references companies,
      month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
      closed_at timestamptz not null,
      due_on date not null,
      total_cents integer not null,
      paid_on date,
      unique (closed_for, month)
    )`,
    'create index monthly_statements_company on monthly_statements (company_id, month)',
    'create index monthly_statements_open on monthly_statements (due_on) where paid_on is null',
    `create trigger monthly_statements_follow before insert on monthly_statements
      for each row execute function follow_merged_company()`,
    `create function keep_monthly_statement() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE'
          or (new.id, new.closed_for, new.month, new.closed_at, new.due_on, new.total_cents)
            is distinct from (old.id, old.closed_for, old.month, old.closed_at, old.due_on, old.total_cents)
        then raise exception 'a closed month stays as it was closed'; end if;
        return new;
      end $$`,
    `create trigger monthly_statements_kept before update or delete on monthly_statements
      for each row execute function keep_monthly_statement()`,
    `create table monthly_statement_lines (
      ${id},
      statement_id integer not null references monthly_statements,
      entry_id integer unique references ledger_entries,
      session_id integer,
      kind text not null,
      amount_cents integer not null,
      created_at timestamptz not null
    )`,
    'create index monthly_statement_lines_statement on monthly_statement_lines (statement_id, id)',
    `create unique index monthly_statement_lines_session on monthly_statement_lines (session_id, kind)
      where entry_id is null`,
    `create trigger monthly_statement_lines_append_only before update or delete on monthly_statement_lines
      for each row execute function refuse_change()`,
    'alter table ledger_entries add column statement_id integer references monthly_statements',
    'alter table ledger_entries drop constraint ledger_entries_kind_check',
    `alter table ledger_entries add constraint ledger_entries_kind_check
      check (kind in ('payment', 'order', 'refund', 'fee', 'adjustment', 'reversal', 'service_change', 'repayment',
        'settlement'))`,
    'alter table ledger_entries drop constraint ledger_entries_reason_check',
    `alter table ledger_entries add constraint ledger_entries_reason_check
      check (reason is null or kind in ('adjustment', 'service_change', 'settlement'))`,
    `alter table ledger_entries add constraint ledger_entries_settlement
      check (statement_id is null or kind = 'settlement')`,
  ],
}
