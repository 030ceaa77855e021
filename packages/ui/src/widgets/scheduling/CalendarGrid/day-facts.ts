import {
  type Availability,
  countFree,
  formatLongDate,
  type LocalDate,
  type LocalMonth,
  monthGrid,
  monthOf,
  withNoun,
} from '@ensaio/domain'

/** The kind of a day; only an `open` one can be chosen. */
type DayKind = 'open' | 'full' | 'past' | 'sunday'

/** One day of the grid, with its accessible name. */
export interface DayFacts {
  date: LocalDate
  kind: DayKind
  free: number
  label: string
}

function kindOf(date: LocalDate, weekday: number, free: number, today: LocalDate): DayKind {
  if (date < today) return 'past'
  if (free > 0) return 'open'
  return weekday === 0 ? 'sunday' : 'full'
}

const words: Record<DayKind, (free: number) => string> = {
  open: (free) => withNoun(free, 'horário livre', 'horários livres'),
  full: () => 'sem horários',
  past: () => 'já passou',
  sunday: () => 'não atendemos',
}

/** The weeks of a month, Sunday first; days of other months are null. */
export function weeksOf(
  month: LocalMonth,
  availability: Availability,
  today: LocalDate,
): (DayFacts | null)[][] {
  const cells = monthGrid(month).map((date, cell): DayFacts | null => {
    if (monthOf(date) !== month) return null
    const free = countFree(availability, date)
    const kind = kindOf(date, cell % 7, free, today)
    const label = `${date === today ? 'hoje, ' : ''}${formatLongDate(date)}, ${words[kind](free)}`
    return { date, kind, free, label }
  })
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
