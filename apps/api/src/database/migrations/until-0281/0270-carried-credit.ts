import type { Migration } from '../migration.ts'

/** A month that closed in the company's favour is carried to a later one by a line, once and with its whole amount, unless staff settled it (rule carried-credit). */
export const carriedCredit: Migration = {
  name: '0270-carried-credit',
  statements: [
    'alter table monthly_statement_lines add column carried_from integer references monthly_statements',
    `create unique index monthly_statement_lines_carried on monthly_statement_lines (carried_from)
      where carried_from is not null`,
    `alter table monthly_statement_lines add constraint monthly_statement_lines_carried
      check ((kind = 'carried') = (carried_from is not null))`,
    `create function check_carried_credit() returns trigger language plpgsql as $$
      begin
        if not exists (
          select 1 from monthly_statements f join monthly_statements t on t.company_id = f.company_id and t.month > f.month
          where f.id = new.carried_from and t.id = new.statement_id
            and f.total_cents < 0 and f.total_cents = -new.amount_cents and f.paid_on is null)
        then raise exception 'only the whole credit of an unsettled earlier month is carried'; end if;
        return new;
      end $$`,
    `create trigger monthly_statement_lines_carried before insert on monthly_statement_lines
      for each row when (new.carried_from is not null) execute function check_carried_credit()`,
    `create function keep_carried_month() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from monthly_statement_lines l where l.carried_from = new.id)
        then raise exception 'a month that was carried is not settled'; end if;
        return new;
      end $$`,
    `create trigger monthly_statements_carried before update on monthly_statements
      for each row when (new.paid_on is distinct from old.paid_on) execute function keep_carried_month()`,
  ],
}
