import type { Instant, LocalDate, Slot } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { isClosedDay, isFree, worksThatDay } from './free-providers.ts'

/** A slot wanted for an ensaio in a city. */
export interface WantedSlot {
  sessionId: number
  city: string
  day: LocalDate
  hour: Slot
}

/** Does any photographer work in that city on that day, even if fully booked? */
export async function isServedDay(tx: Tx, { city, day }: WantedSlot): Promise<boolean> {
  const date = sql`${day}::date`
  const { rows } = await sql<{ served: boolean }>`
    select not ${isClosedDay(date, city)}
      and exists (select 1 from providers where ${worksThatDay({ day: date, city })}) as served`.execute(tx)
  return rows[0]?.served ?? false
}

/** Releases a session's live booking; returns its photographer's id, or null when there was none. */
export async function releaseBooking(tx: Tx, sessionId: number, now: Instant): Promise<number | null> {
  const released = await tx
    .updateTable('bookings')
    .set({ released_at: now })
    .where('session_id', '=', sessionId)
    .where('released_at', 'is', null)
    .returning('provider_id')
    .executeTakeFirst()
  return released?.provider_id ?? null
}

async function tryToTake(tx: Tx, wanted: WantedSlot, now: Instant) {
  const day = sql`${wanted.day}::date`
  const hour = sql`${wanted.hour}::text`
  const { rows } = await sql<{ candidate: number | null; taken: number | null }>`
    with candidate as (
      select providers.id from providers
      where ${isFree({ day, hour, city: wanted.city, sessionId: wanted.sessionId })}
      order by (
        select count(*) from bookings b
        where b.provider_id = providers.id and b.day = ${day} and b.released_at is null
      ), providers.id
      limit 1
    ), taken as (
      insert into bookings (provider_id, session_id, day, hour, created_at)
      select id, ${wanted.sessionId}::int, ${day}, ${hour}, ${now}::timestamptz from candidate
      on conflict do nothing
      returning provider_id
    )
    select (select id from candidate) as candidate, (select provider_id from taken) as taken`.execute(tx)
  return rows[0] ?? { candidate: null, taken: null }
}

// Each failed attempt means that another transaction took a photographer; a city has fewer than this.
const attempts = 100

/**
 * Books the photographer with the fewest visits that day; null when the slot is full. After losing a photographer to
 * another transaction it tries the next: the unique index alone decides (rule slot-is-won-once).
 */
export async function takeSlot(tx: Tx, wanted: WantedSlot, now: Instant): Promise<number | null> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { candidate, taken } = await tryToTake(tx, wanted, now)
    if (taken !== null) return taken
    if (candidate === null) return null
  }
  return null
}

/** Books one photographer for a slot; false when they are not free, or another transaction was first. */
export async function takeProvider(
  tx: Tx,
  { providerId, ...wanted }: WantedSlot & { providerId: number },
  now: Instant,
): Promise<boolean> {
  const day = sql`${wanted.day}::date`
  const hour = sql`${wanted.hour}::text`
  const { rows } = await sql<{ id: number }>`
    insert into bookings (provider_id, session_id, day, hour, created_at)
    select providers.id, ${wanted.sessionId}::int, ${day}, ${hour}, ${now}::timestamptz from providers
    where providers.id = ${providerId} and ${isFree({ day, hour, city: wanted.city, sessionId: wanted.sessionId })}
    on conflict do nothing
    returning id`.execute(tx)
  return rows.length === 1
}
