import { formatDayAndMonth, type LocalDate, type TimeOff, withNoun } from '@ensaio/domain'

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
