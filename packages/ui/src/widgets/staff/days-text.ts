import {
  formatDayAndMonth,
  type LocalDate,
  shortWeekdayNames,
  type TimeOff,
  weekdayNames,
  withNoun,
} from '@ensaio/domain'

const year = (date: LocalDate) => date.slice(0, 4)

/** `23 a 27 de novembro de 2026`, `30 de novembro a 4 de dezembro de 2026`, or one day, `23 de novembro de 2026`. */
export function daysOffText({ starts_on, ends_on }: Pick<TimeOff, 'starts_on' | 'ends_on'>): string {
  const end = `${formatDayAndMonth(ends_on)} de ${year(ends_on)}`
  if (starts_on === ends_on) return end
  if (year(starts_on) !== year(ends_on))
    return `${formatDayAndMonth(starts_on)} de ${year(starts_on)} a ${end}`
  const start = formatDayAndMonth(starts_on)
  return `${starts_on.slice(0, 7) === ends_on.slice(0, 7) ? start.split(' ')[0] : start} a ${end}`
}

/** `1 visita marcada`, `3 visitas marcadas`. */
export function visitsMarkedText(visits: number): string {
  return withNoun(visits, 'visita marcada', 'visitas marcadas')
}

/** The possible working days, Monday first; on a Sunday (0) only where the city has times then (rule city-hours). */
export const visitDays = [1, 2, 3, 4, 5, 6, 0] as const

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
  const places = days.map((day) => (day === 0 ? 7 : day)).sort()
  const names = places.map((place) => shortWeekdayNames[place % 7] ?? '')
  const [first, last] = [names[0], names.at(-1)]
  if (!first || !last) return 'Nenhum dia'
  const isRun = places.length > 2 && (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1
  const text = isRun
    ? `${first} a ${last}`
    : names.length === 1
      ? first
      : `${names.slice(0, -1).join(', ')} e ${last}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}
