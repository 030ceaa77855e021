import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** The number of calls in a window, this one included, and its remaining milliseconds. */
export interface Counted {
  current: number
  ttl: number
}

/** Counts a call in one statement, so that concurrent calls on any server get different numbers. */
export async function countCall(db: Database, keyHash: string, window: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    insert into rate_limits as known (key_hash, calls, resets_at)
    values (${keyHash}, 1, now() + ${window}::int * interval '1 millisecond')
    on conflict (key_hash) do update set
      calls = case when known.resets_at <= now() then 1 else known.calls + 1 end,
      resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
    returning calls as current, ceil(extract(epoch from resets_at - now()) * 1000)::int as ttl`.execute(db)
  return rows[0] ?? { current: 1, ttl: window }
}

/** Deletes the windows that have ended. */
export async function forgetCalls(db: Database): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', sql<string>`now()`).execute()
}
