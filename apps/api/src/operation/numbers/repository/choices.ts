import type { Numbers } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** What the filters offer: every city and service ever served, for staff also every photographer, and the company in force. */
export async function numbersChoices(
  db: Database,
  { company, forStaff }: { company: number | undefined; forStaff: boolean },
): Promise<Numbers['choices']> {
  const { rows } = await sql<Numbers['choices']>`select
    (select coalesce(json_agg(name order by name), '[]') from cities) as cities,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name, id), '[]') from services) as services,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name, id), '[]') from providers
      where ${forStaff}::boolean) as photographers,
    (select json_build_object('id', id, 'name', name) from companies where id = ${forStaff ? (company ?? null) : null}::int) as company`.execute(
    db,
  )
  return rows[0] ?? { cities: [], services: [], photographers: [], company: null }
}
