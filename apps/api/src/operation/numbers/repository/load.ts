import type { PhotographerLoad } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { allOf, inPeriod, isVisit, localDay, type NumbersScope, placeAndOwner, weekOf } from './scope.ts'

/** The visits of each photographer who has any, most first. */
export async function photographersLoad(db: Database, scope: NumbersScope): Promise<PhotographerLoad[]> {
  const { photographer } = scope
  const start = sql`s.scheduled_for`
  const { rows } = await sql<PhotographerLoad>`
    select providers.id, providers.name, sum(busy.visits)::int as visits, max(busy.visits)::int as fullest_week
    from (
      select b.provider_id, ${weekOf(localDay(start))} as week, count(*) as visits
      from photo_sessions s join bookings b on b.session_id = s.id and b.released_at is null
      where ${isVisit} and ${inPeriod(start, scope)} and ${allOf(placeAndOwner(scope))}
        and ${photographer === undefined ? sql`true` : sql`b.provider_id = ${photographer}::int`}
      group by 1, 2) busy
    join providers on providers.id = busy.provider_id
    group by providers.id, providers.name order by 3 desc, providers.name, providers.id`.execute(db)
  return rows
}
