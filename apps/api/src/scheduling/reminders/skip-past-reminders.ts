import {
  addDays,
  dateReminders,
  defaultZone,
  type Instant,
  isSummaryDue,
  visitReminders,
  wallClock,
} from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'
import { claimDay, daysToTell, lockDay } from '../repository/day-summaries.ts'
import { claimReminder, comingVisits, lockLate, undatedSessions } from '../repository/reminders.ts'

const mostLateDays = 4

/** Marks the reminders and day summaries whose time came before the demo began as sent, so that its first minutes mail none (rule demo-seed). */
export async function skipPastReminders(tx: Tx, now: Instant): Promise<void> {
  const isPast = ({ at }: { at: Instant }) => Date.parse(at) <= Date.parse(now)
  for await (const { id, at: start, timeZone, bookedAt } of comingVisits(tx, now))
    for (const { kind } of visitReminders({ start, timeZone, bookedAt }).filter(isPast))
      await claimReminder(tx, { sessionId: id, kind, about: start }, now)
  for await (const { id, at: since, timeZone } of undatedSessions(tx, now))
    for (const { kind } of dateReminders(since, timeZone).filter(isPast))
      await claimReminder(tx, { sessionId: id, kind, about: since }, now)
  const { date: today } = wallClock(now, defaultZone)
  const days = { from: addDays(today, -mostLateDays), until: addDays(today, -1) }
  for (const { id, start } of await lockLate(tx, days, now))
    await claimReminder(tx, { sessionId: id, kind: 'late', about: start }, now)
  for (const day of (await daysToTell(tx, now)).filter((one) => isSummaryDue(one, now)))
    await claimDay(tx, { ...day, visits: (await lockDay(tx, day, now)) ?? [] }, now)
}
