import type { Ports } from '../adapters/ports.ts'
import { positionByPostalCode } from '../places/property-position.ts'
import {
  foundBefore,
  insertPositions,
  newestSession,
  replaceFound,
  unlocatedSessions,
} from '../places/repository/session-positions.ts'

/** The ids that a round looks through, few enough for it to end within the time that a stop waits. */
const atOnce = 1000
const day = 24 * 60 * 60 * 1000
/** The days for which the terms of Google Places allow to keep a found position. */
const keptDays = 30

/**
 * Creates a job that locates the ensaios without a position by their CEP, the newest first, and replaces positions that a search of places
 * found more than 30 days ago (rule property-position). It asks nobody outside. Each round looks through a range of ids; once all were
 * looked through, only those of newer ensaios, which older servers leave without one.
 */
export function sessionLocator({ db, clock }: Pick<Ports, 'db' | 'clock'>): () => Promise<number> {
  /** Ensaios up to this id were not looked through yet. */
  let below = Number.POSITIVE_INFINITY
  /** Ensaios above this id are new since the last round. */
  let seen: number | null = null

  async function locate(from: number, until: number): Promise<number> {
    const found = await unlocatedSessions(db, { from, until })
    const located = found.map(({ id, address }) => ({
      sessionId: id,
      position: positionByPostalCode(address),
    }))
    await insertPositions(db, located, clock.now())
    return located.length
  }

  async function replaceOld(): Promise<number> {
    const now = clock.now()
    const before = new Date(Date.parse(now) - keptDays * day).toISOString()
    const old = await foundBefore(db, before, atOnce)
    for (const { id, address } of old) {
      await replaceFound(db, { sessionId: id, position: positionByPostalCode(address), before }, now)
    }
    return old.length
  }

  return async () => {
    const newest = await newestSession(db)
    seen ??= newest
    below = Math.min(below, newest)
    const upTo = Math.min(newest, seen + atOnce)
    const added = await locate(seen + 1, upTo)
    seen = upTo
    const until = below
    below = Math.max(0, until - atOnce)
    const filled = until > 0 ? await locate(below + 1, until) : 0
    return added + filled + (await replaceOld())
  }
}
