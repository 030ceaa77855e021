import type { Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** When what is known of a visit changed last, and when it began as it was last booked. */
export interface VisitChange {
  at: Instant
  /** Null where it was never booked. */
  start: Instant | null
}

/** Reads the last change of a token's visit; null when the token is unknown. */
export async function lastChange(db: Database, token: string): Promise<VisitChange | null> {
  const { rows } = await sql<{ at: Instant; to: string | null }>`
    select coalesce(e.created_at, s.created_at) as at, e.detail ->> 'to' as to
    from photo_sessions s left join session_events e on e.session_id = s.id
      and e.kind in ('scheduled', 'rescheduled', 'informed', 'reassigned', 'moved', 'canceled')
    where s.token = ${token}
    order by e.id desc`.execute(db)
  const [last] = rows
  // The `to` of other events is a status.
  const booked = rows.find(({ to }) => to?.includes('T'))
  return last === undefined ? null : { at: last.at, start: booked?.to ?? null }
}
