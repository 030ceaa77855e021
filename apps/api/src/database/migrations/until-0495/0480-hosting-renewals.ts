import type { Migration } from '../migration.ts'

/**
 * Renewals of the hosting of tours (rule hosting-renewal). The last day of a tour follows from its delivery, its months and, one after the
 * other, the renewals of its ensaio, each from the later of its own day and the last day before it. Triggers keep it, so that none is lost
 * when staff change the months of a tour meanwhile.
 */
export const hostingRenewals: Migration = {
  name: '0480-hosting-renewals',
  statements: [
    `create table hosting_renewals (
      id integer generated always as identity primary key,
      session_id integer not null references photo_sessions,
      months integer not null check (months between 1 and 60),
      renewed_on date not null,
      price_cents integer not null check (price_cents >= 0),
      note text,
      user_id integer references users,
      renewed_at timestamptz not null
    )`,
    'create index hosting_renewals_session on hosting_renewals (session_id, id)',
    `create function renewed_hosting(session integer, first_end date) returns date language plpgsql stable as $$
      declare
        ends date := first_end;
        renewal record;
      begin
        if ends is null then return null; end if;
        for renewal in select renewed_on, months from hosting_renewals where session_id = session order by id loop
          ends := (greatest(ends, renewal.renewed_on) + make_interval(months => renewal.months))::date;
        end loop;
        return ends;
      end $$`,
    `create or replace function keep_hosting_end() returns trigger language plpgsql as $$
      begin
        select renewed_hosting(s.id, hosting_end(s.delivered_at, new.hosting_months, s.time_zone)) into new.hosted_until
          from session_products p join photo_sessions s on s.id = p.session_id where p.id = new.session_product_id;
        return new;
      end $$`,
    `create or replace function begin_hosting() returns trigger language plpgsql as $$
      begin
        update tours t
          set hosted_until = renewed_hosting(new.id, hosting_end(new.delivered_at, t.hosting_months, new.time_zone))
          from session_products p where p.id = t.session_product_id and p.session_id = new.id;
        return null;
      end $$`,
    `create function renew_hosting() returns trigger language plpgsql as $$
      begin
        update tours t
          set hosted_until = renewed_hosting(s.id, hosting_end(s.delivered_at, t.hosting_months, s.time_zone))
          from session_products p join photo_sessions s on s.id = p.session_id
          where p.id = t.session_product_id and s.id = new.session_id;
        return null;
      end $$`,
    `create trigger hosting_renewals_renew after insert on hosting_renewals
      for each row execute function renew_hosting()`,
    'alter table ledger_entries drop constraint ledger_entries_kind_check',
    `alter table ledger_entries add constraint ledger_entries_kind_check
      check (kind in ('payment', 'order', 'refund', 'fee', 'adjustment', 'reversal', 'service_change', 'repayment',
        'settlement', 'hosting'))`,
    'alter table ledger_entries drop constraint ledger_entries_reason_check',
    `alter table ledger_entries add constraint ledger_entries_reason_check
      check (reason is null or kind in ('adjustment', 'service_change', 'settlement', 'hosting'))`,
  ],
}
