import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** SQL for the calendar's version, a value that differs after each change. */
export const calendarState = sql<string>`(select coalesce(bit_xor(mark), 0)::text from calendar_changes)`

/** Replaces all change marks with a new one; the version never returns to an earlier value. */
export async function gatherCalendarChanges(db: Database): Promise<void> {
  await sql`with gone as (delete from calendar_changes)
    insert into calendar_changes (mark) values (hashtextextended(gen_random_uuid()::text, 0))`.execute(db)
}
