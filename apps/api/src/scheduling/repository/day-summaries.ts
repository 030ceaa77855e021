import { type Instant, type LocalDate, type PhotographerDay, status } from '@ensaio/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { wasWrittenBefore } from '../../mail/repository/written-before.ts'

/** From the evening before until the end of a day: how many hours ahead of its summary a visit begins at most. */
const farthestHours = 30

const localDay = sql<LocalDate>`(s.scheduled_for at time zone s.time_zone)::date`

/** The booked visits with a photographer that begin after an instant. */
function booked(db: Database, now: Instant) {
  return db
    .selectFrom('photo_sessions as s')
    .innerJoin('bookings as b', (join) =>
      join.onRef('b.session_id', '=', 's.id').on('b.released_at', 'is', null),
    )
    .where('s.status', '=', status.scheduled)
    .where('s.scheduled_for', '>', now)
}

/** The days of photographers with visits soon, of which they were not told. */
export function daysToTell(
  db: Database,
  now: Instant,
): Promise<(PhotographerDay & { providerId: number })[]> {
  const until = new Date(Date.parse(now) + farthestHours * 3_600_000).toISOString()
  return booked(db, now)
    .select(['b.provider_id as providerId', localDay.as('day')])
    .select(sql<string>`min(s.time_zone)`.as('timeZone'))
    .select(sql<Instant>`min(b.created_at)`.as('firstBookedAt'))
    .select(sql<Instant>`max(s.scheduled_for)`.as('lastStart'))
    .where('s.scheduled_for', '<', until)
    .where(
      sql<boolean>`not exists (select from day_summaries d where d.provider_id = b.provider_id and d.day = ${localDay})`,
    )
    .groupBy(['b.provider_id', localDay])
    .orderBy('b.provider_id')
    .execute()
}

/** Locks the visits of a photographer's day that lie ahead, in their order; null while another transaction changes one of them. */
export async function lockDay(
  tx: Tx,
  { providerId, day }: { providerId: number; day: LocalDate },
  now: Instant,
): Promise<{ id: number; start: Instant }[] | null> {
  const ofDay = () =>
    booked(tx, now).where('b.provider_id', '=', providerId).where(sql<boolean>`${localDay} = ${day}::date`)
  const locked = await ofDay()
    .select(['s.id', 's.scheduled_for as start'])
    .orderBy('s.id')
    .forUpdate('s')
    .skipLocked()
    .execute()
  const { count } = await ofDay().select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  if (count !== locked.length) return null
  return locked
    .flatMap(({ id, start }) => (start === null ? [] : [{ id, start }]))
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
}

/** Writes that a photographer is told of a day and its visits; null when they were told before. The unique index decides between processes. */
export async function claimDay(
  tx: Tx,
  {
    providerId,
    day,
    visits,
  }: { providerId: number; day: LocalDate; visits: readonly { id: number; start: Instant }[] },
  now: Instant,
): Promise<number | null> {
  const claimed = await tx
    .insertInto('day_summaries')
    .values({
      provider_id: providerId,
      day,
      told_at: now,
      session_ids: visits.map(({ id }) => id),
      starts: visits.map(({ start }) => start),
    })
    .onConflict((conflict) => conflict.columns(['provider_id', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return claimed?.id ?? null
}

/** The photographer to tell; null without an account that is in use. */
export async function readDayReader(
  tx: Tx,
  providerId: number,
): Promise<{ name: string; email: string } | null> {
  const found = await tx
    .selectFrom('providers')
    .innerJoin('users', 'users.id', 'providers.user_id')
    .select(['providers.name', 'users.email'])
    .where('providers.id', '=', providerId)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

/**
 * Does the summary of a mail no longer hold at an instant, because one of its visits moved, began, was cancelled or given to somebody else, or
 * because it says “amanhã” of today? Written again from 08h00, it would lack a visit before that: with one, it is sent as it is.
 */
export function isSummaryStale(now: Instant): RawBuilder<boolean> {
  return sql`exists (
    select from day_summaries d
    cross join lateral unnest(d.session_ids, d.starts) as told (id, start)
    left join photo_sessions s on s.id = told.id
    left join bookings b on b.session_id = told.id and b.released_at is null
    where d.id = outbox.day_summary_id and (s.status is distinct from ${status.scheduled}
      or s.scheduled_for is distinct from told.start or b.provider_id is distinct from d.provider_id
      or told.start <= ${now}::timestamptz
      or (${wasWrittenBefore(now)} and d.starts[1] > (d.day + time '08:00') at time zone s.time_zone)))`
}
