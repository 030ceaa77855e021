import type { Migration } from '../migration.ts'

/**
 * The days of which photographers were told, each once, and their visits as they were told. Days whose summary would have been due before
 * this step count as told. A photographer who turned reminders of visits off gets no summaries.
 */
export const daySummaries: Migration = {
  name: '0322-day-summaries',
  statements: [
    `create table day_summaries (
      id integer generated always as identity primary key,
      provider_id integer not null references providers,
      day date not null,
      told_at timestamptz not null,
      session_ids integer[] not null,
      starts timestamptz[] not null,
      constraint day_summaries_once unique (provider_id, day)
    )`,
    'alter table outbox add column day_summary_id integer',
    `insert into day_summaries (provider_id, day, told_at, session_ids, starts)
      select b.provider_id, (s.scheduled_for at time zone s.time_zone)::date, now(), array_agg(s.id), array_agg(s.scheduled_for)
      from bookings b join photo_sessions s on s.id = b.session_id
      where b.released_at is null and s.status = 2 and s.scheduled_for > now() - interval '1 day'
        and (s.scheduled_for at time zone s.time_zone)::date
          <= ((now() at time zone s.time_zone) + interval '4 hours')::date
      group by 1, 2`,
    `update mail_preferences p set turned_off = array_append(turned_off, 'day_summary')
      where 'visit_reminders' = any(turned_off)
        and exists (select from users u where u.scope = 'provider' and lower(u.email) = p.email)`,
  ],
}
