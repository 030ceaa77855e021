import type { Migration } from '../migration.ts'

/** Counts of calls, for rate limits over all servers. The table is unlogged: a crash of the database resets every count. */
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
