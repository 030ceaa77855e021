import type { LocalDate, StaffHoliday } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'

/** The holidays from a day on, earliest first; of one day those of everywhere first. */
export function holidaysFrom(db: Database, day: LocalDate): Promise<StaffHoliday[]> {
  return db
    .selectFrom('holidays')
    .select(['id', 'day', 'city', 'name'])
    .where('day', '>=', day)
    .orderBy('day')
    .orderBy('city', (order) => order.asc().nullsFirst())
    .execute()
}

/** Adds a holiday unless that day is already one, in the city or everywhere; returns its id. */
export async function insertHoliday(
  tx: Tx,
  holiday: { day: LocalDate; city: string | null; name: string },
): Promise<number | null> {
  const { day, city, name } = holiday
  const { rows } = await sql<{ id: number }>`
    insert into holidays (day, city, name)
    select ${day}::date, ${city}::text, ${name}::text
    where not exists (select 1 from holidays h where h.day = ${day}::date and h.city is null)
    on conflict (day, city) do nothing
    returning id`.execute(tx)
  return rows[0]?.id ?? null
}

/** Removes a holiday; returns it, or null when it does not exist. */
export async function deleteHoliday(tx: Tx, id: number) {
  const removed = await tx
    .deleteFrom('holidays')
    .where('id', '=', id)
    .returning(['day', 'city', 'name'])
    .executeTakeFirst()
  return removed ?? null
}

/** SQL for the calendar's version, a value that differs after each change. */
export const calendarState = sql<string>`(select coalesce(bit_xor(mark), 0)::text from calendar_changes)`

/** Replaces all change marks with a new one; the version never returns to an earlier value. */
export async function gatherCalendarChanges(db: Database): Promise<void> {
  await sql`with gone as (delete from calendar_changes)
    insert into calendar_changes (mark) values (hashtextextended(gen_random_uuid()::text, 0))`.execute(db)
}
