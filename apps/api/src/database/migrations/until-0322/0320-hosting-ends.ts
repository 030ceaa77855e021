import type { Migration } from '../migration.ts'

const lastDay = 'tours (hosted_until) where hosted_until is not null'
const column = 'alter table tours add column if not exists hosted_until date'

/**
 * The last day of a tour's hosting, kept by triggers so that an index finds the tours whose hosting ends. Notices that would have been due
 * before this step count as sent, so that it sends none about the past.
 */
export const hostingEnds: Migration = {
  name: '0320-hosting-ends',
  online: [{ name: 'tours_hosted_until', needs: [column], on: lastDay }],
  statements: [
    column,
    `create function hosting_end(delivered timestamptz, months integer, zone text) returns date
      language sql stable as $$ select ((delivered at time zone zone)::date + make_interval(months => months))::date $$`,
    `create function keep_hosting_end() returns trigger language plpgsql as $$
      begin
        select hosting_end(s.delivered_at, new.hosting_months, s.time_zone) into new.hosted_until
          from session_products p join photo_sessions s on s.id = p.session_id where p.id = new.session_product_id;
        return new;
      end $$`,
    `create trigger tours_hosting_end before insert or update of hosting_months on tours
      for each row execute function keep_hosting_end()`,
    `create function begin_hosting() returns trigger language plpgsql as $$
      begin
        update tours t set hosted_until = hosting_end(new.delivered_at, t.hosting_months, new.time_zone)
          from session_products p where p.id = t.session_product_id and p.session_id = new.id;
        return null;
      end $$`,
    `create trigger photo_sessions_begin_hosting after update of delivered_at on photo_sessions
      for each row when (old.delivered_at is distinct from new.delivered_at) execute function begin_hosting()`,
    `update tours t set hosted_until = hosting_end(s.delivered_at, t.hosting_months, s.time_zone)
      from session_products p join photo_sessions s on s.id = p.session_id
      where p.id = t.session_product_id and t.hosting_months is not null and s.delivered_at is not null`,
    `create index if not exists tours_hosted_until on ${lastDay}`,
    `insert into reminders (session_id, kind, about, sent_at)
      select distinct p.session_id, due.kind, t.hosted_until::timestamp at time zone 'UTC', now()
      from tours t join session_products p on p.id = t.session_product_id
      join (values ('hosting_month', 31), ('hosting_week', 8)) as due (kind, days)
        on t.hosted_until between current_date - 1 and current_date + due.days`,
  ],
}
