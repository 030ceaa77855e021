import type { Database } from '@ensaio/api/database/database'
import type { Random } from '@ensaio/api/demo/random'
import { type ChosenSlot, defaultZone, type Instant, type Slot, slotOf } from '@ensaio/domain'
import { sql } from 'kysely'
import type { History, Reading, SlotOf, TimedAttempt } from '../history/timed-history.ts'
import { book, offered } from './visitor.ts'

/** The servers, the slots and the ensaios of a crowd of visitors. */
export interface Crowd {
  urls: readonly string[]
  slots: readonly ChosenSlot[]
  /** Tokens of ensaios, each of one visitor. */
  tokens: readonly string[]
  /** The token of an ensaio that only reads free times. */
  reader: string
  visitors: number
  random: Random
}

/** Everything that the visitors have seen so far, and the function that stops them. */
export interface VisitorRun {
  attempts: TimedAttempt[]
  readings: Reading[]
  /** Stops the visitors; resolves once all pending requests have ended. */
  end(): Promise<void>
}

const now = () => performance.now()

/** Starts visitors: each books and moves its own ensaios, one attempt after another, and reads free times, at any server. */
export function startVisitors({ urls, slots, tokens, reader, visitors, random }: Crowd): VisitorRun {
  const attempts: TimedAttempt[] = []
  const readings: Reading[] = []
  let isOver = false

  async function look(url: string): Promise<void> {
    const asked = now()
    // A failed read is not recorded.
    const free = await offered(url, reader).catch(() => null)
    if (free) readings.push({ asked, answered: now(), offered: free })
  }

  async function visit(own: readonly string[]): Promise<void> {
    while (!isOver) {
      const url = random.pick(urls)
      if (random.between(1, 5) === 1) {
        await look(url)
        continue
      }
      const asked = now()
      const attempt = await book(url, random.pick(own), random.pick(slots))
      attempts.push({ ...attempt, asked, answered: now() })
    }
  }

  const visiting = Array.from({ length: visitors }, (_, nth) =>
    visit(tokens.filter((_, index) => index % visitors === nth)),
  )
  return {
    attempts,
    readings,
    end: async () => {
      isOver = true
      await Promise.all(visiting)
    },
  }
}

/** Reads the final bookings and events from the database. */
export async function readFinalState(db: Database): Promise<Pick<History, 'kept' | 'events'>> {
  const kept = await db
    .selectFrom('bookings')
    .innerJoin('photo_sessions', 'photo_sessions.id', 'bookings.session_id')
    .select(['provider_id as provider', 'day as date', 'hour', 'token'])
    .where('released_at', 'is', null)
    .execute()
  const { rows } = await sql<{ token: string; to: Instant }>`
    select token, detail->>'to' as to from session_events e join photo_sessions s on s.id = e.session_id
    where kind in ('scheduled', 'rescheduled', 'informed')`.execute(db)
  const events = rows.flatMap(({ token, to }): SlotOf[] => {
    const slot = slotOf(to, defaultZone)
    return slot ? [{ token, ...slot }] : []
  })
  return { kept: kept.map((one) => ({ ...one, hour: one.hour as Slot })), events }
}
