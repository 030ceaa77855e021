import type { Migration } from '../migration.ts'

const id = 'id integer generated always as identity primary key'

/** Companies, accounts, people who photograph, services, ensaios and bookings. */
export const core: Migration = {
  name: '0001-core',
  statements: [
    `create table companies (
      ${id},
      name text not null,
      identification text unique check (length(identification) = 14),
      corporate_name text,
      payment_plan smallint not null check (payment_plan in (1, 2)),
      logo_file text,
      balance_cents integer not null default 0 check (balance_cents >= 0),
      created_at timestamptz not null
    )`,
    `create table users (
      ${id},
      scope text not null check (scope in ('client', 'provider', 'admin')),
      company_id integer references companies,
      name text not null,
      email text not null,
      phone text,
      password_hash text,
      first_login boolean not null default false,
      created_at timestamptz not null,
      check ((scope = 'client') = (company_id is not null))
    )`,
    'create unique index users_email on users (lower(email))',
    `create table auth_sessions (
      id_hash text primary key,
      user_id integer not null references users on delete cascade,
      signed_in_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    'create index auth_sessions_user on auth_sessions (user_id)',
    `create table magic_links (
      token_hash text primary key,
      user_id integer not null references users on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    'create index magic_links_user on magic_links (user_id, created_at)',
    `create table providers (
      ${id},
      user_id integer unique references users,
      name text not null,
      city text not null,
      active boolean not null default true
    )`,
    'create index providers_city on providers (city) where active',
    `create table provider_working_days (
      provider_id integer not null references providers on delete cascade,
      weekday smallint not null check (weekday between 1 and 6),
      primary key (provider_id, weekday)
    )`,
    `create table provider_time_off (
      ${id},
      provider_id integer not null references providers on delete cascade,
      starts_on date not null,
      ends_on date not null,
      check (starts_on <= ends_on)
    )`,
    'create index provider_time_off_provider on provider_time_off (provider_id, ends_on)',
    `create table holidays (
      ${id},
      day date not null,
      city text,
      name text not null,
      unique nulls not distinct (day, city)
    )`,
    `create table items (id smallint primary key, title text not null, label text not null, icon text not null)`,
    `create table services (
      ${id},
      name text not null,
      vertical_id smallint not null check (vertical_id in (1, 2)),
      active boolean not null default true
    )`,
    `create table service_items (
      service_id integer not null references services on delete cascade,
      item_id smallint not null references items,
      primary key (service_id, item_id)
    )`,
    `create table price_rules (
      ${id},
      service_id integer not null references services,
      name text not null,
      city text,
      area_up_to integer not null check (area_up_to > 0),
      price_cents integer not null check (price_cents >= 0),
      active boolean not null default true
    )`,
    'create index price_rules_service on price_rules (service_id) where active',
    `create table photo_sessions (
      ${id},
      token text not null unique check (length(token) >= 22),
      company_id integer not null references companies,
      created_by integer not null references users,
      service_id integer not null references services,
      status smallint not null check (status between 1 and 8),
      scheduled_for timestamptz,
      time_zone text not null,
      created_at timestamptz not null,
      delivered_at timestamptz,
      canceled_at timestamptz,
      price_cents integer not null check (price_cents >= 0),
      cancellation_fee_cents integer check (cancellation_fee_cents >= 0),
      client_code text,
      city text not null,
      address jsonb not null,
      address_text text not null,
      vertical_data jsonb not null,
      responsible_information jsonb,
      scheduling_responsible_info jsonb,
      notification smallint not null default 4,
      check (status in (1, 3) or scheduled_for is not null),
      check (status <> 1 or scheduled_for is null),
      check (status <> 5 or delivered_at is not null),
      check ((status = 3) = (canceled_at is not null))
    )`,
    'create index photo_sessions_list on photo_sessions (company_id, scheduled_for desc nulls first, id desc)',
    'create index photo_sessions_counters on photo_sessions (company_id, status)',
    `create table bookings (
      ${id},
      provider_id integer not null references providers,
      session_id integer not null references photo_sessions,
      day date not null,
      hour text not null check (hour in ('08h30', '10h30', '13h30', '15h30')),
      created_at timestamptz not null,
      released_at timestamptz
    )`,
    `create unique index bookings_one_per_slot on bookings (provider_id, day, hour) where released_at is null`,
    `create unique index bookings_one_per_session on bookings (session_id) where released_at is null`,
    `create table session_products (
      ${id},
      session_id integer not null references photo_sessions on delete cascade,
      item_id smallint not null references items,
      status smallint not null check (status in (1, 2, 3)),
      unique (session_id, item_id)
    )`,
    `create table session_events (
      ${id},
      session_id integer not null references photo_sessions on delete cascade,
      actor text not null check (actor in ('client', 'staff', 'holder', 'system')),
      user_id integer references users,
      kind text not null,
      detail jsonb not null,
      created_at timestamptz not null
    )`,
    'create index session_events_session on session_events (session_id, id)',
  ],
}
