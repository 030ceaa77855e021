import { formatDayAndMonth, formatWeekday } from '../calendar/format-date.ts'
import {
  addDays,
  type Instant,
  instantAt,
  type LocalDate,
  mondayOf,
  wallClock,
  weekdayOf,
} from '../calendar/local-date.ts'
import { isQuiet } from './reminders.ts'

/** A week of the digest: its Monday, and the instants that bound it and the week before. */
export interface DigestWeek {
  monday: LocalDate
  /** The day on which it is told. */
  today: LocalDate
  lastFrom: Instant
  from: Instant
  until: Instant
}

/**
 * The week that is told now, in the house's zone: on Mondays from 08h00, and on Tuesdays by a server that was away; null otherwise and in
 * the quiet hours (rule weekly-digest).
 */
export function digestWeek(now: Instant, zone: string): DigestWeek | null {
  const { date: today } = wallClock(now, zone)
  const weekday = weekdayOf(today)
  if ((weekday !== 1 && weekday !== 2) || isQuiet(now, zone)) return null
  const monday = mondayOf(today)
  const midnight = (days: number) => instantAt(addDays(monday, days), '00:00', zone)
  return { monday, today, lastFrom: midnight(-7), from: midnight(0), until: midnight(7) }
}

/** The week of a Monday in a sentence: `7 a 13 de dezembro`, `30 de novembro a 6 de dezembro`. */
export function digestWeekText(monday: LocalDate): string {
  const sunday = addDays(monday, 6)
  const first = formatDayAndMonth(monday)
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7)
  return `${isOneMonth ? first.split(' ')[0] : first} a ${formatDayAndMonth(sunday)}`
}

/** A visit in a list of a week: `terça-feira, 8 de dezembro, 10h30`. */
export function weekVisitText(start: Instant, zone: string): string {
  const { date, time } = wallClock(start, zone)
  return `${formatWeekday(date)}, ${formatDayAndMonth(date)}, ${time.replace(':', 'h')}`
}
