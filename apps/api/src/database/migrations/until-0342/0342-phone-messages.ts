import type { Migration } from '../migration.ts'

/**
 * Messages to phones, an outbox beside that of mails with ids of one sequence, and who agreed to them. A row for each event, person and
 * channel (rule phone-messages).
 */
export const phoneMessages: Migration = {
  name: '0342-phone-messages',
  statements: [
    `create table phone_preferences (
      phone text primary key,
      token text not null unique,
      whatsapp_since timestamptz,
      sms_since timestamptz,
      changed_at timestamptz
    )`,
    `create table phone_messages (
      id integer primary key default nextval('outbox_id_seq'),
      reference text not null unique,
      channel text not null check (channel in ('whatsapp', 'sms')),
      kind text not null,
      reader text not null,
      recipient text not null,
      recipient_name text,
      session_id integer not null references photo_sessions,
      occasion text not null,
      session_ids integer[] not null,
      starts timestamptz[] not null,
      provider_id integer references providers,
      link text not null,
      time_zone text not null,
      subject text not null,
      text text not null,
      created_at timestamptz not null,
      attempts integer not null default 0,
      held_until timestamptz,
      sent_at timestamptz,
      delivered_at timestamptz,
      read_at timestamptz,
      given_up_at timestamptz,
      last_error text,
      service_id text,
      constraint phone_messages_once unique (session_id, kind, occasion, recipient, channel)
    )`,
    'create index phone_messages_waiting on phone_messages (id) where sent_at is null and given_up_at is null',
    'create index phone_messages_recipient on phone_messages (recipient)',
    'create index phone_messages_service on phone_messages (service_id) where service_id is not null',
    'create index phone_messages_session on phone_messages (session_id)',
  ],
}
