import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** What the marks of changes to the calendar come to, as one value of SQL: another one after each change. */
export const calendarState = sql<string>`(select coalesce(bit_xor(mark), 0)::text from calendar_changes)`

/** Puts a new mark in place of those that there are: the state never returns to one that somebody may know. */
export async function gatherCalendarChanges(db: Database): Promise<void> {
  await sql`with gone as (delete from calendar_changes)
    insert into calendar_changes (mark) values (hashtextextended(gen_random_uuid()::text, 0))`.execute(db)
}
