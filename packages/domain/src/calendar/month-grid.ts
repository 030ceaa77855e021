import { addDays, daysIn, type LocalDate, type LocalMonth, weekdayOf } from './local-date.ts'

/** The cells of a month, Sunday first: 35, or 42 when 35 would lose a day (rule month-grid). */
export function monthGrid(month: LocalMonth): LocalDate[] {
  const first: LocalDate = `${month}-01`
  const lead = weekdayOf(first)
  const cells = lead + daysIn(month) > 35 ? 42 : 35
  return Array.from({ length: cells }, (_, index) => addDays(first, index - lead))
}
