import { type Instant, type LocalDate, status } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** Counts future booked visits in a range of days, both inclusive: of a photographer, in a city, or all. */
export async function countBookedVisits(
  tx: Tx,
  {
    from,
    until,
    city,
    providerId,
  }: { from: LocalDate; until: LocalDate; city?: string | null; providerId?: number },
  now: Instant,
): Promise<number> {
  let visits = tx
    .selectFrom('bookings')
    .innerJoin('photo_sessions as s', 's.id', 'bookings.session_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('bookings.released_at', 'is', null)
    .where('bookings.day', '>=', from)
    .where('bookings.day', '<=', until)
    .where('s.status', '=', status.scheduled)
    .where('s.scheduled_for', '>', now)
  if (city) visits = visits.where('s.city', '=', city)
  if (providerId !== undefined) visits = visits.where('bookings.provider_id', '=', providerId)
  return (await visits.executeTakeFirst())?.count ?? 0
}
