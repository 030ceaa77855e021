import type { Database } from '@ensaio/api/database/database'
import type { Attempt } from '../scenes/visitor.ts'

/** A violated promise, in words. */
export type Breach = string

function repeated(keys: readonly string[], most: number): string[] {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > most).map(([key, count]) => `${key} (${count})`)
}

/**
 * Compares the answers to visitors with the database (rule booking-history): no photographer is in two places, no slot has more visits
 * than the city has photographers, no ensaio has two visits, every acknowledged booking exists, no refused one does. Unanswered attempts
 * may be either.
 */
export async function breaches(
  db: Database,
  attempts: readonly Attempt[],
  capacity: number,
): Promise<Breach[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('photo_sessions', 'photo_sessions.id', 'bookings.session_id')
    .select(['provider_id', 'day', 'hour', 'token', 'status'])
    .where('released_at', 'is', null)
    .execute()
  const kept = new Set(rows.map(({ token, day, hour }) => `${token} ${day} ${hour}`))
  const named = ({ token, date, hour }: Attempt) => `${token} ${date} ${hour}`
  const told = (outcome: Attempt['outcome']) => attempts.filter((one) => one.outcome === outcome).map(named)
  const succeeded = new Set(told('ok'))
  return [
    ...repeated(
      rows.map((row) => `provider ${row.provider_id} ${row.day} ${row.hour}`),
      1,
    ),
    ...repeated(
      rows.map((row) => `slot ${row.day} ${row.hour}`),
      capacity,
    ),
    ...repeated(
      rows.map((row) => `token ${row.token}`),
      1,
    ),
    ...[...succeeded].filter((key) => !kept.has(key)).map((key) => `acknowledged but lost: ${key}`),
    ...told('taken')
      .filter((key) => kept.has(key) && !succeeded.has(key))
      .map((key) => `refused but booked: ${key}`),
    ...rows.filter((row) => row.status !== 2).map((row) => `booked, but not scheduled: ${row.token}`),
  ]
}
