import { type FoundSession, type Instant, isVisitNear, mostFound, withoutPlace } from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Viewer } from '../../../accounts/viewer.ts'
import type { Database } from '../../../database/database.ts'
import { accessibleTo } from '../../../sessions/repository/access.ts'
import { isNear } from '../../../sessions/repository/queue-words.ts'
import { listed } from '../../../sessions/repository/summaries.ts'
import { companyWords } from './find-companies.ts'
import { hasWords } from './matching.ts'

const soughtText = sql`session_text(s.address_text, s.client_code, s.vertical_data)`

/** Photographers find by what they may read: the address only around the day of the visit (rule photographer-window). */
function sought(viewer: Viewer, text: string, now: Instant): RawBuilder<SqlBool> {
  const matched = hasWords(soughtText, text)
  if (viewer.scope !== 'provider') return matched
  return sql<SqlBool>`(${matched} and ${isNear(now)})`
}

/** Matches clients with an ensaio that the viewer may see: photographers see those of some clients alone. Expects `companies` as `c`. */
function hasAccessible(viewer: Viewer): RawBuilder<SqlBool> {
  if (viewer.scope !== 'provider') return sql`true`
  return sql`c.id in (select s.company_id from photo_sessions s where ${accessibleTo(viewer)})`
}

/**
 * Finds ensaios by number, by address, unit and code, and by the name of their client, in this order and the newest first. The first rows of
 * each are read by an index, however many there are.
 */
export async function findSessions(
  db: Database,
  viewer: Viewer,
  text: string,
  now: Instant,
): Promise<FoundSession[]> {
  const number = /^(?:#|n[º°o]?\s*)?(\d{1,9})$/i.exec(text)?.[1]
  const some = sql.lit(mostFound)
  const { rows } = await sql<FoundSession & { by: number }>`
    with hits as (
      (select s.id, 0 as by from photo_sessions s
        where s.id = ${number === undefined ? null : Number(number)}::int and ${accessibleTo(viewer)})
      union all
      (select s.id, 1 from photo_sessions s where ${sought(viewer, text, now)} and ${accessibleTo(viewer)}
        order by s.id desc limit ${some})
      union all
      (select s.id, 2 from (
          select c.id from companies c where ${hasWords(companyWords, text)} and c.merged_into is null
            and ${hasAccessible(viewer)} order by c.id limit ${some}) owner
        cross join lateral (
          select s.id from photo_sessions s where s.company_id = owner.id and ${accessibleTo(viewer)}
          order by ${listed} desc nulls first, s.id desc limit ${some}) s)
    ), best as (select id, min(by) as by from hits group by id)
    select s.id, s.status, s.scheduled_for, s.time_zone, s.client_code, s.address, s.vertical_data, c.name as client, best.by
    from best join photo_sessions s on s.id = best.id join companies c on c.id = s.company_id
    order by best.by, s.id desc limit ${some}`.execute(db)
  const isHidden = (row: FoundSession) => viewer.scope === 'provider' && !isVisitNear(row, now)
  return rows.map(({ by: _, ...row }) => (isHidden(row) ? withoutPlace(row) : row))
}
