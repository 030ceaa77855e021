import type { Address, Slot } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { occupiedMinutes } from './availability.ts'
import type { WantedSlot } from './bookings.ts'

/** The earliest visit of a photographer that overlaps a wanted slot; null when there is none any more (rule visits-never-overlap). */
export async function findVisitInTheWay(
  tx: Tx,
  { sessionId, city, day, hour, providerId }: WantedSlot & { providerId: number },
): Promise<{ hour: Slot; address: Address } | null> {
  const { rows } = await sql<{ hour: Slot; address: Address }>`
    select b.hour, s.address
    from bookings b join photo_sessions s on s.id = b.session_id
    where b.provider_id = ${providerId} and b.day = ${day}::date and b.released_at is null and b.session_id <> ${sessionId}
      and b.during && visit_during(${providerId}::int, ${day}::date, ${hour}::text, ${occupiedMinutes(city)})
    order by b.hour
    limit 1`.execute(tx)
  return rows[0] ?? null
}

/** Where a visit is now, and who changed that last. */
export interface VisitPlace {
  providerId: number | null
  provider: string | null
  /** Null for the holder of the link and for the system. */
  by: string | null
  isByHolder: boolean
  /** Did a job of the house do it? */
  isByHouse: boolean
}

/** Reads the photographer of a visit, and who booked, moved or assigned it last. */
export async function readVisitPlace(tx: Tx, sessionId: number): Promise<VisitPlace> {
  const booked = await tx
    .selectFrom('bookings as b')
    .innerJoin('providers as p', 'p.id', 'b.provider_id')
    .select(['p.id', 'p.name'])
    .where('b.session_id', '=', sessionId)
    .where('b.released_at', 'is', null)
    .executeTakeFirst()
  const last = await tx
    .selectFrom('session_events as e')
    .leftJoin('users', 'users.id', 'e.user_id')
    .select(['e.actor', 'users.name'])
    .where('e.session_id', '=', sessionId)
    .where('e.kind', 'in', ['scheduled', 'rescheduled', 'reassigned', 'moved'])
    .orderBy('e.id', 'desc')
    .executeTakeFirst()
  return {
    providerId: booked?.id ?? null,
    provider: booked?.name ?? null,
    by: last?.name ?? null,
    isByHolder: last?.actor === 'holder',
    isByHouse: last?.actor === 'system',
  }
}
