import type { Migration } from '../migration.ts'

/** Addresses of other systems, and the events on their way to them: an outbox, as that of mails. */
export const webhooks: Migration = {
  name: '0351-webhooks',
  statements: [
    `create table webhooks (
      id integer generated always as identity primary key,
      company_id integer references companies on delete cascade,
      created_by integer not null references users,
      url text not null,
      events text[] not null,
      secret text not null,
      created_at timestamptz not null,
      active boolean not null default true,
      stopped_at timestamptz,
      failing_since timestamptz
    )`,
    'create index webhooks_company on webhooks (company_id)',
    `create table webhook_deliveries (
      id integer generated always as identity primary key,
      webhook_id integer not null references webhooks on delete cascade,
      event_id text not null,
      event text not null,
      body text not null,
      created_at timestamptz not null,
      attempts integer not null default 0,
      held_until timestamptz,
      delivered_at timestamptz,
      given_up_at timestamptz,
      answer_code integer,
      answer_body text,
      last_error text
    )`,
    'create index webhook_deliveries_of on webhook_deliveries (webhook_id, id)',
    `create index webhook_deliveries_waiting on webhook_deliveries (attempts, id)
      where delivered_at is null and given_up_at is null`,
    'create index webhook_deliveries_age on webhook_deliveries (created_at)',
  ],
}
