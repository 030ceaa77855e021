import { shortWeekdayNames, weekdayNames } from '@ensaio/domain'

/** The possible working days, 1 Monday to 6 Saturday (rule opening-month). */
export const visitDays = [1, 2, 3, 4, 5, 6] as const

/** `Seg`, the text of a toggle. */
export function dayLabel(day: number): string {
  const short = shortWeekdayNames[day] ?? ''
  return short.charAt(0).toUpperCase() + short.slice(1)
}

/** The whole name of a day, `segunda-feira`. */
export function dayName(day: number): string {
  return weekdayNames[day] ?? ''
}

/** `[1, 2, 3, 4, 5]` → `Seg a sex`; `[1, 3]` → `Seg e qua`; none → `Nenhum dia`. */
export function workingDaysText(days: readonly number[]): string {
  const names = days.map((day) => shortWeekdayNames[day] ?? '')
  const [first, last] = [names[0], names.at(-1)]
  if (!first || !last) return 'Nenhum dia'
  const isRun = days.length > 2 && (days.at(-1) ?? 0) - (days[0] ?? 0) === days.length - 1
  const text = isRun
    ? `${first} a ${last}`
    : names.length === 1
      ? first
      : `${names.slice(0, -1).join(', ')} e ${last}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
