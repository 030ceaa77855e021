import { type Instant, type LocalDate, type Slot, status, type VerticalData } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { canGo, isFree, isOfferedTime, isUnbooked, occupiedMinutes, worksThatDay } from './availability.ts'
import { readWhoGoes } from './candidates.ts'

/** A slot wanted for an ensaio in a city. */
export interface WantedSlot {
  sessionId: number
  city: string
  day: LocalDate
  hour: Slot
}

/** A slot as committed bookings show it. */
interface SlotAsSeen {
  /** Does any photographer work there on that day, even if fully booked? */
  served: boolean
  /** Does the city offer the time? */
  offered: boolean
  /** Can anybody be sent, once the bookings of `sessionIds` are released? */
  free: boolean
}

/** Reads whether a slot can be booked, without waiting for transactions that are booking it. */
export async function lookAtSlot(
  tx: Tx,
  { sessionIds, ...wanted }: Omit<WantedSlot, 'sessionId'> & { sessionIds: readonly number[] },
): Promise<SlotAsSeen> {
  const slot = {
    day: sql`${wanted.day}::date`,
    hour: sql`${wanted.hour}::text`,
    city: wanted.city,
    sessionId: sessionIds,
  }
  const { rows } = await sql<SlotAsSeen>`
    select exists (select 1 from providers where ${worksThatDay(slot)}) as served,
      ${isOfferedTime(slot)} as offered,
      exists (select 1 from providers where ${canGo(slot)}) as free ${prepared}`.execute(tx)
  return rows[0] ?? { served: false, offered: false, free: false }
}

/** Releases a session's live booking; returns its photographer's id, or null when there was none. */
export async function releaseBooking(tx: Tx, sessionId: number, now: Instant): Promise<number | null> {
  const released = await tx
    .updateTable('bookings')
    .set({ released_at: now })
    .where('session_id', '=', sessionId)
    .where('released_at', 'is', null)
    .returning('provider_id')
    .modifyEnd(prepared)
    .executeTakeFirst()
  return released?.provider_id ?? null
}

/** The photographer of a session's live booking; null when there is none. */
export async function bookedProvider(tx: Tx, sessionId: number): Promise<number | null> {
  const booked = await tx
    .selectFrom('bookings')
    .select('provider_id')
    .where('session_id', '=', sessionId)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return booked?.provider_id ?? null
}

/**
 * Makes the bookings by the agenda of one city and day wait for each other until their transactions end. Indexes keep visits apart in time;
 * this keeps two simultaneous ones of a photographer within reach of each other (rule travel-time). Ask for it before any booking of the
 * transaction is released: a transaction that waits must hold no booking that the other one needs.
 */
export async function waitForDay(tx: Tx, { city, day }: Pick<WantedSlot, 'city' | 'day'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${city}), ${day}::date - '2000-01-01'::date)`.execute(tx)
}

// Each failed attempt means that somebody took a photographer beside the agenda; a city has fewer than this.
const attempts = 100

/**
 * Books the photographer that rule who-goes names; null when nobody can be sent. After losing one to another transaction it asks the next:
 * the unique index and the exclusion of overlaps alone decide (rules slot-is-won-once and visits-never-overlap).
 */
export async function takeSlot(
  tx: Tx,
  { sessionId, ...wanted }: WantedSlot,
  now: Instant,
): Promise<number | null> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const [providerId] = await readWhoGoes(tx, { ...wanted, sessionIds: [sessionId] })
    if (providerId === undefined) return null
    if (await takeProvider(tx, { ...wanted, sessionId, providerId }, now)) return providerId
  }
  return null
}

/**
 * Books one photographer for a slot; false when they are at another visit then, do not work, or another transaction was first.
 * `beyondAgenda` books them on a day off, too; never twice (rule beyond-agenda).
 */
export async function takeProvider(
  tx: Tx,
  {
    providerId,
    beyondAgenda = false,
    ...wanted
  }: WantedSlot & { providerId: number; beyondAgenda?: boolean },
  now: Instant,
): Promise<boolean> {
  const day = sql`${wanted.day}::date`
  const hour = sql`${wanted.hour}::text`
  const slot = { day, hour, city: wanted.city, sessionId: wanted.sessionId }
  const { rows } = await sql<{ id: number }>`
    insert into bookings (provider_id, session_id, day, hour, minutes, created_at)
    select providers.id, ${wanted.sessionId}::int, ${day}, ${hour}, ${occupiedMinutes(wanted.city)}, ${now}::timestamptz
    from providers
    where providers.id = ${providerId} and providers.active and providers.city = ${wanted.city}
      and ${beyondAgenda ? isUnbooked(slot) : isFree(slot)}
    on conflict do nothing
    returning id ${prepared}`.execute(tx)
  return rows.length === 1
}

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

/** When what is known of a visit changed last, and when it began as it was last booked. */
export interface VisitChange {
  at: Instant
  /** Null where it was never booked. */
  start: Instant | null
}

/** The events after which the mails bring the calendar entry of a visit again. */
const isToldOf = sql`e.kind in ('scheduled', 'rescheduled', 'informed', 'reassigned', 'service_changed', 'moved', 'canceled')`

/** The events whose `to` is a start; that of others is a status or a service. */
const tellsStart = sql`e.kind in ('scheduled', 'rescheduled', 'informed')`

/** When what is known of a session's visit (`s`) changed last. */
export const lastChangeOf = sql<Instant>`coalesce(
  (select e.created_at from session_events e where e.session_id = s.id and ${isToldOf} order by e.id desc limit 1),
  s.created_at)`

/** Reads the last change of a token's visit; null when the token is unknown. */
export async function lastChange(db: Database, token: string): Promise<VisitChange | null> {
  const { rows } = await sql<{ at: Instant; to: string | null }>`
    select coalesce(e.created_at, s.created_at) as at,
      case when ${tellsStart} then e.detail ->> 'to' end as to
    from photo_sessions s left join session_events e on e.session_id = s.id
      and ${isToldOf}
    where s.token = ${token}
    order by e.id desc`.execute(db)
  const [last] = rows
  const booked = rows.find(({ to }) => to !== null)
  return last === undefined ? null : { at: last.at, start: booked?.to ?? null }
}

/** Who receives the photographer, where the keys are, and notes (rule scheduling-contact). */
export interface VisitInformation {
  responsible: { name: string; phone: string; email: string } | null
  keys: string | null
  notes: string
}

/** Writes the visit's start and what the holder told; a blank note keeps the one that was there. Another start is another visit, which can be received. */
export async function writeVisit(
  tx: Tx,
  session: {
    id: number
    vertical_data: VerticalData
    scheduled_for: Instant | null
    unable_at: Instant | null
  },
  start: Instant,
  information: VisitInformation,
): Promise<void> {
  const verticalData: VerticalData = {
    ...session.vertical_data,
    keys: information.keys,
    additional_info: information.notes || session.vertical_data.additional_info,
  }
  await tx
    .updateTable('photo_sessions')
    .set({
      status: status.scheduled,
      scheduled_for: start,
      vertical_data: JSON.stringify(verticalData),
      scheduling_responsible_info: information.responsible && JSON.stringify(information.responsible),
      unable_at: session.scheduled_for === start ? session.unable_at : null,
    })
    .where('id', '=', session.id)
    .execute()
}

/** Stores that nobody can receive the photographer at the booked time. */
export async function markUnable(tx: Tx, sessionId: number, now: Instant): Promise<void> {
  await tx.updateTable('photo_sessions').set({ unable_at: now }).where('id', '=', sessionId).execute()
}
