import {
  askedExchanges,
  boardModel,
  dayToShorten,
  type Instant,
  type LocalDate,
  shorterDayOf,
} from '@ensaio/domain'
import type { Clock } from '../adapters/clock.ts'
import type { Links } from '../config/links.ts'
import { type Database, type Tx, transact } from '../database/database.ts'
import { exchangeVisits } from '../providers/exchange-visits.ts'
import { readBoard } from '../scheduling/repository/board.ts'
import { citiesToShorten, claimShortening, isShortened } from '../scheduling/repository/day-shortenings.ts'
import { readSettings } from '../settings/repository/settings.ts'

/** Shortens a day of a city, unless another process has claimed it; returns how many visits change hands. */
async function shortenDay(
  tx: Tx,
  { city, day, links }: { city: string; day: LocalDate; links: Links },
  now: Instant,
): Promise<number> {
  const board = await readBoard(tx, { from: day, days: 1, city })
  const model = boardModel({ ...board, horizon_days: 0, map_tiles: null })
  const exchanges = askedExchanges(shorterDayOf(model, city, day, now).exchanges)
  if (!(await claimShortening(tx, { city, day, exchanged: exchanges.length }, now))) return 0
  return exchanges.length === 0 ? 0 : exchangeVisits(tx, { viewer: null, input: { exchanges }, links }, now)
}

/**
 * Shortens tomorrow's ways in each city, where the house turned that on (rule shorter-day): from 16h00 at the city's clock, before
 * photographers read of their day. Each day once across processes, in a transaction of its own; a day that a person changes at the same
 * moment is tried again. Returns how many visits change hands.
 */
export async function shortenDays(
  { db, clock, links }: { db: Database; clock: Clock; links: Links },
  onFailure: (error: unknown) => void,
): Promise<number> {
  const { settings } = await readSettings(db)
  if (!settings.shorten_days) return 0
  const now = clock.now()
  let exchanged = 0
  for (const { name: city, time_zone } of await citiesToShorten(db)) {
    const day = dayToShorten(time_zone, now)
    if (day === null || (await isShortened(db, city, day))) continue
    try {
      exchanged += await transact(db, (tx) => shortenDay(tx, { city, day, links }, now))
    } catch (error) {
      onFailure(error)
    }
  }
  return exchanged
}
