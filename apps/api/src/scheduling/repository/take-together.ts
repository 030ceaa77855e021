import type { Instant, LocalDate, Slot } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { PlaceTogether } from './availability.ts'
import { occupiedMinutes } from './availability.ts'
import { readWhoGoes } from './candidates.ts'

/** A visit that is booked with others, and its time. */
export interface VisitTogether {
  sessionId: number
  hour: Slot
}

/** A photographer who can be sent at a time; the lowest `place` is asked first (rule who-goes). */
export interface FreeProvider {
  hour: Slot
  id: number
  place: number
}

/**
 * Assigns a photographer to each visit: first one already assigned here, then the one free for most visits, then the one whom rule who-goes
 * names first. Null when a visit has no free photographer.
 */
export function sendProviders(
  visits: readonly VisitTogether[],
  free: readonly FreeProvider[],
): (VisitTogether & { providerId: number })[] | null {
  const hours = new Set(visits.map(({ hour }) => hour))
  const usable = free.filter(({ hour }) => hours.has(hour))
  const count = (all: readonly { id: number }[], id: number) => all.filter((one) => one.id === id).length
  const sent: (VisitTogether & { providerId: number })[] = []
  for (const visit of visits) {
    const goes = sent.map(({ providerId: id }) => ({ id }))
    const [chosen] = usable
      .filter(
        ({ hour, id }) =>
          hour === visit.hour && !sent.some((one) => one.hour === hour && one.providerId === id),
      )
      .sort(
        (one, other) =>
          Number(count(goes, other.id) > 0) - Number(count(goes, one.id) > 0) ||
          count(usable, other.id) - count(usable, one.id) ||
          one.place - other.place ||
          one.id - other.id,
      )
    if (chosen === undefined) return null
    sent.push({ ...visit, providerId: chosen.id })
  }
  return sent
}

async function freeOn(tx: Tx, { city, sessionIds }: PlaceTogether, day: LocalDate, hours: readonly Slot[]) {
  const free: FreeProvider[] = []
  for (const hour of hours) {
    const ids = await readWhoGoes(tx, { sessionIds, city, day, hour })
    free.push(...ids.map((id, place) => ({ hour, id, place })))
  }
  return free
}

// Each failed attempt means that another transaction took a photographer.
const attempts = 20

/**
 * Books a photographer for each visit of a day, all or none; returns photographer ids by session, or null when that is impossible. Rows are
 * written in the order of photographers and times, to avoid deadlocks also between overlapping times; the unique index and the exclusion of
 * overlaps alone decide who gets one (rules slot-is-won-once and visits-never-overlap).
 */
export async function takeTogether(
  tx: Tx,
  { city, day, visits }: { city: string; day: LocalDate; visits: readonly VisitTogether[] },
  now: Instant,
): Promise<Map<number, number> | null> {
  const place = { city, sessionIds: visits.map(({ sessionId }) => sessionId) }
  const hours = [...new Set(visits.map(({ hour }) => hour))]
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const sent = sendProviders(visits, await freeOn(tx, place, day, hours))
    if (sent === null) return null
    await sql`savepoint together`.execute(tx)
    const { rows } = await sql`
      insert into bookings (provider_id, session_id, day, hour, minutes, created_at)
      select provider_id, session_id, ${day}::date, hour, ${occupiedMinutes(city)}, ${now}::timestamptz
      from unnest(
        ${sent.map(({ providerId }) => providerId)}::int[],
        ${sent.map(({ sessionId }) => sessionId)}::int[],
        ${sent.map(({ hour }) => hour)}::text[]
      ) as wanted (provider_id, session_id, hour)
      order by provider_id, hour
      on conflict do nothing
      returning id`.execute(tx)
    if (rows.length === visits.length)
      return new Map(sent.map(({ sessionId, providerId }) => [sessionId, providerId]))
    await sql`rollback to savepoint together`.execute(tx)
  }
  return null
}
