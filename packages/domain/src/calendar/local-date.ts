import * as v from 'valibot'

/** A calendar day as text, `yyyy-MM-dd`: never a `Date` at midnight (rule local-day). Days compare as text. */
export type LocalDate = string
/** A month as text, `yyyy-MM`. */
export type LocalMonth = string
/** A moment in UTC, ISO 8601: `2026-11-23T11:30:00.000Z`. */
export type Instant = string

/** The time zone of the three served cities (rule wire-dates). */
export const defaultZone = 'America/Sao_Paulo'

const dayInMilliseconds = 86_400_000

function utc(date: LocalDate): Date {
  return new Date(`${date}T00:00:00Z`)
}

/** Is this text a day that exists? `2026-02-30` is not. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)) return false
  const day = Number(text.slice(8))
  // Answers contain hundreds of days; only the ends of months need a lookup.
  return day <= 28 || utc(text).getUTCDate() === day
}

export const LocalDate = v.pipe(
  v.string('Informe uma data.'),
  v.check(isLocalDate, 'Informe uma data que existe, no formato aaaa-mm-dd.'),
)

export const Instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Informe um instante ISO 8601.'),
)

/** The day a number of days later (or earlier, when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(utc(date).getTime() + days * dayInMilliseconds).toISOString().slice(0, 10)
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: LocalDate): number {
  return utc(date).getUTCDay()
}

/** The Monday of a day's week; a Sunday ends its week. */
export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -((weekdayOf(date) + 6) % 7))
}

/** The month of a day. */
export function monthOf(date: LocalDate): LocalMonth {
  return date.slice(0, 7)
}

/** The month a number of months later (or earlier, when negative). */
export function addMonths(month: LocalMonth, months: number): LocalMonth {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const first = new Date(Date.UTC(year, number - 1 + months, 1))
  return first.toISOString().slice(0, 7)
}

/** The number of days in a month. */
export function daysIn(month: LocalMonth): number {
  return Number(addDays(`${addMonths(month, 1)}-01`, -1).slice(8))
}

/** The same day of another month, or that month's last day when it has no such day. */
export function sameDayIn(month: LocalMonth, date: LocalDate): LocalDate {
  const day = Math.min(Number(date.slice(8)), daysIn(month))
  return `${month}-${String(day).padStart(2, '0')}`
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The cached formatter of a zone; creating one is expensive. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(zone, clock)
  return clock
}

/** The day and `HH:mm` that a wall clock in a zone shows at an instant. */
export function wallClock(instant: Instant, zone: string): { date: LocalDate; time: string } {
  const parts = clockOf(zone).formatToParts(new Date(instant))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** The instant at which a wall clock in a zone shows this day and time (`HH:mm`). A skipped hour reads as the hour after. */
export function instantAt(date: LocalDate, time: string, zone: string): Instant {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const shownAt = (moment: number) => {
    const shown = wallClock(new Date(moment).toISOString(), zone)
    return Date.parse(`${shown.date}T${shown.time}:00Z`)
  }
  // The offset is the wall clock's time minus the instant; computed twice, because it may differ at the result.
  const guess = wanted - (shownAt(wanted) - wanted)
  return new Date(guess - (shownAt(guess) - wanted)).toISOString()
}
