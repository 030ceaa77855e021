import { formatDate } from '../calendar/format-date.ts'
import { addDays, type Instant, instantAt, type LocalDate, wallClock } from '../calendar/local-date.ts'
import { dueReminder } from './reminders.ts'

/** The time of the evening before at which a photographer is told of a day. */
const evening = '20:00'

/** The visits of a photographer on a day: its zone, when the first of them was booked, and the start of the last one. */
export interface PhotographerDay {
  day: LocalDate
  timeZone: string
  firstBookedAt: Instant
  lastStart: Instant
}

/**
 * Is the summary of a photographer's day due? From 20h00 of the evening before, outside the quiet hours, until the last visit begins; not
 * when all visits were booked later, because each of these was told by its own mail (rule day-summary).
 */
export function isSummaryDue(
  { day, timeZone: zone, firstBookedAt, lastStart }: PhotographerDay,
  now: Instant,
): boolean {
  const at = instantAt(addDays(day, -1), evening, zone)
  if (Date.parse(firstBookedAt) > Date.parse(at)) return false
  return dueReminder([{ kind: 'day', at, until: lastStart }], now, { zone, sent: [] }) !== null
}

/** A day near now as a subject names it: `hoje, 08/12/2026`, `amanhã, 08/12/2026`, or the day alone. */
export function dayInSubject(day: LocalDate, now: Instant, zone: string): string {
  const { date: today } = wallClock(now, zone)
  const near = day === today ? 'hoje, ' : day === addDays(today, 1) ? 'amanhã, ' : ''
  return `${near}${formatDate(day)}`
}
