import { formatDayAndMonth, formatWeekday } from '../calendar/format-date.ts'
import { addDays, type Instant, instantAt, type LocalDate, wallClock } from '../calendar/local-date.ts'

/** The reminders of a visit, first to last (rule visit-reminders). */
export const reminderKinds = ['two_days', 'one_day', 'morning'] as const
export type ReminderKind = (typeof reminderKinds)[number]

/** The reminders of an ensaio without a date, first to last (rule date-reminders). */
export const dateReminderKinds = ['first', 'second'] as const
export type DateReminderKind = (typeof dateReminderKinds)[number]

/** A reminder and when it is sent: from `at` until before `until`, after which it would be of no use. */
export interface ReminderTime<Kind> {
  kind: Kind
  at: Instant
  until: Instant
}

/** A booked visit: its start, the zone of the property, and when it was booked for this start. */
export interface BookedVisit {
  start: Instant
  timeZone: string
  bookedAt: Instant
}

const quietFrom = '21:00'
const quietUntil = '08:00'
/** The time on the evening before at which a reminder of the quiet hours is sent instead. */
const evening = '20:00'
/** For a visit that begins earlier, the last reminder is sent on the evening before: in the morning it would be too late. */
const earlyStart = '09:00'
const hour = 3_600_000

/** Is no reminder sent at that instant? From 21h00 to 08h00 on the clock of the zone. */
export function isQuiet(now: Instant, zone: string): boolean {
  const { time } = wallClock(now, zone)
  return time >= quietFrom || time < quietUntil
}

/** When the quiet hours that an instant lies in end, on the clock of the zone. */
export function quietEnd(now: Instant, zone: string): Instant {
  const { date, time } = wallClock(now, zone)
  return instantAt(time >= quietFrom ? addDays(date, 1) : date, quietUntil, zone)
}

/** A day and time at the property, or the evening before it where it lies in the quiet hours. */
function awakeAt(date: LocalDate, time: string, zone: string): Instant {
  if (time >= quietFrom) return instantAt(date, evening, zone)
  return time < quietUntil ? instantAt(addDays(date, -1), evening, zone) : instantAt(date, time, zone)
}

/**
 * The reminders of a visit that are due after it was booked: two days and one day before, at the hour of the visit, and on its morning at
 * 08h00. What lies in the quiet hours is sent at 20h00 of the evening before, and so is the morning's for a visit before 09h00. Each is of
 * use until the next one is due, the last until the visit begins (rule visit-reminders).
 */
export function visitReminders({
  start,
  timeZone: zone,
  bookedAt,
}: BookedVisit): ReminderTime<ReminderKind>[] {
  const { date, time } = wallClock(start, zone)
  const isEarly = time < earlyStart
  const times: Record<ReminderKind, Instant> = {
    two_days: awakeAt(addDays(date, -2), time, zone),
    one_day: awakeAt(addDays(date, -1), time, zone),
    morning: isEarly ? instantAt(addDays(date, -1), evening, zone) : instantAt(date, quietUntil, zone),
  }
  return reminderKinds
    .map((kind, nth) => {
      const next = reminderKinds[nth + 1]
      return { kind, at: times[kind], until: next === undefined ? start : times[next] }
    })
    .filter(({ at }) => Date.parse(at) > Date.parse(bookedAt))
}

/**
 * The reminders of an ensaio that has no date since an instant: after three and after seven days, outside the quiet hours. Each is of use
 * for a day (rule date-reminders).
 */
export function dateReminders(since: Instant, zone: string): ReminderTime<DateReminderKind>[] {
  const { date, time } = wallClock(since, zone)
  const after = { first: 3, second: 7 } as const
  return dateReminderKinds.map((kind) => {
    const at = awakeAt(addDays(date, after[kind]), time, zone)
    return { kind, at, until: new Date(Date.parse(at) + 24 * hour).toISOString() }
  })
}

/** The reminder to send now; null when none is due, in the quiet hours, or after it or a later one was `sent`. */
export function dueReminder<Kind>(
  times: readonly ReminderTime<Kind>[],
  now: Instant,
  { zone, sent }: { zone: string; sent: readonly unknown[] },
): ReminderTime<Kind> | null {
  if (isQuiet(now, zone)) return null
  const moment = Date.parse(now)
  const left = times.slice(times.findLastIndex(({ kind }) => sent.includes(kind)) + 1)
  return left.find(({ at, until }) => Date.parse(at) <= moment && moment < Date.parse(until)) ?? null
}

/** How many days after the promised one a late delivery is still news: over a weekend without a server. */
const newsDays = 3

/** The promised days whose lateness is told now, in the house's zone; null in the quiet hours (rule late-delivery-mail). */
export function lateDaysToTell(now: Instant, zone: string): { from: LocalDate; until: LocalDate } | null {
  if (isQuiet(now, zone)) return null
  const { date } = wallClock(now, zone)
  return { from: addDays(date, -newsDays), until: addDays(date, -1) }
}

/** The day of a visit, in a sentence: `hoje`, `amanhã`, `no sábado, 28 de novembro`, `na terça-feira, 1º de dezembro`. */
export function nearDayText(start: Instant, now: Instant, zone: string): string {
  const { date } = wallClock(start, zone)
  const today = wallClock(now, zone).date
  if (date === today) return 'hoje'
  if (date === addDays(today, 1)) return 'amanhã'
  const weekday = formatWeekday(date)
  return `${weekday.endsWith('feira') ? 'na' : 'no'} ${weekday}, ${formatDayAndMonth(date)}`
}
