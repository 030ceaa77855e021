import type { Migration } from '../migration.ts'

/** Two-step sign-in: its secrets, recovery codes and half-finished logins; and whether the house requires it of administrators. */
export const secondSteps: Migration = {
  name: '0150-second-steps',
  statements: [
    `create table second_steps (
      user_id integer primary key references users on delete cascade,
      secret text not null,
      created_at timestamptz not null,
      turned_on_at timestamptz,
      last_step bigint not null default 0,
      wrong_codes smallint not null default 0,
      wrong_since timestamptz
    )`,
    `create table recovery_codes (
      user_id integer not null references second_steps on delete cascade,
      code_hash text not null,
      primary key (user_id, code_hash)
    )`,
    `create table login_challenges (
      token_hash text primary key,
      user_id integer not null references second_steps on delete cascade,
      expires_at timestamptz not null
    )`,
    'create index login_challenges_user on login_challenges (user_id)',
    `create table house_security (
      is_only boolean primary key default true check (is_only),
      is_second_step_required boolean not null,
      changed_by integer not null references users,
      changed_at timestamptz not null
    )`,
  ],
}
