import { sql } from 'kysely'

/** SQL for the sort key of sessions (`s`), as in the indexes of `0078-list`: without a date first, cancelled without a date last. */
export const listed = sql`(case when s.status = 3 and s.scheduled_for is null then '-infinity'::timestamptz else s.scheduled_for end)`
