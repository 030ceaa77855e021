import type { Migration } from '../migration.ts'

const since = 'coalesce(date_wanted_at, created_at)'
const unscheduled = `photo_sessions (${since}, id) where status = 1`
const dateWanted = 'alter table photo_sessions add column if not exists date_wanted_at timestamptz'

/**
 * Reminders that were sent, what their readers want, and since when an ensaio waits for a new date. Reminders that would have been due
 * before this step count as sent, so that it sends none about the past.
 */
export const reminders: Migration = {
  name: '0250-reminders',
  online: [{ name: 'photo_sessions_unscheduled', needs: [dateWanted], on: unscheduled }],
  statements: [
    dateWanted,
    `create index if not exists photo_sessions_unscheduled on ${unscheduled}`,
    `create table reminders (
      id integer generated always as identity primary key,
      session_id integer not null references photo_sessions,
      kind text not null,
      about timestamptz not null,
      sent_at timestamptz not null,
      constraint reminders_once unique (session_id, kind, about)
    )`,
    `create table mail_preferences (
      email text primary key check (email = lower(email)),
      token text not null unique,
      turned_off text[] not null default '{}',
      changed_at timestamptz
    )`,
    'alter table outbox add column unsubscribe_url text',
    'alter table outbox add column reminder_ids integer[]',
    `insert into reminders (session_id, kind, about, sent_at)
      select s.id, due.kind, s.scheduled_for, now() from photo_sessions s
      join (values ('two_days', interval '48 hours'), ('one_day', interval '24 hours'), ('morning', interval '12 hours'))
        as due (kind, before) on s.scheduled_for <= now() + due.before
      where s.status = 2 and s.scheduled_for > now()`,
    `insert into reminders (session_id, kind, about, sent_at)
      select id, due.kind, ${since}, now() from photo_sessions
      join (values ('first', interval '3 days'), ('second', interval '7 days')) as due (kind, after)
        on ${since} <= now() - due.after
      where status = 1 and ${since} > now() - interval '9 days'`,
    `insert into reminders (session_id, kind, about, sent_at)
      select id, 'late', scheduled_for, now() from photo_sessions
      where status = 4 and scheduled_for is not null and promised_on <= current_date and promised_on > current_date - 9`,
  ],
}
