import { addDays, type Instant, type LocalDate, type LocalMonth, wallClock, weekdayOf } from './local-date.ts'

/** The names of the weekdays; 0 is Sunday. */
export const weekdayNames = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const

/** Short weekdays for a calendar's header; 0 is Sunday. */
export const shortWeekdayNames = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const

export const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

function monthName(numbered: string): string {
  return monthNames[Number(numbered.slice(5, 7)) - 1] ?? ''
}

/** `2026-08` → `agosto de 2026`. */
export function formatMonth(month: LocalMonth): string {
  return `${monthName(month)} de ${month.slice(0, 4)}`
}

/** `2026-08-31` → `segunda-feira`. */
export function formatWeekday(date: LocalDate): string {
  return weekdayNames[weekdayOf(date)] ?? ''
}

/** `2026-08-31` → `segunda-feira, 31 de agosto de 2026` (rule wire-dates). */
export function formatLongDate(date: LocalDate): string {
  return `${formatWeekday(date)}, ${formatDayAndMonth(date)} de ${date.slice(0, 4)}`
}

/** `2026-08-31` → `31 de agosto`; the first of a month is `1º`. */
export function formatDayAndMonth(date: LocalDate): string {
  const day = Number(date.slice(8))
  return `${day === 1 ? '1º' : day} de ${monthName(date)}`
}

/** `2026-08-31` → `31/08/2026`. */
export function formatDate(date: LocalDate): string {
  return date.split('-').reverse().join('/')
}

/** The day of an instant in a zone: `31/08/2026`. */
export function formatInstantDate(instant: Instant, zone: string): string {
  return formatDate(wallClock(instant, zone).date)
}

/** An instant in a zone, for reviews and mails: `segunda-feira, 31 de agosto de 2026, 08h30` (rule wire-dates). */
export function formatLongInstant(instant: Instant, zone: string): string {
  const shown = wallClock(instant, zone)
  return `${formatLongDate(shown.date)}, ${shown.time.replace(':', 'h')}`
}

/** An instant in a zone, for lists: `31/08/2026, 08h30`. */
export function formatShortInstant(instant: Instant, zone: string): string {
  const shown = wallClock(instant, zone)
  return `${formatDate(shown.date)}, ${shown.time.replace(':', 'h')}`
}

/** An instant relative to now: `hoje, 08h30`, `ontem, 08h30`, `amanhã, 08h30`, `31 de agosto, 08h30`; with the year if it differs. */
export function formatRecentInstant(instant: Instant, now: Instant, zone: string): string {
  const shown = wallClock(instant, zone)
  const today = wallClock(now, zone).date
  const time = shown.time.replace(':', 'h')
  if (shown.date === today) return `hoje, ${time}`
  if (shown.date === addDays(today, -1)) return `ontem, ${time}`
  if (shown.date === addDays(today, 1)) return `amanhã, ${time}`
  const year = shown.date.slice(0, 4)
  return `${formatDayAndMonth(shown.date)}${year === today.slice(0, 4) ? '' : ` de ${year}`}, ${time}`
}
