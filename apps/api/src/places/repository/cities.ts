import type { CityChange, NewCity, StaffCity } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'

/** All cities by name, with the number of active photographers of each. */
export function readCities(db: Database): Promise<StaffCity[]> {
  return db
    .selectFrom('cities as c')
    .select(['c.id', 'c.name', 'c.state', 'c.time_zone', 'c.active', 'c.hours', 'c.travel_minutes'])
    .select(
      sql<number>`(select count(*)::int from providers p where p.city = c.name and p.active)`.as(
        'photographers',
      ),
    )
    .orderBy('c.name')
    .execute() as Promise<StaffCity[]>
}

/** The names of the cities in which orders are taken. */
export async function servedCityNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('cities').select('name').where('active', '=', true).orderBy('id').execute()
  return rows.map(({ name }) => name)
}

/** The names of the served cities in which no active photographer works on any day with start times. */
export async function cityNamesWithoutVisits(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.name from cities c
    where c.active and not exists (
      select from providers p join provider_working_days w on w.provider_id = p.id
      where p.active and p.city = c.name and jsonb_array_length(c.hours -> w.weekday::int) > 0)
    order by c.name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Is there a city of this name, spelled just so, active or not? */
export async function isKnownCity(db: Database, name: string): Promise<boolean> {
  const found = await db.selectFrom('cities').select('id').where('name', '=', name).executeTakeFirst()
  return found !== undefined
}

/** Inserts a city; null when there is one of that name, whatever its case. */
export async function insertCity(tx: Tx, city: NewCity): Promise<number | null> {
  const row = await tx
    .insertInto('cities')
    .values(city)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Locks all cities, so that of two who deactivate the last two the second one finds one left; returns them. */
export function lockCities(tx: Tx): Promise<{ id: number; active: boolean; time_zone: string }[]> {
  return tx.selectFrom('cities').select(['id', 'active', 'time_zone']).orderBy('id').forUpdate().execute()
}

/** Writes the changed columns of a city. */
export async function writeCity(tx: Tx, id: number, change: CityChange): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  const { hours, ...rest } = change
  const columns = { ...rest, ...(hours && { hours: JSON.stringify(hours) }) }
  await tx.updateTable('cities').set(columns).where('id', '=', id).execute()
}
