import type { Migration } from './migration.ts'

/** How often somebody called, for limits that hold over all servers. Not logged: a crash of the database forgives everybody. */
export const rateLimits: Migration = {
  name: '0050-rate-limits',
  statements: [
    `create unlogged table rate_limits (
      key_hash text primary key,
      calls integer not null,
      resets_at timestamptz not null
    )`,
    'create index rate_limits_reset on rate_limits (resets_at)',
  ],
}
