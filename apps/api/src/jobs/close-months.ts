import { lastMonth, wallClock } from '@ensaio/domain'
import type { Clock } from '../adapters/clock.ts'
import type { Links } from '../config/links.ts'
import { type Database, transact } from '../database/database.ts'
import { boundsOf, closeAndMail } from '../payments/closing/close-month.ts'
import { companiesToClose } from '../payments/repository/closing.ts'
import { readHouseZone } from '../settings/repository/house-brand.ts'
import { readSettings } from '../settings/repository/settings.ts'

/** Closes the month that ended last, for every company that was billed in it, each in a transaction of its own; returns how many it closed (rule closed-month). */
export async function closeMonths(
  { db, clock, links }: { db: Database; clock: Clock; links: Links },
  onFailure: (error: unknown) => void,
): Promise<number> {
  const now = clock.now()
  const zone = await readHouseZone(db)
  const { statement_due_days: dueDays = 10 } = (await readSettings(db)).settings
  const month = lastMonth(wallClock(now, zone).date)
  let closed = 0
  for (const companyId of await companiesToClose(db, month, boundsOf(month, zone))) {
    try {
      const closing = { zone, dueDays, links }
      const id = await transact(db, (tx) => closeAndMail(tx, { companyId, month }, closing, now))
      if (id !== null) closed += 1
    } catch (error) {
      onFailure(error)
    }
  }
  return closed
}
