import type { Migration } from '../migration.ts'

const letters = `translate(lower(jsonb_path_query_array(detail, 'strict $.** ? (@.type() == "string")')::text),
  'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')`

/**
 * The log of the back office as an audit log: append-only, searchable, with the credit adjustments and cancellations of before, and one
 * entry for each person, ensaio and hour when contacts are read.
 */
export const audit: Migration = {
  name: '0190-audit',
  statements: [
    `insert into office_events (user_id, kind, subject_id, detail, created_at)
      select user_id, 'credit_adjusted', company_id,
        jsonb_build_object('amount_cents', amount_cents, 'reason', reason), created_at
      from ledger_entries where kind = 'adjustment' and user_id is not null order by id`,
    `insert into office_events (user_id, kind, subject_id, detail, created_at)
      select user_id, 'session_canceled', session_id,
        jsonb_build_object('fee_cents', coalesce((detail->>'fee_cents')::integer, 0)), created_at
      from session_events where kind = 'canceled' and user_id is not null order by id`,
    `create function audit_words(detail jsonb) returns text language sql immutable strict parallel safe as
      $$ select ${letters} $$`,
    'create index office_events_list on office_events (created_at desc, id desc)',
    'create index office_events_person on office_events (user_id, created_at desc, id desc)',
    'create index office_events_kind on office_events (kind, created_at desc, id desc)',
    'create index office_events_words on office_events using gin (search_pairs(0, audit_words(detail)))',
    `create unique index office_events_read_once on office_events
      (user_id, subject_id, date_trunc('hour', created_at at time zone 'UTC')) where kind = 'contacts_read'`,
    `create function refuse_office_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and current_setting('ensaio.erasing', true) = 'on'
          and to_jsonb(old) - 'detail' = to_jsonb(new) - 'detail' then return new; end if;
        raise exception 'the audit log is append-only';
      end $$`,
    `create trigger office_events_append_only before update or delete on office_events
      for each row execute function refuse_office_change()`,
  ],
}
